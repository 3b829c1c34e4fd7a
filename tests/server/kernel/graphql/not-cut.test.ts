import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NOON, type School, school } from '../../room/session/school'

let app: School
beforeAll(async () => {
  app = await school()
})
beforeEach(() => app.services.clock.set(NOON))
afterAll(() => app.close())

/** One character too long for `most`, with an emoji where it would have been cut. */
const tooLong = (most: number) => `${'a'.repeat(most - 1)}😀`
const refusal = async (answer: Promise<{ errors?: readonly { extensions: object }[] | undefined }>) =>
  (await answer).errors?.[0]?.extensions
const file = { name: 'note.txt', type: 'text/plain', content: 'A note' }

describe('a text that is too long', () => {
  it('is refused in the description of a withdrawal', async () => {
    const billing = await app.person({ abilities: ['manage_billing'] })
    const withdraw = (description: string) =>
      app.send(
        'mutation($id: ID!, $text: String!) { walletWithdraw(userId: $id, amount: 1, description: $text) { id } }',
        { id: app.student.id, text: description },
        billing,
      )
    expect(await refusal(withdraw(tooLong(200)))).toMatchObject({ code: 'VALIDATION', field: 'description' })
    expect(await refusal(withdraw(' \u200b '))).toMatchObject({ code: 'VALIDATION', field: 'description' })
  })

  it('is refused in the reason of a cancellation', async () => {
    const id = await app.session({ status: 'booked' })
    const cancel = (reason: string) =>
      app.send(
        'mutation($id: ID!, $text: String) { sessionCancel(id: $id, reason: $text) { id } }',
        { id, text: reason },
        app.staff,
      )
    expect(await refusal(cancel(tooLong(500)))).toMatchObject({ code: 'VALIDATION', field: 'reason' })
  })

  it('is refused in the reason of a booking without payment', async () => {
    const billing = await app.person({ abilities: ['manage_billing', 'manage_sessions'] })
    const id = await app.session({ status: 'pending' })
    const book = app.send(
      'mutation($id: ID!, $text: String) { sessionBook(id: $id, free: true, reason: $text) { id } }',
      { id, text: tooLong(500) },
      billing,
    )
    expect(await refusal(book)).toMatchObject({ code: 'VALIDATION', field: 'reason' })
  })

  it.each(['marking', 'in_progress', 'no_show'])('is refused in the message of a change to %s', async (status) => {
    const id = await app.session({ status: status === 'marking' ? 'ready' : 'booked' })
    const change = app.send(
      'mutation($id: ID!, $to: String!, $text: Text) { sessionUpdateStatus(id: $id, status: $to, message: $text) { id } }',
      { id, to: status, text: tooLong(5000) },
      app.staff,
    )
    expect(await refusal(change)).toMatchObject({ code: 'VALIDATION', field: 'message' })
  })

  it.each([
    ['a document that the tutor adds', 'sessionMaterialCreate', 'tutor'],
    ['an answer', 'sessionAnswerCreate', 'student'],
  ] as const)('is refused in the title of %s', async (_, operation, who) => {
    const id = await app.session({ status: 'in_progress' })
    const add = app.upload(
      `mutation($id: ID!, $title: String!, $file: Upload) { ${operation}(sessionId: $id, title: $title, contentType: "text/plain", file: $file) { id } }`,
      { id, title: tooLong(200) },
      file,
      app[who],
    )
    expect(await refusal(add)).toMatchObject({ code: 'VALIDATION', field: 'title' })
  })
})

describe('what is shown in part', () => {
  it('ends with a whole character: the notification of a message', async () => {
    const sender = await app.person({ abilities: ['manage_users'] })
    const text = `${'a'.repeat(398)}👩‍👩‍👧 and more`
    await app.send(
      'mutation($id: ID!, $text: Text!) { userMessageCreate(userId: $id, subject: "Hello", text: $text) { id } }',
      { id: app.student.id, text },
      sender,
    )
    const { data } = await app.send('{ notifications { entries { title body } } }', {}, app.student)
    expect(data.notifications.entries.find(({ title }: { title: string }) => title === 'Hello').body).toBe(
      `${'a'.repeat(398)}…`,
    )
  })
})
