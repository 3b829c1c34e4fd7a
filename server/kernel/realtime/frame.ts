/** Lengths above these take two and eight bytes of their own. */
const SHORT = 125
const MIDDLE = 65_535

/** A text message as a WebSocket frame, made once for all sockets. Source: RFC 6455, 5.2. */
export function framed(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const start = length <= SHORT ? 2 : length <= MIDDLE ? 4 : 10
  const frame = Buffer.allocUnsafe(start + length)
  frame[0] = 0x81
  frame[1] = length <= SHORT ? length : length <= MIDDLE ? 126 : 127
  if (start === 4) frame.writeUInt16BE(length, 2)
  if (start === 10) frame.writeBigUInt64BE(BigInt(length), 2)
  frame.write(text, start)
  return frame
}
