import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Channel, channels, kinds, manners } from '../../../../rules/identity/notifications'
import type { NotificationKind } from '../../../../schema/generated/types'
import { notify } from '../../../../server/identity/notification/notify'
import { write } from '../../../../server/kernel/write/write'
import { build, type Person, type TestApp } from '../../../build'
import { type PushService, startPushService, type TestBrowser } from '../../../push-service'

const DAY = new Date('2026-11-02T12:00:00Z')
const NIGHT = new Date('2026-11-02T23:00:00Z')
const MORNING = new Date('2026-11-03T07:00:00Z')
const EVENING = new Date('2026-11-03T18:30:00Z')

let app: TestApp
let service: PushService
let person: Person
let browser: TestBrowser
beforeAll(async () => {
  service = await startPushService()
  app = await build({}, {}, service.outside)
  await app.at(DAY)
  person = await app.person()
  browser = service.browser()
  const { endpoint, p256dh, auth } = browser
  await app.send(
    'mutation($endpoint: String!, $p256dh: String!, $auth: String!) { pushSubscriptionCreate(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) { id } }',
    { endpoint, p256dh, auth },
    person,
  )
})
afterAll(async () => {
  await app.close()
  await service.close()
})

const choose = async (kind: NotificationKind, values: Partial<Record<Channel, boolean>>) =>
  app.send(
    'mutation($kind: NotificationKind!, $inApp: Boolean, $email: Boolean, $push: Boolean) { notificationPreferencesUpdate(kind: $kind, inApp: $inApp, email: $email, push: $push) { kind } }',
    { kind, ...values },
    person,
  )
const settings = async (quiet: boolean, digest: 'never' | 'daily') =>
  app.send(
    'mutation($from: Int, $until: Int, $digest: NotificationDigest!) { notificationSettingsUpdate(quietFrom: $from, quietUntil: $until, digest: $digest, digestAt: 1110) { digest } }',
    { ...(quiet && { from: 22 * 60, until: 7 * 60 }), digest },
    person,
  )

let told = 0
/** Tells the person of something of a kind, and returns its title. */
async function tell(kind: NotificationKind) {
  told += 1
  const title = `${kind} ${told}`
  await write(app.services, (writing) =>
    notify(writing, app.services, [person.id], { kind, path: '/', words: () => ({ title, body: 'Look.' }) }),
  )
  await app.services.jobs.drain()
  return title
}

/** The channels by which a title has arrived by now. */
async function arrived(title: string) {
  const { data } = await app.send('{ notifications(pageSize: 100) { entries { title } } }', {}, person)
  return {
    inApp: data.notifications.entries.some((each: { title: string }) => each.title === title),
    email: app.outbox.list().some(({ subject, text }) => subject === title || text.includes(`${title}.`)),
    push: browser.messages.some((each) => each.title === title),
  }
}

async function moveTo(instant: Date) {
  await app.at(instant)
  person = await app.again(person)
  const { endpoint, p256dh, auth } = browser
  // A sign-in of that time, so that the browser is a live one.
  await app.send(
    'mutation($endpoint: String!, $p256dh: String!, $auth: String!) { pushSubscriptionCreate(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) { id } }',
    { endpoint, p256dh, auth },
    person,
  )
}

it.each(kinds)('%s: each channel is sent or not, as its manner and the person’s choice say', async (kind) => {
  await moveTo(DAY)
  await settings(false, 'never')
  const manner = manners[kind]
  const byDefault = await arrived(await tell(kind))
  for (const channel of channels)
    expect([channel, byDefault[channel]]).toEqual([channel, manner[channel] === 'on' || manner[channel] === 'always'])
  for (const channel of channels)
    for (const isOn of [true, false]) {
      const { errors } = await choose(kind, { [channel]: isOn })
      const isFixed = manner[channel] === 'always' || manner[channel] === 'never'
      expect(errors?.[0]?.extensions.field).toBe(isFixed ? channel : undefined)
      const expected = isFixed ? manner[channel] === 'always' : isOn
      expect([channel, isOn, (await arrived(await tell(kind)))[channel]]).toEqual([channel, isOn, expected])
    }
})

it.each(kinds)(
  '%s: in the quiet time only what protects the account is mailed; the rest comes at its end',
  async (kind) => {
    await moveTo(DAY)
    const manner = manners[kind]
    const free = channels.filter((channel) => manner[channel] === 'on' || manner[channel] === 'off')
    await choose(kind, Object.fromEntries(free.map((channel) => [channel, true])))
    await settings(true, 'never')
    await moveTo(NIGHT)
    const title = await tell(kind)
    const all = { inApp: true, email: manner.email !== 'never', push: true }
    const now = await arrived(title)
    expect(now).toEqual({
      inApp: true,
      email: all.email && manner.protects === true,
      push: manner.protects === true || manner.isSoon === true,
    })
    await moveTo(MORNING)
    expect(await arrived(title)).toEqual(all)
  },
)

it.each(kinds)('%s: only what can wait is put into the digest, once', async (kind) => {
  await moveTo(DAY)
  const manner = manners[kind]
  await settings(false, 'daily')
  const titles = [await tell(kind), await tell(kind)]
  const now = await arrived(titles[0] ?? '')
  expect(now.email).toBe(manner.email !== 'never' && !manner.canWait)
  const before = app.outbox.list().length
  await moveTo(EVENING)
  await moveTo(new Date(EVENING.getTime() + 60_000))
  expect(app.outbox.list().length - before).toBe(manner.canWait ? 1 : 0)
  for (const title of titles) expect((await arrived(title)).email).toBe(manner.email !== 'never')
})

it('what cannot wait is never put into one mail with others, though it waited for the same morning', async () => {
  await moveTo(DAY)
  await settings(true, 'never')
  for (const kind of ['hand_backs', 'marks_released'] as const) await choose(kind, { email: true })
  await moveTo(NIGHT)
  const titles = [await tell('hand_backs'), await tell('marks_released')]
  await moveTo(MORNING)
  expect(app.outbox.list().filter(({ subject }) => titles.includes(subject))).toHaveLength(2)
})

it('nothing reaches somebody whose account was disabled meanwhile', async () => {
  await moveTo(DAY)
  await settings(true, 'never')
  await moveTo(NIGHT)
  const title = await tell('bookings')
  const admin = await app.person({ role: 'admin' })
  await app.send('mutation($id: ID!) { userDisable(id: $id) { id } }', { id: person.id }, admin)
  await app.at(MORNING)
  expect(app.outbox.list().map(({ subject }) => subject)).not.toContain(title)
  expect(browser.messages.map((each) => each.title)).not.toContain(title)
})
