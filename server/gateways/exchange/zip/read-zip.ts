import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { FileUnreadable } from '../neutral-block'

/** What may come out of one package: far more than anybody writes, and little enough to read. */
const MOST_UNPACKED = 150 * 1024 * 1024
const MOST_ENTRIES = 25_000

export interface Package {
  names: readonly string[]
  has(name: string): boolean
  /** A file's bytes. Throws FileUnreadable if it is larger than `most`, if all are too large together, or damaged. */
  read(name: string, most: number): Promise<Uint8Array>
  /** Unpacks everything once without keeping it. Throws FileUnreadable if it is too large. */
  weigh(): Promise<void>
}

const damaged = () => new FileUnreadable('This package is damaged: it cannot be unpacked. Make it again.')

/** Opens a zip file. Its own directory is believed in nothing: what is unpacked is counted. Throws FileUnreadable. */
export async function openZip(bytes: Uint8Array): Promise<Package> {
  const zip = await open(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const entries = await entriesOf(zip)
  // Files that lie on one another would be unpacked again and again.
  const packed = [...entries.values()].reduce((sum, { compressedSize }) => sum + compressedSize, 0)
  if (packed > bytes.length) throw damaged()
  let left = MOST_UNPACKED
  const tooLarge = () => new FileUnreadable('This package unpacks to more than 150 MB, so it is not read. Divide it.')
  return {
    async weigh() {
      let rest = MOST_UNPACKED
      for (const entry of entries.values()) {
        if (entry.isEncrypted()) continue
        const size = await unpack(zip, entry, rest, () => {})
        if (size === null) throw tooLarge()
        rest -= size
      }
    },
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    async read(name, most) {
      const entry = entries.get(name)
      if (!entry) throw damaged()
      if (entry.isEncrypted()) throw new FileUnreadable('This package is protected by a password. Make it without one.')
      const parts: Buffer[] = []
      const size = await unpack(zip, entry, Math.min(most, left), (part) => void parts.push(part))
      if (size === null)
        throw left <= most
          ? tooLarge()
          : new FileUnreadable(
              `“${name.slice(-80)}” in this package unpacks to more than ${Math.ceil(most / 1024 / 1024)} MB.`,
            )
      left -= size
      return new Uint8Array(Buffer.concat(parts))
    },
  }
}

function open(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: false }, (error, zip) =>
      error || !zip ? reject(damaged()) : resolve(zip),
    )
  })
}

function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MOST_ENTRIES) throw new FileUnreadable('This package holds more than 25,000 files. Divide it.')
  const entries = new Map<string, Entry>()
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry)
      zip.readEntry()
    })
    zip.on('end', () => resolve(entries))
    zip.on('error', () => reject(damaged()))
    zip.readEntry()
  })
}

/** Unpacks a file in parts and answers its size; null if it is more than `most`, which stops it at once. */
function unpack(zip: ZipFile, entry: Entry, most: number, take: (part: Buffer) => void): Promise<number | null> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error || !stream) {
        reject(damaged())
        return
      }
      let size = 0
      stream.on('data', (part: Buffer) => {
        size += part.length
        if (size <= most) {
          take(part)
          return
        }
        resolve(null)
        stream.destroy()
      })
      stream.on('end', () => resolve(size))
      stream.on('error', () => reject(damaged()))
      stream.on('close', () => reject(damaged()))
    })
  })
}
