import { stringify } from 'csv-stringify/sync'
import type { NeutralBlock } from '../neutral-block'
import { plainOf } from '../plain-html'
import { columns, kinds, MOST_OPTIONS, optionColumns } from './csv-columns'
import { asText } from './formula'

/** The longest row that any of the blocks needs. */
export const mostOptions = (blocks: readonly NeutralBlock[]): number =>
  Math.min(MOST_OPTIONS, Math.max(0, ...blocks.map(({ options }) => options.length)))

/** The line that names the columns. It begins with a byte order mark, by which spreadsheets know UTF-8. */
export const csvHead = (options: number): string =>
  `\ufeff${line([...columns, ...Array.from({ length: options }, (_, at) => optionColumns.map((each) => `${each}${at + 1}`)).flat()])}`

/** Questions and cards as rows below `csvHead`. Nothing in them is a formula. */
export const csvRows = (blocks: readonly NeutralBlock[], options: number): string =>
  blocks.map((block) => line(cellsOf(block, options).map(asText))).join('')

const line = (cells: string[]) => stringify([cells], { record_delimiter: 'windows' })

/** As plain text where that is all it is, so that a spreadsheet shows words. */
function cell(html: string | null): string {
  if (!html) return ''
  const plain = plainOf(html)
  return plain !== null && !/^<[a-z]/i.test(plain) ? plain : html
}

const number = (value: number | null) => (value === null ? '' : String(value))

function cellsOf(block: NeutralBlock, options: number): string[] {
  const kind = Object.entries(kinds).find(([, [type, subtype]]) => type === block.type && subtype === block.subtype)
  return [
    kind?.[0] ?? '',
    block.title ?? '',
    cell(block.assignment),
    cell(block.answer),
    cell(block.feedback),
    number(block.tolerance),
    block.score === 1 ? '' : String(block.score),
    block.area ?? '',
    block.topic ?? '',
    block.source ?? '',
    block.lawStatedAt ?? '',
    number(block.complexity),
    number(block.estimate),
    ...Array.from({ length: options }, (_, at) => {
      const option = block.options[at]
      return option
        ? [cell(option.body), option.correct ? 'yes' : '', option.match ?? '', cell(option.feedback)]
        : ['', '', '', '']
    }).flat(),
  ]
}
