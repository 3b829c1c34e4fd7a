import { open } from 'node:fs/promises'

/** Bytes that can be read at any place, so that a large file need not be held in memory. */
export interface ByteSource {
  size: number
  /** Fewer bytes than asked for at the end of the content. */
  read(offset: number, length: number): Promise<Buffer>
  close(): Promise<void>
}

/** Opens a file by its path, or the bytes themselves. */
export async function openSource(source: string | Uint8Array): Promise<ByteSource> {
  if (typeof source !== 'string') {
    const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength)
    return {
      size: bytes.length,
      read: async (offset, length) => bytes.subarray(offset, offset + length),
      close: async () => {},
    }
  }
  const file = await open(source, 'r')
  const { size } = await file.stat()
  return {
    size,
    async read(offset, length) {
      const wanted = Math.max(0, Math.min(length, size - offset))
      const { buffer, bytesRead } = await file.read(Buffer.alloc(wanted), 0, wanted, offset)
      return buffer.subarray(0, bytesRead)
    },
    close: () => file.close(),
  }
}

/** The content from `start`, in windows of at most `length` bytes. */
export async function* windows(source: ByteSource, start: number, length: number): AsyncGenerator<Buffer> {
  for (let offset = start; offset < source.size; offset += length) yield await source.read(offset, length)
}
