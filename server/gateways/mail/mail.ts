import nodemailer from 'nodemailer'
import { oneLine } from '../../../rules/one-line'
import type { Clock } from '../../kernel/time/clock'
import type { Patience } from '../../kernel/time/patience'
import type { MailMessage, Outbox } from './outbox'

export interface Mailer {
  /** Throws MailRefused for a message that must not go out, and the mail server's error if it accepts none. */
  send(message: MailMessage): Promise<void>
  close(): Promise<void>
}

export class MailRefused extends Error {
  override name = 'MailRefused'
}

interface MailerSettings {
  /** smtp:// or smtps:// with user and password; without it mail goes to the outbox. */
  smtpUrl?: string
  /** 'Name <address>' or an address. */
  from: string
  outbox: Outbox
  clock: Clock
  patience: Pick<Patience, 'mailConnectionMs' | 'mailSilentMs'>
}

/** Sends by SMTP if a server is set, else into the outbox. */
export function createMailer({ smtpUrl, from, outbox, clock, patience }: MailerSettings): Mailer {
  refuseBreaks('from', from)
  if (!smtpUrl) {
    return {
      async send(message) {
        await outbox.add(ready(message), from, clock.now())
      },
      async close() {},
    }
  }

  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: patience.mailConnectionMs,
    greetingTimeout: patience.mailConnectionMs,
    socketTimeout: patience.mailSilentMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // A failed message rejects at its sender; this handles a failed connection that carries none.
  transport.on('error', () => {})
  return {
    async send(message) {
      const { to, subject, text, html, attachments } = ready(message)
      // An address object, since a string would be parsed as a list.
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        attachments,
        date: clock.now(),
      })
    },
    async close() {
      transport.close()
    },
  }
}

/** The message as it goes out. A subject is made one line rather than refused: nobody should miss a mail since something in it has a strange name. */
function ready(message: MailMessage): MailMessage {
  const { to, attachments = [] } = message
  refuseBreaks('to', to)
  for (const { filename, contentType } of attachments) {
    refuseBreaks('file name', filename)
    refuseBreaks('content type', contentType)
  }
  if (!/^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/.test(to)) throw new MailRefused('Mail goes to one plain address')
  return { ...message, subject: oneLine(message.subject) }
}

// A line break would end the header and let the sender start another.
function refuseBreaks(field: string, value: string): void {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  if (/[\x00-\x1f\x7f\u2028\u2029]/.test(value)) throw new MailRefused(`The ${field} of a message must be one line`)
}
