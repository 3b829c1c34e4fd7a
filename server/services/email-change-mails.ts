import type { MailMessage } from '../gateways/outbox'
import { letter } from './mails'

interface Link {
  url: string
  minutes: number
}

interface Facts {
  oldEmail: string
  newEmail: string
  toOld: Link
  toNew: Link
  /** The new address belongs to an account already. */
  taken: boolean
  signInUrl: string
}

/** What the two addresses of a change are written. Only the holder of a mailbox learns whether it has an account. */
export const changeMails = ({ oldEmail, newEmail, toOld, toNew, taken, signInUrl }: Facts): MailMessage[] => [
  letter({
    to: oldEmail,
    subject: 'Confirm the change of your address on Articled',
    lines: [
      `You asked us to change your address to ${newEmail}.`,
      'The change is made once it has been confirmed from both addresses.',
    ],
    action: { label: 'Confirm the change', url: toOld.url },
    after: [
      `The link works once, within ${toOld.minutes} minutes.`,
      'If you did not ask for this, do not open it: somebody else may be signed in as you. End the other devices in your account, and tell our staff.',
    ],
  }),
  taken
    ? letter({
        to: newEmail,
        subject: 'Your address on Articled',
        lines: [
          'Somebody with another account asked to use this address for it. It belongs to your account, so nothing has been changed.',
          'If that was you, sign in with this address instead.',
        ],
        action: { label: 'Sign in', url: signInUrl },
      })
    : letter({
        to: newEmail,
        subject: 'Confirm your new address for Articled',
        lines: [
          'Somebody with an account on Articled asked to use this address from now on.',
          'The change is made once it has been confirmed from here and from the address used until now.',
        ],
        action: { label: 'Confirm this address', url: toNew.url },
        after: [
          `The link works once, within ${toNew.minutes} minutes. If you did not ask for it, you can leave this mail aside: nothing changes without it.`,
        ],
      }),
]
