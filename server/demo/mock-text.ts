import type { DocumentBlock } from '../gateways/documents/document-block'
import type { DemoCriterion, DemoDocument, DemoMock } from './mock'

/*
 * A mock as text: its head, one `name: value` a line, then parts, each below a line that begins with `==`. A part is rich text, the marksheet, or a
 * document, whose lines say what they are by how they begin: see `kinds`.
 */

/** Reads the text of a mock. Throws where it is incomplete. */
export function readMock(key: string, text: string): DemoMock {
  const [head = '', ...parts] = text.split(/^== /m)
  const found = parts.map((part) => {
    const [title = '', ...lines] = part.split('\n')
    const [kind = '', ...rest] = title.split(': ')
    return { kind, title: rest.join(': '), text: lines.join('\n').trimEnd() }
  })
  const all = (kind: string) => found.filter((part) => part.kind === kind)
  const one = (kind: string) => {
    const [part] = all(kind)
    if (!part) throw new Error(`the mock ${key} has no part '${kind}'`)
    return `\n${part.text}`
  }
  const line = (name: string) => {
    const value = new RegExp(`^${name}: (.+)$`, 'm').exec(head)?.[1]
    if (value === undefined) throw new Error(`the mock ${key} has no line '${name}:'`)
    return value
  }
  return {
    key,
    place: Number(line('place')),
    name: line('name'),
    sessionType: line('sessionType') as DemoMock['sessionType'],
    practiceArea: line('practiceArea') as DemoMock['practiceArea'],
    level: line('level') as DemoMock['level'],
    tutorInstruction: one('tutorInstruction'),
    candidateInstruction: one('candidateInstruction'),
    instruction: one('instruction'),
    scenario: one('scenario'),
    marksheet: one('marksheet').trim().split('\n\n').map(criterionOf),
    extraTasks: all('extraTask').map(({ title, text: body }) => ({ title, body })),
    materials: all('material').map(documentOf),
    templates: all('template').map(documentOf),
    suggestedAnswer: one('suggestedAnswer'),
  }
}

/** `law 2: its title`, and the guide in the next line. */
function criterionOf(text: string): DemoCriterion {
  const [, kind, weight, title, description] = /^(skills|law) (\d+): (.+)\n(.+)$/.exec(text) ?? []
  if (!title || !description) throw new Error(`this is no criterion: ${text}`)
  return { title, description, kind: kind as DemoCriterion['kind'], weight: Number(weight) }
}

/** Its title, its format and, where candidates do not see it, `hidden`: `The charge (pdf, hidden)`. */
function documentOf({ title: line, text }: { title: string; text: string }): DemoDocument {
  const [, title, format, hidden] = /^(.+) \((pdf|docx)(, hidden)?\)$/.exec(line) ?? []
  if (!title) throw new Error(`this is no document: ${line}`)
  return { title, format: format as DemoDocument['format'], studentCanView: !hidden, blocks: blocksOf(text) }
}

const cells = (row: string) => row.split('|').map((cell) => cell.trim())

/** What a line is, by how it begins; lines of one list, table or set of facts follow each other. */
const kinds: readonly [begin: RegExp, block: (rest: string, begin: string) => DocumentBlock][] = [
  [/^#{1,3} /, (heading, begin) => ({ heading, level: (begin.length - 1) as 1 | 2 | 3 })],
  [/^- /, (item) => ({ list: [item] })],
  [/^\+ /, (item) => ({ list: [item], numbered: true })],
  [/^\| /, (row) => ({ table: [cells(row)] })],
  [/^: ?/, (fact) => ({ facts: [cells(fact) as [string, string]] })],
  [/^~ ?/, (signature) => ({ signature })],
  [/^---$/, () => ({ pageBreak: true })],
  // An empty line to write on.
  [/^\.$/, () => ({ paragraph: ' ' })],
  [/^/, (paragraph) => ({ paragraph })],
]

function blocksOf(text: string): DocumentBlock[] {
  const groups = text.split('\n\n').map((group) => group.split('\n').filter(Boolean).map(blockOf))
  return groups.flatMap((group) => group.reduce(joined, []))
}

function blockOf(line: string): DocumentBlock {
  const [begin, block] = kinds.find(([each]) => each.test(line)) as (typeof kinds)[number]
  const [found = ''] = begin.exec(line) ?? []
  return block(line.slice(found.length), found)
}

function joined(before: DocumentBlock[], block: DocumentBlock): DocumentBlock[] {
  const last = before.at(-1)
  if (last && 'list' in last && 'list' in block && last.numbered === block.numbered) last.list.push(...block.list)
  else if (last && 'table' in last && 'table' in block) last.table.push(...block.table)
  else if (last && 'facts' in last && 'facts' in block) last.facts.push(...block.facts)
  else before.push(block)
  return before
}
