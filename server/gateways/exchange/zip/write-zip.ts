import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** The same files make the same package. */
const WHEN = new Date('2000-01-01T00:00:00Z')

export interface PackageWriter {
  add(name: string, bytes: Uint8Array | string): void
  end(): Promise<Uint8Array>
}

/** Writes a zip file. */
export function createZip(): PackageWriter {
  const zip = new ZipFile()
  const names = new Set<string>()
  return {
    add(name, bytes) {
      if (names.has(name)) return
      names.add(name)
      zip.addBuffer(Buffer.from(bytes as Uint8Array), name, { mtime: WHEN })
    },
    async end() {
      zip.end()
      return buffer(zip.outputStream)
    },
  }
}
