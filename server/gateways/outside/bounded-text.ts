/** An answer was larger than it may be. */
export class TooLarge extends Error {}

/** What a server of others answered, as text. Throws TooLarge once more bytes than `most` have come, and reads no further. */
export async function boundedText(body: AsyncIterable<Uint8Array> | null, most: number): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.length
    if (bytes > most) throw new TooLarge(`More than ${most} bytes came.`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
