import type { MailMessage } from '../../gateways/mail/outbox'
import { letter } from '../mails'

interface Link {
  url: string
  minutes: number
}

interface Facts {
  oldEmail: string
  newEmail: string
  link: Link
}

/** The mail to the old address. */
export const confirmOld = ({ oldEmail, newEmail, link }: Facts): MailMessage =>
  letter({
    to: oldEmail,
    subject: 'Confirm the change of your address on Articled',
    lines: [
      `You asked us to change your address to ${newEmail}.`,
      'The change is made once it has been confirmed from both addresses.',
    ],
    action: { label: 'Confirm the change', url: link.url },
    after: [
      `The link works once, within ${link.minutes} minutes.`,
      'If you did not ask for this, do not open it: somebody else may be signed in as you. End the other devices in your account, and tell our staff.',
    ],
  })

/** The mail to an address that has an account: only the mailbox's holder learns of it. */
export const tellTaken = ({ newEmail, signInUrl }: Pick<Facts, 'newEmail'> & { signInUrl: string }): MailMessage =>
  letter({
    to: newEmail,
    subject: 'Your address on Articled',
    lines: [
      'Somebody with another account asked to use this address for it. It belongs to your account, so nothing has been changed.',
      'If that was you, sign in with this address instead.',
    ],
    action: { label: 'Sign in', url: signInUrl },
  })

/** The mail to the new address. */
export const confirmNew = ({ newEmail, link }: Pick<Facts, 'newEmail' | 'link'>): MailMessage =>
  letter({
    to: newEmail,
    subject: 'Confirm your new address for Articled',
    lines: [
      'Somebody with an account on Articled asked to use this address from now on.',
      'The change is made once it has been confirmed from here and from the address used until now.',
    ],
    action: { label: 'Confirm this address', url: link.url },
    after: [
      `The link works once, within ${link.minutes} minutes. If you did not ask for it, you can ignore this mail: nothing changes without it.`,
    ],
  })

/** The mails about a change by staff: the new address confirms it, the old one is told. */
export const staffChangeMails = ({
  oldEmail,
  newEmail,
  link,
  undo,
}: Facts & { undo: { url: string; days: number } }): MailMessage[] => [
  letter({
    to: newEmail,
    subject: 'Confirm your new address for Articled',
    lines: [
      'Our staff were asked to use this address for your account.',
      'Once you confirm it you sign in with it, and every device is signed out.',
    ],
    action: { label: 'Confirm this address', url: link.url },
    after: [`The link works once, within ${link.minutes} minutes. Nothing changes without it.`],
  }),
  letter({
    to: oldEmail,
    subject: 'A change of your address on Articled',
    lines: [
      `Our staff were asked to change your address to ${newEmail}. The change is made once it is confirmed from there.`,
      'If you did not ask for this, keep this address: everybody who signed in with the new one is signed out.',
    ],
    action: { label: 'Keep this address', url: undo.url },
    after: [`This works for ${undo.days} days, also after the change is made.`],
  }),
]
