import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Change } from '../../../../server/kernel/realtime/bus'
import { write } from '../../../../server/kernel/write/write'
import { sessionEvents } from '../../../../server/room/session/table'
import { type PushService, startPushService } from '../../../push-service'
import { commitments, days, minutes, NOON, type School, school } from './school'

let app: School
let service: PushService
beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.close())
beforeEach(async () => {
  app = await school(service.outside)
})
afterEach(() => app.close())

const status = async (id: string) => (await app.row(id)).status

it('ends a lapsed hold, and frees its time', async () => {
  const id = await app.session({
    mode: 'live',
    status: 'pending',
    values: { holdUntil: minutes(10), startAt: days(2), endAt: days(3), accessOpen: days(2) },
  })
  await app.services.database.orm.insert(commitments).values({
    sessionId: id,
    jointId: id,
    userId: app.student.id,
    during: `[${days(2).toISOString()},${days(3).toISOString()})`,
  })
  await app.at(minutes(9))
  expect(await status(id)).toBe('pending')
  await app.at(minutes(10))
  expect(await status(id)).toBe('expired')
  expect(await app.services.database.orm.$count(commitments, eq(commitments.sessionId, id))).toBe(0)
  expect(await app.events(id)).toEqual(['pending → expired'])
})

it('begins a live session at its start and ends it at its end', async () => {
  const id = await app.session({
    mode: 'live',
    status: 'booked',
    values: { startAt: minutes(60), endAt: minutes(90), accessOpen: minutes(50) },
  })
  await app.at(minutes(59))
  expect(await status(id)).toBe('booked')
  await app.at(minutes(60))
  expect(await status(id)).toBe('in_progress')
  await app.at(minutes(90))
  expect(await app.row(id)).toMatchObject({ status: 'ready', readyAt: minutes(90) })
})

it('opens a written session, and hands it in or expires it at the deadline', async () => {
  const values = { startAt: minutes(10), accessOpen: minutes(10), deadline: days(1) }
  const [answered, empty] = [
    await app.session({ status: 'booked', values }),
    await app.session({ status: 'booked', values }),
  ]
  await app.at(minutes(10))
  expect([await status(answered), await status(empty)]).toEqual(['in_progress', 'in_progress'])
  await app.answer(answered)
  await app.at(days(1))
  expect([await status(answered), await status(empty)]).toEqual(['ready', 'expired'])
  expect((await app.row(answered)).readyAt).toEqual(days(1))
})

it('moves a session through several states in one turn, after a long pause', async () => {
  const live = await app.session({ mode: 'live', status: 'booked' })
  const written = await app.session({ status: 'booked' })
  await app.at(days(8))
  expect(await app.events(live)).toEqual(['booked → in_progress', 'in_progress → ready'])
  expect(await app.events(written)).toEqual(['booked → in_progress', 'in_progress → expired'])
})

it('keeps a live session that was handed back open until its new deadline', async () => {
  const id = await app.session({ mode: 'live', values: { deadline: days(1) } })
  await app.at(minutes(60))
  expect(await status(id)).toBe('in_progress')
  await app.at(days(1))
  expect(await status(id)).toBe('ready')
})

it('leaves sessions unchanged that are over or have no deadline', async () => {
  const kept = await Promise.all(
    (['ready', 'marking', 'in_review', 'marked', 'no_show', 'cancelled', 'expired'] as const).map((each) =>
      app.session({ status: each }),
    ),
  )
  const demand = await app.session({ mode: 'on_demand', type: { mode: 'on_demand' }, values: { deadline: null } })
  await app.at(days(30))
  expect(await Promise.all(kept.map(status))).toEqual([
    'ready',
    'marking',
    'in_review',
    'marked',
    'no_show',
    'cancelled',
    'expired',
  ])
  expect(await status(demand)).toBe('in_progress')
})

it('does everything once, and publishes it once', async () => {
  const id = await app.session({ mode: 'live', status: 'booked', values: { startAt: minutes(5), endAt: minutes(35) } })
  const heard: Change[] = []
  app.services.bus.listen('change', (change) => void (change.id === id && heard.push(change)))
  app.services.clock.set(minutes(5))
  await Promise.all([app.sweep(), app.sweep(), app.sweep()])
  await app.sweep()
  expect(await app.events(id)).toEqual(['booked → in_progress'])
  expect(heard).toEqual([{ type: 'Session', id, kind: 'updated' }])
})

it('sends reminders by mail once, as long before the start as the type says', async () => {
  const values = { startAt: days(1), endAt: minutes(30, days(1)), accessOpen: days(1) }
  const plain = await app.session({ mode: 'live', status: 'booked', values })
  const silent = await app.session({
    mode: 'live',
    status: 'booked',
    values,
    type: { reminderType: 'none', reminderTime: 600 },
  })
  await app.at(minutes(-61, days(1)))
  expect(app.outbox.list()).toEqual([])
  await app.at(minutes(-60, days(1)))
  await app.at(minutes(-59, days(1)))
  const to = app.outbox.list().map((mail) => mail.to)
  expect(to.sort()).toEqual(
    [app.student, app.tutor, app.interviewer, app.reviewer, app.observer].map(({ email }) => email).sort(),
  )
  expect(app.outbox.latestTo(app.student.email)?.text).toContain(`/classroom/${plain}`)
  expect((await app.row(silent)).remindedAt).toBeNull()
})

it.each([
  ['push', false],
  ['email_and_push', true],
] as const)('sends a reminder of the kind %s to the browser, and by mail: %s', async (reminderType, isMailed) => {
  const { endpoint, p256dh, auth, messages } = service.browser()
  const { errors } = await app.send(
    'mutation($endpoint: String!, $p256dh: String!, $auth: String!) { pushSubscriptionCreate(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) { id } }',
    { endpoint, p256dh, auth },
    app.student,
  )
  expect(errors).toBeUndefined()
  const id = await app.session({
    mode: 'live',
    status: 'booked',
    values: { startAt: days(1), endAt: minutes(30, days(1)), accessOpen: days(1) },
    type: { reminderType },
  })
  await app.at(minutes(-61, days(1)))
  expect(messages).toEqual([])
  await app.at(minutes(-60, days(1)))
  await app.at(minutes(-59, days(1)))
  expect(messages).toEqual([
    expect.objectContaining({
      kind: 'session_reminders',
      title: 'Reminder: Client interview',
      path: `/classroom/${id}`,
    }),
  ])
  expect(app.outbox.latestTo(app.student.email) !== undefined).toBe(isMailed)
})

it('sends none to whoever booked within the time of the reminder', async () => {
  const values = { startAt: days(1), endAt: minutes(30, days(1)), accessOpen: days(1) }
  const id = await app.session({ mode: 'live', status: 'booked', values })
  await write(app.services, ({ orm }) =>
    orm.insert(sessionEvents).values({ sessionId: id, from: 'pending', to: 'booked', at: minutes(-50, days(1)) }),
  )
  await app.at(minutes(-40, days(1)))
  expect(app.outbox.list()).toEqual([])
})

it('sends a reminder in time though somebody sent one by hand days before', async () => {
  const id = await app.session({
    mode: 'live',
    status: 'booked',
    values: { startAt: days(3), endAt: minutes(30, days(3)), accessOpen: days(3) },
  })
  await app.send('mutation ($id: ID!) { sessionGenerateAlarmEmail(id: $id) { id } }', { id }, app.tutor)
  await app.services.jobs.drain()
  const before = app.outbox.list().length
  await app.at(minutes(-30, days(3)))
  expect(app.outbox.list().length).toBe(before * 2)
})

it('opens no transaction when nothing is due', async () => {
  await app.session({ status: 'booked', values: { startAt: days(2), accessOpen: days(2), deadline: days(9) } })
  let opened = 0
  const { database } = app.services
  const { sweep } = await import('../../../../server/room/life/sweep')
  const transaction: typeof database.transaction = (work) => {
    opened++
    return database.transaction(work)
  }
  app.services.clock.set(NOON)
  await sweep({ ...app.services, database: { ...database, transaction } })
  expect(opened).toBe(0)
})
