import { holds } from '../../../access/viewer'
import { type Context, signedIn } from '../../kernel/context'
import { forbidden } from '../../kernel/errors'

/** Who gets a bundle: the caller, or another for staff with manage_billing. Throws FORBIDDEN. */
export function buyerOf(context: Context, userId: string | null | undefined): string {
  const viewer = signedIn(context)
  if (!userId || userId === viewer.id) return viewer.id
  if (!holds(viewer, 'manage_billing')) throw forbidden()
  return userId
}
