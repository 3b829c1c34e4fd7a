/** Answers a function whose promises all resolve once so many callers wait. */
export function barrier(count: number) {
  let open = () => {}
  const all = new Promise<void>((resolve) => (open = resolve))
  return () => {
    if (--count === 0) open()
    return all
  }
}
