import { contradict, MOST_MARK } from '../../../../rules/groups/results'
import type { GroupMemberResultsQuery } from './results.documents'

export type Row = GroupMemberResultsQuery['members']['entries'][number]

/** A result as it is typed. */
export interface Draft {
  mark: string
  passed: 'yes' | 'no' | ''
}

/** What is recorded of a member. */
export const recordedOf = ({ examMark, examPassed }: Row): Draft => ({
  mark: examMark === null ? '' : String(examMark),
  passed: examPassed === null ? '' : examPassed ? 'yes' : 'no',
})

export const isSame = (one: Draft, other: Draft): boolean =>
  one.mark.trim() === other.mark.trim() && one.passed === other.passed

/** What is wrong with a mark; null: nothing. */
export const markFault = ({ mark }: Draft): string | null =>
  !mark.trim() || (/^\d+$/.test(mark.trim()) && Number(mark) <= MOST_MARK) ? null : `From 0 to ${MOST_MARK}.`

/** What is sent of a draft. */
export function sentOf({ mark, passed }: Draft) {
  const examMark = mark.trim() ? Number(mark) : null
  const examPassed = passed === '' ? null : passed === 'yes'
  return { examMark, examPassed, contradicts: contradict(examMark, examPassed) }
}
