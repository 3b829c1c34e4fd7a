/** The kinds of frame that this bench uses. Source: RFC 6455, 5.2. */
export const TEXT = 1
export const CLOSE = 8
export const PING = 9
export const PONG = 10

const SHORT = 125
const LONG = 126
const LONGEST = 127

/** Passes each whole frame from the server on, and answers the incomplete rest. */
export function readFrames(data: Buffer, take: (kind: number, body: Buffer) => void): Buffer | null {
  for (let at = 0; at < data.length; ) {
    const short = data[at + 1] ?? LONG
    const start = at + (short <= SHORT ? 2 : short === LONG ? 4 : 10)
    if (start > data.length) return data.subarray(at)
    const end = start + lengthAt(data, at, short)
    if (end > data.length) return data.subarray(at)
    take((data[at] ?? 0) & 15, data.subarray(start, end))
    at = end
  }
  return null
}

function lengthAt(data: Buffer, at: number, short: number): number {
  if (short <= SHORT) return short
  return short === LONGEST ? Number(data.readBigUInt64BE(at + 2)) : data.readUInt16BE(at + 2)
}

/** A client's frame. Its mask of zeros leaves the body unchanged. */
export function frameOf(kind: number, body: Buffer): Buffer {
  const isShort = body.length <= SHORT
  const head = Buffer.alloc(isShort ? 6 : 8)
  head[0] = 0x80 | kind
  head[1] = 0x80 | (isShort ? body.length : LONG)
  if (!isShort) head.writeUInt16BE(body.length, 2)
  return Buffer.concat([head, body])
}
