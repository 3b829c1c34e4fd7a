import { cutText } from '../../../../rules/cut-text'
import { takeFact, takeTags } from '../facts'
import { takeMedia } from '../media-in-html'
import { emptyBlock, FileUnreadable, type Found, found, type Medium, type NeutralBlock } from '../neutral-block'
import { unescapeXml, wordsOf } from '../plain-html'
import { openZip } from '../zip/read-zip'
import { type AnkiMedia, ankiMedia } from './anki-media'
import { collectionBytes, damaged, type Note, type NoteType, openCollection } from './collection'
import { factOf } from './note-fields'

/** Reads the notes of an Anki package as flashcards. Throws FileUnreadable, whatever is wrong with it: another try would meet the same. */
export async function* readAnki(bytes: Uint8Array): AsyncGenerator<Found> {
  try {
    yield* notesOf(bytes)
  } catch (error) {
    throw error instanceof FileUnreadable ? error : damaged()
  }
}

async function* notesOf(bytes: Uint8Array): AsyncGenerator<Found> {
  const zip = await openZip(bytes)
  const { bytes: collection, isPacked } = await collectionBytes(zip)
  const media = await ankiMedia(zip, isPacked)
  const { types, notes, isReviewed, close } = await openCollection(collection)
  try {
    if (isReviewed) yield { note: { line: null, text: 'Schedules and past reviews do not come over, only the notes.' } }
    let at = 0
    for (const note of notes()) yield readNote(note, types.get(note.typeId), media, `Note ${++at}`)
  } finally {
    close()
  }
}

/** Pictures and sounds of a package. */
export async function* mediaOfAnki(bytes: Uint8Array, names: ReadonlySet<string>): AsyncGenerator<Medium> {
  const zip = await openZip(bytes)
  const media = await ankiMedia(zip, zip.has('collection.anki21b'))
  for (const name of names) if (media.has(name)) yield { name, bytes: await media.read(name) }
}

const SOUND = /\[sound:((?:(?!\[sound:)[^\]])+)\]/g
/** Anki divides lines by divisions, which are paragraphs here. */
const asParagraphs = (html: string) => html.replace(/<div\b[^<>]*>/gi, '<p>').replace(/<\/div>/gi, '</p>')
const plain = (html: string) => unescapeXml(html.replace(/<[^<>]*>/g, '')).trim()

function readNote(note: Note, type: NoteType | undefined, media: AnkiMedia, item: string): Found {
  const given = note.fields.map(wordsOf).filter(Boolean).join(' | ')
  const fault = type ? whyNot(note, type) : 'Its note type is missing in the package.'
  if (!type || fault) return found({ item }, given, { faults: [fault ?? ''] })
  const [faults, losses]: [string[], string[]] = [[], []]
  if (!type.isCloze && type.cards > 2) losses.push('Only two cards of a note come over.')
  const block = emptyBlock('flashcard', subtypeOf(type))
  const show = (html: string) => takeShown(block, asParagraphs(html), media)
  const [front = '', back = ''] = note.fields
  block.assignment = show(front) || null
  if (!type.isCloze) block.answer = show(back) || null
  for (const [at, value] of note.fields.entries())
    if (at >= (type.isCloze ? 1 : 2) && value.trim()) takeField(block, type, at, value, { faults, losses, show })
  takeAnkiTags(block, note.tags, faults, losses)
  return found({ item }, given, faults.length ? { faults } : { block, losses })
}

const subtypeOf = ({ isCloze, cards }: NoteType) => (isCloze ? 'cloze' : cards > 1 ? 'basic_reversed' : 'basic')

/** Why a note cannot be a card here; null if it can. */
function whyNot({ fields: [front = ''] }: Note, { isCloze }: NoteType): string | null {
  if (/\{\{c\d+::image-occlusion:/.test(front)) return 'Hidden parts of a picture have no counterpart here.'
  if (isCloze && /\{\{c\d+::(?:(?!\}\})[\s\S])*\{\{c\d+::/.test(front)) return 'It has a gap within a gap.'
  return null
}

interface Into {
  faults: string[]
  losses: string[]
  show(html: string): string
}

function takeField(block: NeutralBlock, type: NoteType, at: number, value: string, { faults, losses, show }: Into) {
  const title = type.fields[at] ?? ''
  const fact = factOf(title)
  if (fact === 'feedback' || (type.isCloze && at === 1 && !fact)) block.feedback = show(value) || null
  else if (fact === 'title') block.title = plain(value) || null
  else if (fact) takeFact(block, fact, plain(value), faults)
  else losses.push(`The field “${cutText(title, 60)}” does not come over.`)
}

/** Takes a picture and a sound out of a text; the rest stays, and is named when it is cleaned. */
function takeShown(block: NeutralBlock, html: string, media: AnkiMedia): string {
  const taken = takeMedia(html, (called) => !block.image && media.has(called))
  block.image ??= taken.image
  return taken.html
    .replace(SOUND, (whole, called: string) => {
      if (block.audio || !media.has(called)) return whole
      block.audio = called
      return ''
    })
    .trim()
}

function takeAnkiTags(block: NeutralBlock, tags: readonly string[], faults: string[], losses: string[]) {
  const worded = tags.filter((each) => !/^(leech|marked)$/i.test(each)).map((each) => each.replaceAll('_', ' '))
  const others = takeTags(block, worded, faults)
  if (others[0] && !block.topic) takeFact(block, 'topic', others.shift()?.split('::').at(-1) ?? '', faults)
  if (others.length) losses.push(`These tags do not come over: ${cutText(others.join(', '), 200)}.`)
}
