import { expect, it } from 'vitest'
import { fieldAt, loadAreas } from '../../../src/admin/catalogue'
import { selectionOf } from '../../../src/admin/documents'
import { valuesAt } from '../../../src/admin/path'

await loadAreas()

const tutors = 'attendees[role=tutor|interviewer].user.fullName'
const attends = (role: string, fullName: string) => ({ role, user: { fullName } })

it('takes of related rows those whose field has one of the named values', () => {
  const session = { attendees: [attends('candidate', 'Ada'), attends('interviewer', 'Bo'), attends('tutor', 'Cy')] }
  expect(valuesAt(session, tutors)).toEqual(['Bo', 'Cy'])
  expect(valuesAt(session, 'attendees.user.fullName')).toEqual(['Ada', 'Bo', 'Cy'])
  expect(valuesAt({ attendees: null }, tutors)).toEqual([])
})

it('reads the field that tells which rows are meant', () => {
  expect(fieldAt('Session', tutors)).toMatchObject({ type: 'String', many: true })
  expect(selectionOf('Session', [tutors])).toEqual([{ attendees: [{ user: ['fullName', 'id'] }, 'role'] }])
})
