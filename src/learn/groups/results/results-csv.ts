import { MOST_MARK } from '../../../../rules/groups/results'
import { BYTE_ORDER_MARK, csvLine, csvText } from '../../../ui/files/csv'
import type { Draft, Row } from './result-drafts'

const heads = ['Member', 'Name', 'Sub-group', 'Mark', 'Result'] as const
const results = { yes: 'passed', no: 'not passed', '': '' } as const

/** The results of members as the text of a CSV file, which can be filled in and read again. */
export const resultsCsv = (rows: readonly Row[], draftOf: (row: Row) => Draft): string =>
  BYTE_ORDER_MARK +
  csvLine(heads) +
  rows
    .map((row) => {
      const { mark, passed } = draftOf(row)
      const names = [row.user?.fullName ?? '', row.studySubGroup?.name ?? ''].map(csvText)
      return csvLine([row.id, ...names, mark, results[passed]])
    })
    .join('')

export interface ReadResults {
  drafts: Map<string, Draft>
  /** What is wrong, by line. */
  faults: string[]
}

/** How large a file of results may be, in bytes: some ten thousand members. */
const MOST_BYTES = 1_000_000

/** Reads such a file: members by their id in the first column, marks and results by the names of their columns. */
export async function readResults(file: File, known: ReadonlySet<string>): Promise<ReadResults> {
  if (file.size > MOST_BYTES)
    return { drafts: new Map(), faults: ['This file is larger than 1 MB: choose the one that was saved here.'] }
  const { parse } = await import('csv-parse/browser/esm/sync')
  const drafts = new Map<string, Draft>()
  const faults: string[] = []
  let lines: Record<string, string>[] = []
  try {
    lines = parse(await file.text(), {
      bom: true,
      columns: true,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
    })
  } catch {
    return { drafts, faults: ['This is no CSV file that can be read.'] }
  }
  for (const [at, line] of lines.entries()) {
    const draft = draftIn(line)
    if (!known.has(line.Member ?? '')) faults.push(`Line ${at + 2}: this is no member of the group.`)
    else if (typeof draft === 'string') faults.push(`Line ${at + 2}: ${draft}`)
    else drafts.set(line.Member ?? '', draft)
  }
  return { drafts, faults }
}

function draftIn({ Mark: mark = '', Result: result = '' }: Record<string, string>): Draft | string {
  if (mark && (!/^\d+$/.test(mark) || Number(mark) > MOST_MARK)) return `a mark is from 0 to ${MOST_MARK}.`
  const passed = (['yes', 'no', ''] as const).find((each) => results[each] === result.toLowerCase())
  return passed === undefined ? 'a result is ‘passed’, ‘not passed’, or empty.' : { mark, passed }
}
