import type { BlockSubtype } from '../../schema/generated/types'

/**
 * Questions and cards as an author writes them in a text: for pasting many at once, and for the demo library. docs/question-text.md shows the form.
 */
export interface WrittenBlock {
  type: 'question' | 'flashcard'
  subtype: Extract<BlockSubtype, 'single_best_answer' | 'multiple_response' | 'basic' | 'basic_reversed' | 'cloze'>
  title: string | null
  /** Paragraphs. */
  assignment: string[]
  options: { body: string; correct: boolean; feedback: string | null }[]
  answer: string | null
  feedback: string | null
  topic: string | null
  source: string | null
  /** The short name of its practice area. */
  area: string | null
  /** `YYYY-MM-DD`. */
  lawStatedAt: string | null
  /** 1 to 5. */
  complexity: number | null
  /** Percent. */
  estimate: number | null
}

/** What could not be read, and the line it stands on, from 1. */
export interface TextFault {
  line: number
  message: string
}

/** One question or card of a text, and what is wrong with it. */
export interface WrittenPart {
  /** The line on which it begins, from 1. */
  line: number
  /** Its first words. */
  name: string
  /** Null if it cannot be taken. */
  block: WrittenBlock | null
  faults: TextFault[]
}

export interface WrittenText {
  parts: WrittenPart[]
  blocks: WrittenBlock[]
  faults: TextFault[]
}

const complexities: Record<string, number> = { easy: 2, medium: 3, hard: 4 }
const LABEL = /^(Area|Law stated at|Topic|Complexity|Estimate|Source|Feedback|Q|A|Cloze|Reverse): ?(.*)$/
const OPTION = /^(\*?)([A-Z])\. (.*)$/

interface Line {
  text: string
  number: number
}

/** Facts that stand at the head of a text hold for all that follows. */
interface Head {
  area: string | null
  lawStatedAt: string | null
}

/** Reads questions (each begins with `# title`) and cards (each begins with its area, `Q:` or `Cloze:`, with an empty line between). */
export function readQuestionText(text: string): WrittenText {
  const lines = text.split(/\r?\n/).map((each, at) => ({ text: each.trim(), number: at + 1 }))
  const parts: WrittenPart[] = []
  const head: Head = { area: null, lawStatedAt: null }
  for (const part of partsOf(lines)) {
    const first = part[0]
    if (!first) continue
    const faults: TextFault[] = []
    const read = first.text.startsWith('# ') ? readQuestion : readCard
    const block = read(part, head, faults)
    if (block || faults.length)
      parts.push({ line: first.number, name: first.text.replace(/^(# |Q: |Cloze: )/, ''), block, faults })
  }
  return {
    parts,
    blocks: parts.flatMap(({ block }) => block ?? []),
    faults: parts.flatMap(({ faults }) => faults),
  }
}

/** The lines of each question and of each card. */
function partsOf(lines: readonly Line[]): Line[][] {
  const parts: Line[][] = []
  let current: Line[] = []
  const close = () => {
    if (current.some(({ text }) => text)) parts.push(current)
    current = []
  }
  for (const line of lines) {
    const inQuestion = current[0]?.text.startsWith('# ')
    if (line.text.startsWith('# ') || (!line.text && !inQuestion)) close()
    if (line.text || current.length) current.push(line)
  }
  close()
  return parts
}

const empty = (head: Head): Omit<WrittenBlock, 'type' | 'subtype'> => ({
  title: null,
  assignment: [],
  options: [],
  answer: null,
  feedback: null,
  topic: null,
  source: null,
  complexity: null,
  estimate: null,
  ...head,
})

/** Sets what a labelled line says of a block; answers whether it was one of these. */
function takeFact(block: Omit<WrittenBlock, 'type' | 'subtype'>, { text, number }: Line, faults: TextFault[]): boolean {
  const [, label, value = ''] = LABEL.exec(text) ?? []
  switch (label) {
    case 'Area':
      block.area = value
      return true
    case 'Law stated at':
      block.lawStatedAt = value
      if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) faults.push({ line: number, message: 'Write the day as 2025-01-31.' })
      return true
    case 'Topic':
      block.topic = value
      return true
    case 'Source':
      block.source = value
      return true
    case 'Feedback':
      block.feedback = value
      return true
    case 'Complexity':
      block.complexity = complexities[value] ?? (/^[1-5]$/.test(value) ? Number(value) : null)
      if (!block.complexity) faults.push({ line: number, message: 'Complexity is easy, medium, hard, or 1 to 5.' })
      return true
    case 'Estimate':
      block.estimate = /^\d{1,3}$/.test(value) && Number(value) <= 100 ? Number(value) : null
      if (block.estimate === null)
        faults.push({ line: number, message: 'An estimate is a whole number from 0 to 100.' })
      return true
    default:
      return false
  }
}

function readQuestion(lines: readonly Line[], head: Head, faults: TextFault[]): WrittenBlock | null {
  const [titled, ...rest] = lines
  const block = { ...empty(head), title: titled?.text.slice(2).trim() || null }
  for (const line of rest) {
    if (!line.text || takeFact(block, line, faults)) continue
    const [, star, , body] = OPTION.exec(line.text) ?? []
    if (body !== undefined) block.options.push({ body, correct: star === '*', feedback: null })
    else if (line.text.startsWith('= ')) {
      const last = block.options.at(-1)
      if (last) last.feedback = line.text.slice(2)
      else faults.push({ line: line.number, message: 'This reason stands before any option.' })
    } else if (block.options.length)
      faults.push({ line: line.number, message: 'After the options only reasons (= …), Feedback and Source are read.' })
    else block.assignment.push(line.text)
  }
  return checked(block, titled?.number ?? 1, faults)
}

function checked(
  block: Omit<WrittenBlock, 'type' | 'subtype'>,
  line: number,
  faults: TextFault[],
): WrittenBlock | null {
  const right = block.options.filter(({ correct }) => correct).length
  const fault = (message: string) => {
    faults.push({ line, message })
    return null
  }
  if (!block.assignment.length) return fault('This question asks nothing.')
  if (block.options.length < 2) return fault('A question needs at least two options: A. … and B. …')
  if (!right) return fault('No option is marked as right: put a star before its letter.')
  return { ...block, type: 'question', subtype: right === 1 ? 'single_best_answer' : 'multiple_response' }
}

function readCard(lines: readonly Line[], head: Head, faults: TextFault[]): WrittenBlock | null {
  const block = empty(head)
  const said = new Map<string, string>()
  for (const line of lines) {
    if (takeFact(block, line, faults)) continue
    const [, label, value = ''] = LABEL.exec(line.text) ?? []
    if (label) said.set(label, value)
    else if (line.text) faults.push({ line: line.number, message: 'This line belongs to no question and no card.' })
  }
  const line = lines[0]?.number ?? 1
  if (!said.size) {
    // Facts alone are the head of the text.
    head.area = block.area
    head.lawStatedAt = block.lawStatedAt
    return null
  }
  const cloze = said.get('Cloze')
  if (cloze) return { ...block, type: 'flashcard', subtype: 'cloze', assignment: [cloze] }
  const [front, back] = [said.get('Q'), said.get('A')]
  if (!front || !back) {
    faults.push({ line, message: 'A card needs Q: and A:, or Cloze:.' })
    return null
  }
  const subtype = /^yes$/i.test(said.get('Reverse') ?? '') ? 'basic_reversed' : 'basic'
  return { ...block, type: 'flashcard', subtype, assignment: [front], answer: back }
}
