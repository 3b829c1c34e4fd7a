/** Both ends are included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * The bytes that a `Range` header asks for of a body of `size` bytes: null for all of them, as for a header of another form or of several ranges, and
 * 'beyond' if the body has none of them.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'beyond' | null {
  const [, from, until] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? []
  if (from === undefined || until === undefined || (!from && !until)) return null
  if (!from) {
    const last = Math.min(Number(until), size)
    return last > 0 ? { start: size - last, end: size - 1 } : 'beyond'
  }
  const start = Number(from)
  if (until && Number(until) < start) return null
  if (start >= size) return 'beyond'
  return { start, end: until ? Math.min(Number(until), size - 1) : size - 1 }
}
