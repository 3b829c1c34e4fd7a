import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { notify } from '../../../../server/identity/notification/notify'
import { browsersNow } from '../../../../server/identity/notification/push'
import { userMessages } from '../../../../server/identity/user-message/table'
import { newId } from '../../../../server/kernel/database/columns'
import { type Writing, write } from '../../../../server/kernel/write/write'
import { build, type Person, type TestApp } from '../../../build'
import { requireOf } from '../../identity/second-factor/app'
import { answer, listen, type Phone, phone, until } from './clients'

let app: TestApp
let address: string
let open: Phone[] = []
beforeAll(async () => {
  app = await build()
  address = await listen(app)
})
afterEach(() => {
  for (const { socket } of open) socket.disconnect()
  open = []
})
afterAll(() => app.close())

function connect(who: Person) {
  const made = phone(address, who)
  open.push(made)
  return made
}
const mayJoin = async (who: Person, topic: string) => (await answer(connect(who).socket.channel(topic).join())).status

/** Words by staff to a person, under the bell and by mail. */
async function messageTo({ id: userId }: Person, title: string) {
  const id = newId()
  await app.services.database.orm
    .insert(userMessages)
    .values({ id, userId, subject: title, text: title, insertedAt: app.services.clock.now() })
  const telling = (writing: Writing) =>
    notify(writing, app.services, [userId], {
      ...{ kind: 'messages', path: '/notifications', about: { type: 'UserMessage', id } },
      words: () => ({ title, body: 'Private words' }),
    })
  const taken = { text: 'delete from user_messages where id = $1', values: [id] }
  return {
    tell: () => write(app.services, telling),
    take: () => app.services.database.query(taken),
    /** Both at once, so that the mail finds the words gone however soon it is sent. */
    tellAndTake: () =>
      write(app.services, async (writing) => {
        await telling(writing)
        await writing.query(taken)
      }),
  }
}
/** Joins a person's own topic; answers the titles heard there so far. */
async function hears(who: Person) {
  const channel = connect(who).socket.channel(`user:${who.id}`)
  const heard: string[] = []
  channel.on('message', ({ title }: { title: string }) => void heard.push(title))
  await answer(channel.join())
  return { channel, heard }
}
/** Takes back the role that asked for a second factor. */
async function nothingDue({ id }: Person, role: string) {
  await app.services.database.query({ text: 'delete from user_roles where role_id = $1', values: [role] })
  app.services.bus.publish('change', { type: 'User', id, kind: 'updated' })
}

describe('a sign-in that still owes its second factor', () => {
  test('joins no topic, neither the lobby nor its own', async () => {
    const who = await app.person()
    await requireOf(app, who)
    for (const topic of ['user:lobby', `user:${who.id}`]) expect(await mayJoin(who, topic)).toBe('error')
  })

  test('hears nothing more on a socket that it opened before, until nothing is due', async () => {
    const who = await app.person()
    const { channel, heard } = await hears(who)
    await (await messageTo(who, 'Before')).tell()
    await until(() => heard.includes('Before'))
    const role = await requireOf(app, who)
    await (await messageTo(who, 'SECRET SUBJECT')).tell()
    expect(await answer(channel.push('navigate', { from: '/', to: '/x' }))).toMatchObject({ status: 'error' })
    await nothingDue(who, role)
    // Messages keep their order, so the one between would have come first.
    await (await messageTo(who, 'After')).tell()
    await until(() => heard.includes('After'))
    expect(heard).toEqual(['Before', 'After'])
  })

  test('hears nothing more of comings and goings, until nothing is due', async () => {
    const who = await app.person()
    const { socket } = connect(who)
    const lobby = socket.channel('user:lobby')
    const came: string[] = []
    lobby.on('presence_diff', ({ joins }: { joins: object }) => void came.push(...Object.keys(joins)))
    await answer(lobby.join())
    const [during, after] = [await app.person(), await app.person()]
    const start = Date.now()
    let seconds = 0
    /** Lets the server send what it gathers of comings and goings. */
    const toTheNext = () => app.at(new Date(start + ++seconds * 2_000))
    await toTheNext()
    const role = await requireOf(app, who)
    await answer(connect(during).socket.channel('user:lobby').join())
    await toTheNext()
    // Once this is refused, the same was asked of what was gathered.
    expect((await answer(socket.channel(`user:${who.id}`).join())).status).toBe('error')
    await nothingDue(who, role)
    await answer(connect(after).socket.channel('user:lobby').join())
    await until(async () => {
      await toTheNext()
      return came.includes(after.id)
    })
    await app.at(null)
    expect(came).not.toContain(during.id)
  })

  test('gets no notification by push, and gets them again once it owes nothing', async () => {
    const who = await app.person()
    const endpoint = 'https://push.example.com/due'
    await app.services.database.query({
      text: `insert into push_subscriptions (id, user_id, sign_in_id, endpoint, p256dh, auth, inserted_at) values ($1, $2, $3, $4, 'x', 'x', now())`,
      values: [newId(), who.id, who.signInId, endpoint],
    })
    const { database, clock } = app.services
    const shown = async () => (await browsersNow({ query: database.query, now: clock.now() }, who.id)).length
    expect(await shown()).toBe(1)
    await requireOf(app, who)
    expect(await shown()).toBe(0)
    await database.query({ text: 'update sign_ins set second_factor_at = now() where id = $1', values: [who.signInId] })
    expect(await shown()).toBe(1)
  })
})

describe('somebody who lost the right to what a message is about', () => {
  test('is not told of it on an open page, and hears later messages in their order', async () => {
    const who = await app.person()
    const { heard } = await hears(who)
    const [first, gone, last] = [
      await messageTo(who, 'First'),
      await messageTo(who, 'Gone'),
      await messageTo(who, 'Last'),
    ]
    await gone.take()
    for (const each of [first, gone, last]) await each.tell()
    await until(() => heard.includes('Last'))
    expect(heard).toEqual(['First', 'Last'])
  })

  test('gets no mail of it, though the mail was to be sent at once', async () => {
    const who = await app.person()
    const [kept, taken] = [await messageTo(who, 'Kept'), await messageTo(who, 'Taken')]
    await kept.tell()
    await taken.tellAndTake()
    await app.services.jobs.drain()
    const subjects = app.outbox.list().flatMap(({ to, subject }) => (to === who.email ? [subject] : []))
    expect(subjects).toEqual(['Kept'])
  })
})
