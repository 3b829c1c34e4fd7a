import { type ListType, listSign, listStart, listType } from '../../../rules/content/list-numbers'
import { cleanHtml } from '../rich-text'
import type { DocumentBlock } from './document-block'
import { markOf, unmarked } from './raised'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0', apos: "'" }

/** What a tag within a line writes where it begins and where it ends. */
const inLine: Record<string, readonly [string, string]> = {
  br: ['\n', ''],
  sup: [markOf.raised, markOf.level],
  sub: [markOf.lowered, markOf.level],
}

/**
 * Turns HTML into blocks of a document: headings, paragraphs, lists and tables. Within a line, raised and lowered letters stay what they are, and other
 * formatting becomes plain text.
 */
export function htmlToBlocks(html: string): DocumentBlock[] {
  const writer = new BlockWriter()
  // The cleaner's output is well formed: it escapes every '<' and '>' outside a tag.
  for (const [tag, closing, name = '', words] of unmarked(cleanHtml(html)).matchAll(
    /<(\/?)([a-z0-9]+)[^>]*>|([^<]+)/g,
  )) {
    if (words !== undefined) writer.write(words)
    else if (name in inLine) writer.text += inLine[name]?.[closing ? 1 : 0] ?? ''
    else if (closing) writer.close(name)
    else writer.open(name, tag)
  }
  writer.flush()
  return writer.blocks
}

/** Writes blocks, tag by tag. */
class BlockWriter {
  readonly blocks: DocumentBlock[] = []
  /** The words since the last block. */
  text = ''
  private readonly lists: OpenList[] = []
  private table: string[][] | null = null
  private keepSpaces = false

  write(words: string): void {
    this.text += this.keepSpaces ? decode(words) : decode(words.replace(/[ \t\r\n\f]+/g, ' '))
  }

  open(name: string, tag: string): void {
    if (name === 'ul' || name === 'ol') {
      this.flush()
      this.lists.push(beginOf(tag))
    } else if (name === 'table') {
      this.flush()
      this.table = []
    } else if (name === 'li' && !this.table) {
      this.flush()
      beginItem(this.lists.at(-1))
    } else if (name === 'tr') this.table?.push([])
    else if (/^(p|h[2-4]|blockquote|pre|hr)$/.test(name) && !this.table) this.flush()
    this.keepSpaces ||= name === 'pre'
  }

  close(name: string): void {
    if (this.table) this.closeInTable(name, this.table)
    else if (name === 'p' && !this.text && this.lists.length === 0) this.blocks.push({ paragraph: '' })
    else if (/^h[2-4]$/.test(name)) this.closeHeading(name)
    else if (name === 'ul' || name === 'ol') {
      this.flush()
      this.endList()
    } else if (/^(p|li|blockquote|pre)$/.test(name)) this.flush()
    if (name === 'pre') this.keepSpaces = false
  }

  private closeInTable(name: string, rows: string[][]): void {
    if (name === 'td' || name === 'th') rows.at(-1)?.push(this.take())
    else if (name === 'p' || name === 'li') this.text += '\n'
    else if (name === 'table') this.endTable()
  }

  private closeHeading(name: string): void {
    const heading = this.take()
    if (heading) this.blocks.push({ heading, level: (Number(name[1]) - 1) as 1 | 2 | 3 })
  }

  // A list within a list joins the outer one, since lists in a document have one level; each line keeps its own sign.
  private endList(): void {
    const ended = this.lists.pop()
    const around = this.lists.at(-1)
    if (!ended || ended.items.length === 0) return
    const { items, marks, numbered } = ended
    if (around) {
      around.items.push(...items)
      around.marks.push(...marks)
    } else this.blocks.push({ list: items, numbered, ...(!isUsual(numbered, marks) && { marks }) })
  }

  private endTable(): void {
    const rows = (this.table ?? []).filter((row) => row.length > 0)
    if (rows.length > 0) this.blocks.push({ table: rows })
    this.table = null
  }

  flush(): void {
    const words = this.take()
    if (!words) return
    const list = this.lists.at(-1)
    if (list) {
      list.items.push(words)
      list.marks.push(list.mark)
      list.mark = ''
    } else this.blocks.push({ paragraph: words })
  }

  private take(): string {
    const words = this.text.replace(/ *\n */g, this.keepSpaces ? '$&' : '\n').trim()
    this.text = ''
    return words
  }
}

interface OpenList {
  items: string[]
  /** What stands before each of them; nothing before a further paragraph of one. */
  marks: string[]
  numbered: boolean
  type: ListType
  next: number
  /** The sign of the item that is open, until its first words have it. */
  mark: string
}

function beginOf(tag: string): OpenList {
  const value = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
  const common = { items: [], marks: [], mark: '', next: listStart(value('start')), type: listType(value('type')) }
  return { ...common, numbered: tag.startsWith('<ol') }
}

function beginItem(list: OpenList | undefined): void {
  if (list) list.mark = list.numbered ? `${listSign(list.next++, list.type)}.` : '•'
}

/** Whether a list counts as every list does that says nothing else. */
const isUsual = (numbered: boolean, marks: string[]) =>
  marks.every((mark, at) => mark === (numbered ? `${at + 1}.` : '•'))

function decode(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? unmarked(String.fromCodePoint(code)) : ''
  })
}
