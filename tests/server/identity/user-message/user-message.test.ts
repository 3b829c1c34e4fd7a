import { afterAll, beforeAll, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../../build'

let app: TestApp
let staff: Person
beforeAll(async () => {
  app = await build({ rateFactor: 1 })
  staff = await app.person({ abilities: ['manage_users'], firstName: 'Catrin', lastName: 'Vaughan' })
})
afterAll(() => app.close())

const SEND = `mutation ($userId: ID!, $subject: String!, $text: Text!, $key: String) {
  userMessageCreate(userId: $userId, subject: $subject, text: $text, idempotencyKey: $key) { id subject text authorId } }`
const say = (to: Person, words: { subject?: string; text?: string; key?: string } = {}, who = staff) =>
  app.send(SEND, { userId: to.id, subject: 'Your exam', text: 'Shall we talk?\n\nI am in on Monday.', ...words }, who)

it('reaches the person as a notification and as a mail with the sender’s name, whatever they turned off', async () => {
  const person = await app.person()
  expect((await say(person)).data.userMessageCreate).toMatchObject({ subject: 'Your exam', authorId: staff.id })
  await app.services.jobs.drain()
  const { data } = await app.send('{ notifications { entries { kind title body } } }', {}, person)
  expect(data.notifications.entries).toEqual([
    { kind: 'messages', title: 'Your exam', body: 'Shall we talk?\n\nI am in on Monday.' },
  ])
  const mail = app.outbox.list().find(({ to }) => to === person.email)
  expect(mail?.subject).toBe('Your exam')
  for (const part of ['Shall we talk?', 'I am in on Monday.', 'Catrin Vaughan, Articled'])
    expect(mail?.text).toContain(part)
  const { errors } = await app.send(
    'mutation { notificationPreferencesUpdate(kind: messages, email: false) { kind } }',
    {},
    person,
  )
  expect(errors?.[0]?.extensions.code).toBe('VALIDATION')
})

it('is sent once for one intent', async () => {
  const person = await app.person()
  const answers = await Promise.all(Array.from({ length: 5 }, () => say(person, { key: 'one message' })))
  expect(new Set(answers.map(({ data }) => data.userMessageCreate.id)).size).toBe(1)
  await app.services.jobs.drain()
  expect(app.outbox.list().filter(({ to }) => to === person.email)).toHaveLength(1)
})

it('keeps a subject to one line, so that it cannot add headers to the mail', async () => {
  const person = await app.person()
  const { data } = await say(person, { subject: 'Hello\r\nBcc: everybody@articled.example' })
  expect(data.userMessageCreate.subject).toBe('Hello Bcc: everybody@articled.example')
})

it.each([
  [{ subject: ' ' }, 'subject'],
  [{ subject: 'x'.repeat(121) }, 'subject'],
  [{ text: ' ' }, 'text'],
  [{ text: 'x'.repeat(2001) }, 'text'],
])('refuses an empty or too long text at its field', async (words, field) => {
  expect((await say(await app.person(), words)).errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', field })
})

it('is refused to oneself, to nobody, and to accounts that would not get it', async () => {
  const code = async (to: Person) => (await say(to)).errors?.[0]?.extensions.code
  expect(await code(staff)).toBe('FORBIDDEN')
  expect(await code({ ...staff, id: staff.signInId })).toBe('NOT_FOUND')
  const disabled = await app.person()
  await app.services.database.query({
    text: 'update users set disabled_at = now() where id = $1',
    values: [disabled.id],
  })
  expect(await code(disabled)).toBe('CONFLICT')
})

it('is not sent more than 30 times in ten minutes by one person', async () => {
  const [sender, person] = [await app.person({ abilities: ['manage_users'] }), await app.person()]
  const codes: (string | undefined)[] = []
  for (let sent = 0; sent < 31; sent++) codes.push((await say(person, {}, sender)).errors?.[0]?.extensions.code)
  expect(codes.filter((each) => each === undefined)).toHaveLength(30)
  expect(codes.at(-1)).toBe('RATE_LIMITED')
})

it('has a subject of one line that reads as it is written, whatever marks were sent', async () => {
  const person = await app.person()
  const marks = [
    '\u061c',
    '\u200e',
    '\u200f',
    '\u202a',
    '\u202b',
    '\u202c',
    '\u202d',
    '\u202e',
    '\u2066',
    '\u2067',
    '\u2068',
    '\u2069',
  ]
  const { data } = await say(person, {
    subject: `${marks.join('')}Your\u2028exam\u2029is\u0085to${marks.join('')}morrow `,
  })
  expect(data.userMessageCreate.subject).toBe('Your exam is tomorrow')
  expect((await say(person, { subject: marks.join('') })).errors?.[0]?.extensions).toMatchObject({
    code: 'VALIDATION',
    field: 'subject',
  })
})
