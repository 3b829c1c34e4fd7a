import type { Context } from '../../kernel/context'
import type { Writing } from '../../kernel/write/write'
import { letter } from '../mails'
import { notify } from '../notification/notify'

const wordsOf = () => ({
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
})

type Happened = keyof ReturnType<typeof wordsOf>

/** Tells a passkey's owner by e-mail what happened to it. */
export async function tellOwner(
  context: Context,
  writing: Writing,
  what: Happened,
  { userId, name }: { userId: string; name: string },
): Promise<void> {
  await notify(writing, context, [userId], {
    ...{ kind: 'security', path: '/account' },
    words: () => {
      const { subject, happened, advice } = wordsOf()[what]
      return { title: subject, body: `${happened(name)} ${advice}` }
    },
    mail: ({ email }) => {
      const { subject, happened, advice } = wordsOf()[what]
      return letter({ to: email, subject, lines: [happened(name), advice] })
    },
  })
}
