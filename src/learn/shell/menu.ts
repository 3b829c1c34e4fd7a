import type { Ability } from '../../../access/viewer'
import type { Item } from '../../../resources/addresses'
import { menu } from '../../../resources/generated/addresses'
import type { MenuGroup, MenuItem } from '../../layouts/menu-item'
import { built } from '../../providers/page/built'
import { beginsAsStaff, holds, isTutor, type Viewer } from '../../providers/sign-in/viewer'

const learner: readonly MenuItem[] = built([
  { to: '/dashboard', label: 'Dashboard', icon: 'home' },
  { to: '/smart-events', label: 'Events', icon: 'events', also: ['/events'] },
  { to: '/library', label: 'Library', icon: 'library' },
  { to: '/booking', label: 'Booking', icon: 'booking' },
  { to: '/classroom', label: 'Classroom', icon: 'classroom' },
  { to: '/courses', label: 'Courses', icon: 'courses' },
  { to: '/study-groups', label: 'Groups', icon: 'groups' },
  { to: '/calendar', label: 'Calendar', icon: 'calendar' },
  { to: '/test-results', label: 'Test results', icon: 'results' },
])
/** For tutors who may edit a mock. */
const mocks = built([{ to: '/my-mocks', label: 'Mocks', icon: 'mocks' } satisfies MenuItem])
const studio = built([{ to: '/studio', label: 'Studio', icon: 'studio' } satisfies MenuItem])

/** Places of the staff that no definition makes; each stands before the item of the menu that it names. */
const byHand: readonly (Item & { before: string })[] = built([
  { to: '/content', label: 'Content hub', icon: 'content', needs: 'manage_content', before: '/sessions' },
  {
    to: '/admin/classrooms',
    label: 'Admin classrooms',
    icon: 'classroom',
    needs: 'manage_content',
    before: '/sessions',
  },
  { to: '/interest', label: 'Interest', icon: 'flag', needs: 'view_all_users', before: '/mocks' },
  { to: '/schedule', label: 'Schedule', icon: 'schedule', needs: 'manage_sessions', before: '/mocks' },
])

/** What belongs to a place of the staff and is not below it: an event has pages that its readers and those who lead it share. */
const shared: Readonly<Record<string, Pick<MenuItem, 'below'>>> = {
  '/smart-events/all': { below: ['/smart-events', '/events'] },
}

const staff = menu.flatMap((item) => [
  ...byHand.filter(({ before }) => before === item.to),
  { ...item, ...shared[item.to] },
])

/** What the server says of a person's places, beside their role and abilities. */
interface Known {
  /** Whether there is a mock that they may edit. */
  editsMocks: boolean
}
const nothingKnown: Known = { editsMocks: false }

const learnersMenu = (viewer: Viewer | null, { editsMocks }: Known): MenuItem[] =>
  viewer && isTutor(viewer) ? [...learner, ...(editsMocks ? mocks : []), ...studio] : [...learner]

/** Settings that somebody may be trusted with who has no others. */
const alone: readonly { needs: Ability; to: string }[] = [
  { needs: 'manage_roles', to: '/settings/roles' },
  { needs: 'view_audit_log', to: '/settings/audit-log' },
]

/** The staff's places that a person may see. */
export function adminMenuOf(viewer: Viewer | null): MenuItem[] {
  if (!viewer) return []
  const shown = staff
    .filter(({ needs }) => holds(viewer, needs))
    .map(({ needs: _, icon, ...place }) => ({ ...place, icon: icon as MenuItem['icon'] }))
  const only = holds(viewer, 'manage_settings') ? undefined : alone.find(({ needs }) => holds(viewer, needs))
  return only ? [...shown, { to: only.to, label: 'Settings', icon: 'settings' }] : shown
}

/** Whether a person's own places are the staff's. */
const worksHere = (viewer: Viewer | null) => viewer !== null && beginsAsStaff(viewer) && adminMenuOf(viewer).length > 0

/** The main menu of a person; Studio is for tutors. Staff have their own places there. */
export function menuOf(viewer: Viewer | null, known = nothingKnown): MenuItem[] {
  const places = learnersMenu(viewer, known)
  return worksHere(viewer) ? [...places.slice(0, 1), ...adminMenuOf(viewer)] : places
}

/** The places beside the main menu: the learner's for staff, and the staff's for a tutor whom some are entrusted to. */
export function groupsOf(viewer: Viewer | null, known = nothingKnown): MenuGroup[] {
  const [, ...learning] = learnersMenu(viewer, known)
  return worksHere(viewer)
    ? [{ label: 'My learning', icon: 'courses', items: learning, folded: true }]
    : [{ label: 'Admin', icon: 'settings', items: adminMenuOf(viewer) }]
}

const studentsPlaces = ['/dashboard', '/booking', '/classroom', '/library']
const tutorsPlaces = ['/dashboard', '/booking', '/classroom', '/calendar']
const staffsPlaces = ['/dashboard', '/sessions', '/users', '/mocks']
const PLACES = 4

/** The bottom bar of a phone: four places, those in daily use first. */
export function placesOf(viewer: Viewer | null, known = nothingKnown): MenuItem[] {
  const menu = menuOf(viewer, known)
  const daily = worksHere(viewer) ? staffsPlaces : viewer && isTutor(viewer) ? tutorsPlaces : studentsPlaces
  const first = daily.flatMap((path) => menu.find(({ to }) => to === path) ?? [])
  return [...first, ...menu.filter((item) => !first.includes(item))].slice(0, PLACES)
}

/** What 'More' holds beyond the menus; each appears the day it is built. */
const beyond: readonly (MenuItem & { needs?: Ability })[] = built([
  { to: '/marketplace', label: 'Marketplace', icon: 'tag' },
  { to: '/classrooms', label: 'Classrooms', icon: 'groups' },
])

/** The places in 'More' that a person may see. */
export const moreOf = (viewer: Viewer | null): MenuItem[] =>
  beyond.filter(({ needs }) => !needs || (viewer && holds(viewer, needs)))
