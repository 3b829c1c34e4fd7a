import type { Channel } from 'phoenix'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { notify } from '../../../../server/identity/notification/notify'
import { userMessages } from '../../../../server/identity/user-message/table'
import { newId } from '../../../../server/kernel/database/columns'
import { write } from '../../../../server/kernel/write/write'
import { build, type Person, type TestApp } from '../../../build'
import { requireOf } from '../../identity/second-factor/app'
import { answer, listen, type Phone, phone } from './clients'

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
  const tell = () =>
    write(app.services, (writing) =>
      notify(writing, app.services, [userId], {
        ...{ kind: 'messages', path: '/notifications', about: { type: 'UserMessage', id } },
        words: () => ({ title, body: 'Private words' }),
      }),
    )
  const take = () => app.services.database.query({ text: 'delete from user_messages where id = $1', values: [id] })
  return { tell, take }
}
/** Waits until the server has sent all that it had for a topic. */
const told = async (who: Person, channel: Channel) => {
  app.services.bus.publish('message', { userId: who.id, event: 'last', payload: {} })
  await answer(channel.push('nothing', {}))
  await new Promise((done) => setTimeout(done, 50))
}

describe('a sign-in that still owes its second factor', () => {
  test('joins no topic, neither the lobby nor its own', async () => {
    const who = await app.person()
    await requireOf(app, who)
    for (const topic of ['user:lobby', `user:${who.id}`]) expect(await mayJoin(who, topic)).toBe('error')
  })

  test('hears nothing more on a socket that it opened before', async () => {
    const who = await app.person()
    const channel = connect(who).socket.channel(`user:${who.id}`)
    const heard: string[] = []
    channel.on('message', ({ title }: { title: string }) => void heard.push(title))
    await answer(channel.join())
    await (await messageTo(who, 'Before')).tell()
    await told(who, channel)
    await requireOf(app, who)
    await (await messageTo(who, 'SECRET SUBJECT')).tell()
    await told(who, channel)
    expect(heard).toEqual(['Before'])
    expect(await answer(channel.push('navigate', { from: '/', to: '/x' }))).toMatchObject({ status: 'error' })
  })

  test('hears nothing more of comings and goings', async () => {
    const who = await app.person()
    const lobby = connect(who).socket.channel('user:lobby')
    let diffs = 0
    lobby.on('presence_diff', () => void diffs++)
    await answer(lobby.join())
    await requireOf(app, who)
    await app.at(new Date(Date.now() + 1_000))
    diffs = 0
    const other = connect(await app.person()).socket.channel('user:lobby')
    await answer(other.join())
    await app.at(new Date(Date.now() + 3_000))
    await answer(other.push('nothing', {}))
    await new Promise((done) => setTimeout(done, 100))
    await app.at(null)
    expect(diffs).toBe(0)
  })

  test('gets no notification by push, and gets them again once it owes nothing', async () => {
    const who = await app.person()
    const endpoint = 'https://push.example.com/due'
    await app.services.database.query({
      text: `insert into push_subscriptions (id, user_id, sign_in_id, endpoint, p256dh, auth, inserted_at) values ($1, $2, $3, $4, 'x', 'x', now())`,
      values: [newId(), who.id, who.signInId, endpoint],
    })
    const { browsersNow } = await import('../../../../server/identity/notification/push')
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
    const channel = connect(who).socket.channel(`user:${who.id}`)
    const heard: string[] = []
    channel.on('message', ({ title }: { title: string }) => void heard.push(title))
    await answer(channel.join())
    const [first, gone, last] = [
      await messageTo(who, 'First'),
      await messageTo(who, 'Gone'),
      await messageTo(who, 'Last'),
    ]
    await gone.take()
    for (const each of [first, gone, last]) await each.tell()
    await told(who, channel)
    expect(heard).toEqual(['First', 'Last'])
  })

  test('gets no mail of it, though the mail was to be sent at once', async () => {
    const who = await app.person()
    const [kept, taken] = [await messageTo(who, 'Kept'), await messageTo(who, 'Taken')]
    await write(app.services, async () => {})
    for (const each of [kept, taken]) await each.tell()
    await taken.take()
    await app.services.jobs.drain()
    const subjects = app.outbox.list().flatMap(({ to, subject }) => (to === who.email ? [subject] : []))
    expect(subjects).toEqual(['Kept'])
  })
})
