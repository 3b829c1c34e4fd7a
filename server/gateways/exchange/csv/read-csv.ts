import { type CsvError, type Info, parse } from 'csv-parse'
import { cutText } from '../../../../rules/cut-text'
import { decodeText } from '../decode-text'
import { takeFact, whole } from '../facts'
import {
  emptyBlock,
  type FileNote,
  FileUnreadable,
  type Found,
  found,
  type NeutralBlock,
  option,
} from '../neutral-block'
import { paragraphs } from '../plain-html'
import { columns, kinds, MOST_OPTIONS, optionColumns } from './csv-columns'
import { fromText } from './formula'

interface Row {
  record: string[]
  info: Info
}

/** Reads a table of questions and cards, a row each, whose first line names the columns; docs/exchange.md lists them. */
export async function* readCsv(bytes: Uint8Array): AsyncGenerator<Found> {
  const { text, notes } = decodeText(bytes)
  for (const note of notes) yield { note }
  const head = text.slice(0, 10_000).split(/\r?\n/)[0] ?? ''
  const broken: Broken[] = []
  // The reader runs ahead of what is taken from it, so a broken row waits for its turn.
  const brokenBefore = (line: number) =>
    broken.splice(0, broken.filter((each) => each.line < line).length).map(({ found }) => found)
  const rows = parse(text, {
    delimiter: delimiterOf(head),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: 400_000,
    on_skip: (error) => void broken.push(brokenRow(error)),
  }) as AsyncIterable<Row>
  let names: string[] | null = null
  let ends = 0
  for await (const { record, info } of rows) {
    const begins = ends + 1
    yield* brokenBefore(begins)
    ends = info.lines
    if (names)
      yield readRow(new Map(record.flatMap((cell, at) => (names?.[at] ? [[names[at], cell]] : []))), begins, record)
    else {
      names = record.map((each) => each.trim().toLowerCase())
      for (const note of headNotes(names)) yield { note }
    }
  }
  yield* brokenBefore(Number.POSITIVE_INFINITY)
  if (!names) throw new FileUnreadable('The first line does not name the columns.', 1)
}

/** What stands most often in the first line. */
function delimiterOf(head: string): string {
  const count = (each: string) => head.split(each).length
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best))
}

interface Broken {
  line: number
  found: Found
}

function brokenRow(error: CsvError | undefined): Broken {
  const line = Number(/at line (\d+)/.exec(error?.message ?? '')?.[1] ?? 1)
  const text =
    error?.code === 'CSV_QUOTE_NOT_CLOSED'
      ? 'A quotation mark is opened and never closed, so the rest of the file is one cell.'
      : error?.code === 'CSV_MAX_RECORD_SIZE'
        ? 'This row is longer than 400,000 characters: is a quotation mark not closed?'
        : 'A quotation mark stands where none can. Write it twice within a cell in quotation marks.'
  return { line, found: found({ line }, '', { faults: [text] }) }
}

const known = new Set<string>([
  ...columns.map((each) => each.toLowerCase()),
  ...Array.from({ length: MOST_OPTIONS }, (_, at) => optionColumns.map((each) => `${each}${at + 1}`)).flat(),
])

function headNotes(names: readonly string[]): FileNote[] {
  if (!names.includes('question'))
    throw new FileUnreadable(
      'The first line does not name the column “question”. docs/exchange.md lists the columns.',
      1,
    )
  const others = names.filter((each) => each && !known.has(each))
  return others.length
    ? [
        {
          line: 1,
          text: `These columns are not known and do not come over: ${cutText(others.slice(0, 20).join(', '), 300)}.`,
        },
      ]
    : []
}

const html = (cell: string) => (/^<[a-z]/i.test(cell) ? cell : paragraphs(cell))

function readRow(cells: ReadonlyMap<string, string>, line: number, record: readonly string[]): Found {
  const faults: string[] = []
  const cell = (name: string) => fromText((cells.get(name.toLowerCase()) ?? '').trim()) || null
  const text = (name: string) => {
    const value = cell(name)
    return value && html(value)
  }
  const given = record.filter(Boolean).join(' | ')
  const options = Array.from({ length: MOST_OPTIONS }, (_, at) => ({
    body: text(`option${at + 1}`),
    correct: isYes(cell(`correct${at + 1}`)),
    match: cell(`match${at + 1}`),
    feedback: text(`feedback${at + 1}`),
  })).filter(({ body, match, feedback }) => body ?? match ?? feedback)
  const written = cell('type')?.toLowerCase() ?? guessed(options)
  const kind = kinds[written as keyof typeof kinds]
  if (!kind)
    return found({ line }, given, {
      faults: [`There is no type “${cutText(written, 40)}”. Use one of: ${Object.keys(kinds).join(', ')}.`],
    })
  const block: NeutralBlock = emptyBlock(kind[0], kind[1], {
    title: cell('title'),
    assignment: text('question'),
    answer: text('answer'),
    feedback: text('feedback'),
    options: options.map(({ body, ...rest }) => option(body ?? '', rest)),
  })
  for (const fact of ['area', 'topic', 'source', 'lawStatedAt', 'complexity', 'estimate'] as const) {
    const value = cell(fact)
    if (value) takeFact(block, fact, value, faults)
  }
  takeNumbers(block, cell, faults)
  return found({ line }, given, faults.length ? { faults } : { block })
}

function takeNumbers(block: NeutralBlock, cell: (name: string) => string | null, faults: string[]) {
  const [score, tolerance] = [cell('score'), cell('tolerance')]
  if (score) {
    const points = whole(score, 0, 100)
    if (points === null) faults.push('A score is a whole number from 0 to 100.')
    else block.score = points
  }
  if (!tolerance) return
  const number = /^\d{0,15}\.?\d{0,15}(e-?\d{1,2})?$/i.test(tolerance) ? Number(tolerance) : Number.NaN
  if (Number.isNaN(number)) faults.push('A tolerance is a number of 0 or more.')
  else block.tolerance = number
}

const isYes = (cell: string | null) => /^(x|1|yes|true|right|y)$/i.test(cell ?? '')

/** A row without a type is a question by its right options, or a card. */
function guessed(options: readonly { correct: boolean }[]): keyof typeof kinds {
  if (!options.length) return 'card'
  return options.filter(({ correct }) => correct).length > 1 ? 'multiple_response' : 'single_best_answer'
}
