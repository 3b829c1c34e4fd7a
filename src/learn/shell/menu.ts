import type { Item } from '../../../resources/addresses'
import { menu } from '../../../resources/generated/addresses'
import type { MenuItem } from '../../layouts/menu-item'
import { built } from '../../providers/page/built'
import { holds, isTutor, type Viewer } from '../../providers/sign-in/viewer'

const learner: readonly MenuItem[] = built([
  { to: '/dashboard', label: 'Dashboard', icon: 'home' },
  { to: '/smart-events', label: 'Events', icon: 'events' },
  { to: '/library', label: 'Library', icon: 'library' },
  { to: '/booking', label: 'Booking', icon: 'booking' },
  { to: '/classroom', label: 'Classroom', icon: 'classroom' },
  { to: '/courses', label: 'Courses', icon: 'courses' },
  { to: '/study-groups', label: 'Groups', icon: 'groups' },
  { to: '/calendar', label: 'Calendar', icon: 'calendar' },
  { to: '/test-results', label: 'Test results', icon: 'results' },
])
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
  { to: '/schedule', label: 'Schedule', icon: 'schedule', needs: 'manage_sessions', before: '/mocks' },
])

const staff = menu.flatMap((item) => [...byHand.filter(({ before }) => before === item.to), item])

/** The main menu of a person; Studio is for tutors. */
export const menuOf = (viewer: Viewer | null): MenuItem[] =>
  viewer && isTutor(viewer) ? [...learner, ...studio] : [...learner]

/** The staff's items that a person may see. */
export function adminMenuOf(viewer: Viewer | null): MenuItem[] {
  if (!viewer) return []
  const shown = staff
    .filter(({ needs }) => holds(viewer, needs))
    .map(({ to, label, icon }) => ({ to, label, icon: icon as MenuItem['icon'] }))
  // Somebody may be trusted with roles and with no other setting.
  const onlyRoles = holds(viewer, 'manage_roles') && !holds(viewer, 'manage_settings')
  return onlyRoles ? [...shown, { to: '/settings/roles', label: 'Settings', icon: 'settings' }] : shown
}

const learnersPlaces = ['/dashboard', '/booking', '/classroom', '/calendar']
const staffsPlaces = ['/dashboard', '/sessions', '/users', '/mocks']

/** The bottom bar of a phone: the staff's four for somebody who sees them all. */
export function placesOf(viewer: Viewer | null): MenuItem[] {
  const items = [...learner, ...adminMenuOf(viewer)]
  const found = (paths: readonly string[]) => paths.flatMap((path) => items.find(({ to }) => to === path) ?? [])
  const places = found(staffsPlaces)
  return places.length === staffsPlaces.length ? places : found(learnersPlaces)
}

/** What 'More' holds beyond the menus. */
export const more: readonly MenuItem[] = built([{ to: '/marketplace', label: 'Marketplace', icon: 'tag' }])
