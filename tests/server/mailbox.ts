import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export type Mailbox = Awaited<ReturnType<typeof mailbox>>

/** A mail server that keeps its mails. It accepts each mail after `delay` milliseconds. */
export async function mailbox({ delay = 0, port = 0 } = {}) {
  const mails: ParsedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, callback) {
      simpleParser(stream).then((mail) => {
        mails.push(mail)
        setTimeout(callback, delay)
      }, callback)
    },
  })
  // A sender that is killed in the middle of a mail breaks its connection.
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    mails,
    smtpUrl: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}
