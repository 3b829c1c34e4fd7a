import { eq } from 'drizzle-orm'
import type { Context } from '../../kernel/context'
import type { Writing } from '../../kernel/write/write'
import { letter } from '../mails'
import { users } from '../user/table'

const words = {
  added: {
    subject: 'A passkey was added to your account',
    happened: (name: string) => `The passkey “${name}” can now be used to sign in to your account on Articled.`,
    advice: 'If this was not you, please remove it and tell our staff at once.',
  },
  removed: {
    subject: 'A passkey was removed from your account',
    happened: (name: string) => `The passkey “${name}” no longer signs anybody in to your account on Articled.`,
    advice: 'If this was not you, please tell our staff at once. You can always sign in by e-mail.',
  },
  refused: {
    subject: 'A sign-in with your passkey was refused',
    happened: (name: string) =>
      `Somebody tried to sign in to your account on Articled with the passkey “${name}”. We refused it, because its count of uses had not gone up: it may have been copied.`,
    advice:
      'If this was you, please sign in by e-mail, remove this passkey and add a new one. If it was not, please tell our staff at once.',
  },
}

/** Tells a passkey's owner by e-mail what happened to it. */
export async function tellOwner(
  context: Context,
  writing: Writing,
  what: keyof typeof words,
  { userId, name }: { userId: string; name: string },
): Promise<void> {
  const [owner] = await writing.orm.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (!owner) return
  const { subject, happened, advice } = words[what]
  await writing.queue('mail', letter({ to: owner.email, subject, lines: [happened(name), advice] }), { about: userId })
  writing.after(() => context.jobs.wake())
}
