import { eq } from 'drizzle-orm'
import { type Context, signedIn } from '../../kernel/context'
import type { Writing } from '../../kernel/write/write'
import { signIns } from '../sign-in/table'

/** Completes the present sign-in; with the change of the person, their rights are read again. */
export async function passSignIn(context: Context, writing: Writing): Promise<void> {
  await writing.orm
    .update(signIns)
    .set({ secondFactorAt: writing.now })
    .where(eq(signIns.id, context.signInId ?? ''))
  writing.changed('User', signedIn(context).id)
}
