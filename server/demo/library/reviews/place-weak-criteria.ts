import { criteriaOf } from '../../../library/review-card/weak-criteria'
import { DAY } from '../../calendar'
import type { Student } from '../../place-people'
import { addCard, type ReviewTools } from './review-histories'

/** The criteria of a student's marked sessions that are weak by their latest marks come back from the day after on. */
export function placeWeakCriteria(tools: ReviewTools, student: Student) {
  const { school, calendar } = tools
  const weak = new Map<string, { criterion: ReturnType<typeof criteriaOf>['weak'][number]['criterion']; at: Date }>()
  const own = new Set(
    school.sessionAttendees.flatMap(({ userId, role, sessionId }) =>
      userId === student.id && role === 'candidate' ? [sessionId] : [],
    ),
  )
  const marked = school.sessions
    .flatMap((each) =>
      each.id && own.has(each.id) && each.marked instanceof Date ? [{ ...each, id: each.id, marked: each.marked }] : [],
    )
    .sort((one, other) => one.marked.getTime() - other.marked.getTime())
  for (const { id, name, sessionTypeId, marksheet, marks, marked: at } of marked) {
    if (!marksheet || !marks) continue
    const found = criteriaOf({ sessionId: id, sessionName: name ?? '', sessionTypeId, criteria: marksheet, marks, at })
    for (const { key, criterion } of found.weak) weak.set(key, { criterion, at: weak.get(key)?.at ?? at })
    for (const key of found.strong) weak.delete(key)
  }
  for (const [criterionKey, { criterion, at }] of weak) {
    const begins = Math.floor((at.getTime() - calendar.at(0, '04:00').getTime()) / DAY) + 1
    addCard(tools, { student, side: 'criterion', of: { criterionKey, criterion }, begins })
  }
}
