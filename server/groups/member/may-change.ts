import { givenByOwners, leads, type Mover } from '../../../rules/groups/membership'
import { contradict, PASS } from '../../../rules/groups/results'
import type { MemberRole } from '../../../schema/generated/types'
import { conflict, forbidden } from '../../kernel/errors'
import type { Place } from './move'

/** Their own days are the person's; sub-group, role and priority of those who lead; marks and passes of staff, never of themselves. */
const own = ['studySubGroupId', 'visitationType', 'sundayDayOff', 'trainingFrom', 'trainingTill']
const ofLeaders = ['studySubGroupId', 'role', 'priority']
const ofStaff = [...own, ...ofLeaders, 'examMark', 'examPassed']

/** Refuses a field that is not the viewer's to change. */
export function refuseOthers(names: readonly string[], movers: readonly Mover[], { role, state }: Place) {
  const isSelf = movers.includes('self')
  const isLeading = isSelf && state === 'accepted' && leads(role)
  const allowed = new Set([
    ...(isSelf ? own : []),
    ...(movers.includes('leader') || isLeading ? ofLeaders : []),
    ...(movers.includes('staff') ? ofStaff : []),
  ])
  if (names.some((name) => !allowed.has(name))) throw forbidden('This is not yours to change.')
}

/** Refuses that anybody but owners and staff makes or unmakes tutors and owners, or takes them out. */
export function refuseRise(role: MemberRole, before: MemberRole, owns: boolean) {
  const isTheirs = givenByOwners.some((each) => each === role || each === before)
  if (isTheirs && role !== before && !owns)
    throw forbidden('Tutors and owners are for owners of the group and staff to decide.')
}

interface Result {
  examMark?: number | null | undefined
  examPassed?: boolean | null | undefined
}

/** Refuses a mark and a pass that contradict each other, until whoever writes them says that they do. */
export function refuseContradiction(given: Result, before: Result, field = 'examPassed') {
  if (given.examMark === undefined && given.examPassed === undefined) return
  const mark = given.examMark === undefined ? before.examMark : given.examMark
  const passed = given.examPassed === undefined ? before.examPassed : given.examPassed
  if (contradict(mark, passed))
    throw conflict(`A mark from ${PASS} passes, and ${mark} contradicts this result.`, { field })
}
