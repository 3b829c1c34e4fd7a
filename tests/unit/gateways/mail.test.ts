import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailAddress } from '../../../rules/mail-address'
import { createMailer, type Mailer } from '../../../server/gateways/mail/mail'
import { createOutbox } from '../../../server/gateways/mail/outbox'
import { createClock } from '../../../server/kernel/time/clock'
import { usualPatience } from '../../../server/kernel/time/patience'

const clock = createClock({ settable: true })
clock.set(new Date('2026-05-01T12:00:00Z'))
const from = 'Articled <office@articled.example>'
const injections = [
  { to: 'amara@articled.example\r\nBcc: all@articled.example' },
  { to: 'amara@articled.example, all@articled.example' },
  { to: 'Amara <amara@articled.example>' },
  { to: 'amara' },
  { attachments: [{ filename: 'a.ics\r\nX-Evil: 1', content: '', contentType: 'text/calendar' }] },
  { attachments: [{ filename: 'a.ics', content: '', contentType: 'text/calendar\r\nX-Evil: 1' }] },
]
const message = { to: 'amara@articled.example', subject: 'Your mock: £70.00 – booked', text: 'Client’s interview' }

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mail-'))
  return () => rm(dir, { recursive: true })
})

describe('mail by SMTP', () => {
  const received: { mail: ParsedMail; recipients: string[] }[] = []
  let connections = 0
  let mailer: Mailer
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_session, callback) {
      connections += 1
      callback()
    },
    onAuth: ({ username, password }, _session, callback) =>
      username === 'office' && password === 'p@ss' ? callback(null, { user: username }) : callback(new Error('No')),
    onRcptTo: ({ address }, _session, callback) =>
      callback(address.startsWith('nobody@') ? new Error('No such person') : null),
    onData(stream, session, callback) {
      simpleParser(stream).then((mail) => {
        received.push({ mail, recipients: session.envelope.rcptTo.map(({ address }) => address) })
        callback()
      }, callback)
    },
  })

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.server.address() as AddressInfo
    const outbox = await createOutbox(await mkdtemp(join(tmpdir(), 'mail-unused-')))
    mailer = createMailer({
      smtpUrl: `smtp://office:p%40ss@127.0.0.1:${port}`,
      from,
      outbox,
      clock,
      patience: usualPatience,
    })
  })
  beforeEach(() => {
    received.length = 0
  })
  afterAll(async () => {
    await mailer.close()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  })

  it('arrives with its texts, its attachment and its date', async () => {
    const ics = { filename: 'session.ics', content: 'BEGIN:VCALENDAR', contentType: 'text/calendar; method=REQUEST' }
    await mailer.send({ ...message, html: '<p>Client’s interview</p>', attachments: [ics] })
    expect(received).toHaveLength(1)
    const { mail, recipients } = received[0] as (typeof received)[number]
    expect(recipients).toEqual(['amara@articled.example'])
    expect(mail.subject).toBe(message.subject)
    expect(mail.text?.trim()).toBe('Client’s interview')
    expect(mail.html).toBe('<p>Client’s interview</p>')
    expect(mail.from?.value).toEqual([{ name: 'Articled', address: 'office@articled.example' }])
    expect(mail.date?.toISOString()).toMatch(/^2026-05-01T12:00:0/)
    expect(mail.attachments).toHaveLength(1)
    expect(mail.attachments[0]).toMatchObject({ filename: 'session.ics', contentType: 'text/calendar' })
    expect(mail.attachments[0]?.content.toString()).toBe('BEGIN:VCALENDAR')
  })

  it.each(['smith&jones@firm.example', "o'brien/info!{a}@xn--mller-kva.example", 'иван@xn--e1afmkfd.xn--p1ai'])(
    'reaches %s',
    async (to) => {
      await mailer.send({ ...message, to })
      expect(received[0]?.recipients.map((each) => each.replace(/@.*/, ''))).toEqual([to.replace(/@.*/, '')])
      const said = received[0]?.mail.to?.value ?? []
      expect(said.map(({ address = '' }) => mailAddress(address))).toEqual([to])
    },
  )

  it('reuses its connections', async () => {
    for (let index = 0; index < 8; index++) await mailer.send({ ...message, subject: `Number ${index}` })
    expect(received.map(({ mail }) => mail.subject)).toEqual(Array.from({ length: 8 }, (_, index) => `Number ${index}`))
    expect(connections).toBeLessThanOrEqual(3)
  })

  it.each(injections)('refuses an unsafe header: %j', async (change) => {
    await expect(mailer.send({ ...message, ...change })).rejects.toThrow(/one line|one plain address/)
    expect(received).toHaveLength(0)
  })

  it.each([
    ['Your link\nBcc: all@articled.example', 'Your link Bcc: all@articled.example'],
    ['Booked: Client\u2028interview\u2029\u0085of\u0000 May', 'Booked: Client interview of May'],
    ['Booked: \u202ereversed', 'Booked: reversed'],
  ])('makes the subject %j one line, rather than losing the mail', async (subject, line) => {
    await mailer.send({ ...message, subject })
    expect(received.map(({ mail }) => mail.subject)).toEqual([line])
  })

  it('fails where the server refuses the recipient', async () => {
    await expect(mailer.send({ ...message, to: 'nobody@articled.example' })).rejects.toThrow('No such person')
  })

  it('fails soon where no server answers', async () => {
    const lonely = createMailer({
      smtpUrl: 'smtp://127.0.0.1:1',
      from,
      outbox: await createOutbox(dir),
      clock,
      patience: usualPatience,
    })
    await expect(lonely.send(message)).rejects.toThrow('ECONNREFUSED')
    await lonely.close()
  })
})

describe('mail without a server', () => {
  it('goes to the outbox, newest first, and can be found', async () => {
    const outbox = await createOutbox(dir)
    const mailer = createMailer({ from, outbox, clock, patience: usualPatience })
    await mailer.send(message)
    await mailer.send({ ...message, to: 'ben@articled.example', subject: 'Second' })
    await mailer.send({ ...message, to: 'Amara@Articled.example', subject: 'Third' })
    expect(outbox.list().map(({ subject }) => subject)).toEqual(['Third', 'Second', message.subject])
    expect(outbox.latestTo('amara@articled.example')?.subject).toBe('Third')
    expect(outbox.latestTo('carol@articled.example')).toBeUndefined()
    const [newest] = outbox.list()
    expect(outbox.get(newest?.id as string)).toMatchObject({
      from,
      sentAt: expect.stringMatching(/^2026-05-01T12:00:0/),
    })
    expect(outbox.get('none')).toBeUndefined()
  })

  it('refuses the same headers', async () => {
    const outbox = await createOutbox(dir)
    const mailer = createMailer({ from, outbox, clock, patience: usualPatience })
    for (const change of injections) await expect(mailer.send({ ...message, ...change })).rejects.toThrow('one')
    expect(outbox.list()).toEqual([])
    expect(() =>
      createMailer({ from: 'a@b.example\nBcc: c@d.example', outbox, clock, patience: usualPatience }),
    ).toThrow('one line')
  })

  it('keeps the newest 200 over a restart, also when written all at once', async () => {
    const outbox = await createOutbox(dir)
    const at = clock.now()
    const sent = Array.from({ length: 450 }, (_, index) => outbox.add({ ...message, subject: `No ${index}` }, from, at))
    await Promise.all(sent)
    const expected = Array.from({ length: 200 }, (_, index) => `No ${449 - index}`)
    expect(outbox.list().map(({ subject }) => subject)).toEqual(expected)
    expect((await readFile(join(dir, 'outbox.jsonl'), 'utf8')).split('\n').length).toBeLessThanOrEqual(401)
    const reopened = await createOutbox(dir)
    expect(reopened.list()).toEqual(outbox.list())
    await reopened.add({ ...message, subject: 'After' }, from, at)
    const again = await createOutbox(dir)
    expect(again.list().map(({ subject }) => subject)).toEqual(['After', ...expected.slice(0, 199)])
  })

  it('keeps attachments, and survives a line that a crash cut short', async () => {
    const outbox = await createOutbox(dir)
    const content = Buffer.from([0, 255, 10])
    await outbox.add(
      { ...message, attachments: [{ filename: 'a.bin', content, contentType: 'x/y' }] },
      from,
      clock.now(),
    )
    await appendFile(join(dir, 'outbox.jsonl'), '{"id":"half')
    const reopened = await createOutbox(dir)
    await reopened.add({ ...message, subject: 'After' }, from, clock.now())
    const [after, first] = (await createOutbox(dir)).list()
    expect(after?.subject).toBe('After')
    expect(Buffer.from(first?.attachments[0]?.content as string, 'base64')).toEqual(content)
  })
})
