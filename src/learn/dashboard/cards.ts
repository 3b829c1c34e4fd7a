import type { ComponentType } from 'react'
import { type Ability, beginsAsStaff, isTutor, type Viewer as Person } from '../../../access/viewer'
import { loadOnce } from '../../providers/page/load-page'
import { claimsOf, getSignIn } from '../../providers/sign-in/session-store'
import type { Viewer } from '../../providers/sign-in/viewer'

/** Whose day a dashboard shows. */
export type Kind = 'staff' | 'tutor' | 'student'

type Asking = Pick<Person, 'role' | 'type' | 'abilities'>

interface Cards {
  Cards: ComponentType<{ viewer: Viewer }>
  /** Asks for what they show. */
  ask: (person: Asking) => void
}

/** The cards of each kind: nobody needs two. */
export const loadCards: Readonly<Record<Kind, () => Promise<Cards>>> = {
  staff: loadOnce(() => import('./staff/staff-dashboard').then((m) => ({ Cards: m.StaffDashboard, ask: m.askStaff }))),
  tutor: loadOnce(() => import('./tutor/tutor-dashboard').then((m) => ({ Cards: m.TutorDashboard, ask: m.askTutor }))),
  student: loadOnce(() =>
    import('./student/student-dashboard').then((m) => ({ Cards: m.StudentDashboard, ask: m.askStudent })),
  ),
}

/** Which cards a person begins with. */
export function kindOf(person: Asking): Kind {
  if (beginsAsStaff(person)) return 'staff'
  return isTutor(person) ? 'tutor' : 'student'
}

/** Loads the cards of whoever is signed in by the token, before the server has said who that is. */
export async function fetchCards(): Promise<void> {
  const person = hinted()
  if (person) await loadCards[kindOf(person)]()
}

/** The same, and asks for what they show. */
export function askAhead(): void {
  const person = hinted()
  if (!person) return
  loadCards[kindOf(person)]().then(
    ({ ask }) => ask(person),
    () => {
      // The page itself loads them again, and says so if they do not come.
    },
  )
}

function hinted(): Asking | null {
  const held = getSignIn()
  const claims = held && claimsOf(held.accessToken)
  return claims && { role: claims.role, type: claims.type, abilities: claims.abilities as Ability[] }
}
