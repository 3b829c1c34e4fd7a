import { decodeText } from '../decode-text'
import { fileName } from '../media-in-html'
import { FileUnreadable, type Found, found, type Medium } from '../neutral-block'
import { allIn, type Element, elementsIn, first, NotXml, parseXml, textIn } from '../xml/parse-xml'
import { openZip, type Package } from '../zip/read-zip'
import { readItem } from './read-item'

const MOST_ITEM = 2 * 1024 * 1024
const MOST_MANIFEST = 30 * 1024 * 1024
const MOST_MEDIUM = 25 * 1024 * 1024

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

/** Reads a package of QTI 2 or 3 by its manifest, or a single item. */
export async function* readQti(bytes: Uint8Array): AsyncGenerator<Found> {
  if (!isZip(bytes)) {
    const { text, notes } = decodeText(bytes)
    for (const note of notes) yield { note }
    yield readItem({ text, item: null, keywords: [], fileOf: () => null })
    return
  }
  const zip = await openZip(bytes)
  await zip.weigh()
  for (const name of zip.names)
    if (/\.(zip|apkg)$/i.test(name))
      yield { note: { line: null, text: `A package within the package is not opened: ${name.slice(-120)}.` } }
  const files = new Map(zip.names.map((name) => [fileName(name), name]))
  const resources = zip.has('imsmanifest.xml') ? await resourcesOf(zip) : itemsWithout(zip)
  if (!resources.length) throw new FileUnreadable('This package holds no item of QTI: its imsmanifest.xml names none.')
  for (const { href, keywords } of resources)
    yield readResource(zip, href, keywords, (called) => files.get(called) ?? null, await textOf(zip, href))
}

function readResource(
  zip: Package,
  href: string,
  keywords: readonly string[],
  fileOf: (called: string) => string | null,
  text: string | null,
): Found {
  if (text !== null) return readItem({ text, item: href, keywords, fileOf })
  const fault = zip.has(href)
    ? 'It is no text in UTF-8 or UTF-16.'
    : 'The package names this item and does not hold it.'
  return found({ item: href }, href, { faults: [fault] })
}

async function textOf(zip: Package, href: string): Promise<string | null> {
  if (!zip.has(href)) return null
  try {
    return decodeText(await zip.read(href, MOST_ITEM)).text
  } catch (error) {
    if (error instanceof FileUnreadable && error.line !== null) return null
    throw error
  }
}

interface Resource {
  href: string
  keywords: string[]
}

/** The items that a manifest names, with their keywords. Source: https://www.imsglobal.org/content/packaging/ */
async function resourcesOf(zip: Package): Promise<Resource[]> {
  let root: Element
  try {
    root = parseXml(decodeText(await zip.read('imsmanifest.xml', MOST_MANIFEST)).text)
  } catch (error) {
    if (!(error instanceof NotXml)) throw error
    throw new FileUnreadable(`The package’s imsmanifest.xml is no XML: line ${error.line}, ${error.message}`)
  }
  return elementsIn(first(root, 'resources'), 'resource').flatMap((each) => {
    const { type = '', href } = each.attributes
    if (!href || !/^imsqti_(item|apipitem)_xml/i.test(type)) return []
    const keywords = allIn(each, 'keyword').map((keyword) => textIn(keyword).trim())
    return [{ href: decoded(href), keywords: keywords.filter(Boolean) }]
  })
}

function decoded(href: string): string {
  try {
    return decodeURIComponent(href)
  } catch {
    return href
  }
}

const itemsWithout = (zip: Package): Resource[] =>
  zip.names.filter((name) => /\.xml$/i.test(name)).map((href) => ({ href, keywords: [] }))

/** Pictures and sounds of a package. */
export async function* mediaOfQti(bytes: Uint8Array, names: ReadonlySet<string>): AsyncGenerator<Medium> {
  if (!isZip(bytes)) return
  const zip = await openZip(bytes)
  for (const name of names) if (zip.has(name)) yield { name, bytes: await zip.read(name, MOST_MEDIUM) }
}
