import { hasAdminRights, type Viewer } from './viewer'

type Ranked = Pick<Viewer, 'role' | 'abilities'>

/** Why an account is above the viewer's own; null if it is not. Only admins act on supervisors and admins, and nobody on an account with abilities that they lack. */
export function above(target: Ranked, viewer: Ranked): 'role' | 'abilities' | null {
  if (viewer.role === 'admin') return null
  if (target.role !== 'user') return 'role'
  const lacks = !hasAdminRights(viewer) && target.abilities.some((each) => !viewer.abilities.includes(each))
  return lacks ? 'abilities' : null
}
