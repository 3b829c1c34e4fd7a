import { above } from '../rank'
import { noun } from '../rule'
import { holds, type Viewer } from '../viewer'

/** How long staff view as a person. */
export const VIEWING_MINUTES = 10

/** Whether staff may view as a person: never as themselves, and never as somebody with more rights than their own. */
export const mayViewAs = (staff: Viewer, person: Viewer): boolean =>
  !staff.viewedBy &&
  holds(staff, 'view_as_user') &&
  staff.id !== person.id &&
  person.confirmed &&
  above(person, staff) === null

export const viewing = noun({
  operations: { viewingBegin: 'view_as_user', viewingEnd: 'confirmed' },
  rules: () => [],
})
