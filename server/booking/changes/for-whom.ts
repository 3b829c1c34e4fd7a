import { holds } from '../../../access/viewer'
import { type Context, signedIn } from '../../kernel/context'
import { forbidden } from '../../kernel/errors'

/** The student of a booking: the caller, or anybody for staff with manage_sessions. Throws FORBIDDEN. */
export function studentOf(context: Context, forUserId: string | null | undefined): string {
  const viewer = signedIn(context)
  if (!forUserId || forUserId === viewer.id) return viewer.id
  if (!holds(viewer, 'manage_sessions')) throw forbidden()
  return forUserId
}
