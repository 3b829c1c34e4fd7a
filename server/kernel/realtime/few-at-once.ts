/** Runs at most this many pieces of work at once; the others wait in order of arrival. */
export function fewAtOnce(most: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    // Work that ends hands its place on, so that no newcomer takes it.
    if (running < most) running++
    else await new Promise<void>((go) => void waiting.push(go))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
