import type { Services } from '../../kernel/context'
import type { Writing } from '../../kernel/write/write'
import { letter } from '../mails'
import { notify } from '../notification/notify'

const wordsOf = () => ({
  enabled: {
    subject: 'A second factor was set up for your account',
    happened: 'Whoever signs in to your account on Articled by a link now enters a code of your app as well.',
    advice: 'If this was not you, please tell our staff at once.',
  },
  disabled: {
    subject: 'The second factor of your account was turned off',
    happened: 'Your account on Articled no longer asks for a code of your app.',
    advice: 'If this was not you, please tell our staff at once.',
  },
  recovery: {
    subject: 'A recovery code of your account was used',
    happened: 'Somebody used a recovery code of your account on Articled in place of the app. That code is spent.',
    advice: 'If this was not you, please tell our staff at once. If few are left, make new ones in your account.',
  },
  renewed: {
    subject: 'Your recovery codes were replaced',
    happened: 'Ten new recovery codes were made for your account on Articled. The earlier ones no longer work.',
    advice: 'If this was not you, please tell our staff at once.',
  },
  locked: {
    subject: 'Wrong codes for your account',
    happened:
      'Five wrong codes in a row were entered for your account on Articled, by somebody who had opened a link from your mail. No code counts for a while.',
    advice: 'If this was not you, somebody can read your mail: please secure it, and tell our staff at once.',
  },
  reset: {
    subject: 'The second factor of your account was reset',
    happened:
      'Our staff have taken away your app, your recovery codes and your passkeys. You sign in by a link from your mail, and can set up an app again.',
    advice: 'If you had not asked for this, please tell our staff at once.',
  },
})

type Happened = keyof ReturnType<typeof wordsOf>

/** Tells a person by e-mail what happened to their second factor. */
export async function tellOwner(services: Services, writing: Writing, what: Happened, userId: string): Promise<void> {
  await notify(writing, services, [userId], {
    ...{ kind: 'security', path: '/account' },
    words: () => {
      const { subject, happened, advice } = wordsOf()[what]
      return { title: subject, body: `${happened} ${advice}` }
    },
    mail: ({ email }) => {
      const { subject, happened, advice } = wordsOf()[what]
      return letter({ to: email, subject, lines: [happened, advice] })
    },
  })
}
