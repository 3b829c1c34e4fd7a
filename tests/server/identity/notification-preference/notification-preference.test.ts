import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NotificationKind } from '../../../../schema/generated/types'
import type { Person } from '../../../build'
import { criteria, minutes, NOON, type School, school } from '../../room/session/school'

let app: School
beforeAll(async () => {
  app = await school()
})
afterAll(() => app.close())

const choose = (who: Person, kind: NotificationKind, email: boolean) =>
  app.send(
    'mutation($kind: NotificationKind!, $email: Boolean!) { notificationPreferencesUpdate(kind: $kind, email: $email) { kind email updatedAt } }',
    { kind, email },
    who,
  )
const chosen = async (who: Person) =>
  (await app.send('{ notificationPreferences { kind email updatedAt } }', {}, who)).data.notificationPreferences
const mailsTo = async ({ email }: Person, subject: string) => {
  await app.services.jobs.drain()
  return app.outbox.list().filter((mail) => mail.to === email && mail.subject.startsWith(subject)).length
}

describe('the mails that a person receives', () => {
  it('are about what they have booked, paid and changed, and no news, until they choose', async () => {
    const untouched = await chosen(app.observer)
    expect(untouched.every(({ updatedAt }: { updatedAt: null }) => updatedAt === null)).toBe(true)
    const mailed = untouched.filter(({ email }: { email: boolean }) => email)
    expect(mailed.map(({ kind }: { kind: string }) => kind)).toEqual([
      ...['bookings', 'session_reminders', 'absences', 'marks_released', 'hand_backs', 'marking'],
      ...['results_changed', 'question_reports', 'group_membership', 'group_posts', 'group_mentions'],
      ...['group_applications', 'events', 'event_places', 'payments', 'security', 'messages'],
      ...['access_asked', 'access_answered', 'busy_calendars', 'staff_alerts'],
    ])
  })

  it('follow their choice by kind, kept with its time, for themselves alone', async () => {
    await choose(app.observer, 'news', true)
    const { data } = await choose(app.observer, 'news', false)
    const kept = data.notificationPreferencesUpdate
    expect(kept).toMatchObject({ kind: 'news', email: false })
    expect(Date.parse(kept.updatedAt) - NOON.getTime()).toBeLessThan(60_000)
    expect((await chosen(app.observer)).at(-1)).toEqual(kept)
    expect((await chosen(app.stranger)).at(-1)).toEqual({ kind: 'news', email: false, updatedAt: null })
  })
})

describe('an unwanted mail', () => {
  const everyCriterion = criteria.map(({ id }) => ({ criterionId: id, mark: 'B' }))
  const act: Record<
    string,
    { kind: NotificationKind; subject: string; to: 'student' | 'tutor'; work(): Promise<unknown> }
  > = {
    reminder: {
      kind: 'session_reminders',
      subject: 'Reminder',
      to: 'student',
      work: async () =>
        app.send(
          'mutation($id: ID!) { sessionGenerateAlarmEmail(id: $id) { id } }',
          { id: await app.session() },
          app.tutor,
        ),
    },
    'hand-back': {
      kind: 'hand_backs',
      subject: 'Handed back',
      to: 'student',
      work: async () =>
        app.send(
          'mutation($id: ID!) { sessionUpdateUnready(id: $id, message: "Please sign it.") { id } }',
          { id: await app.session({ mode: 'window', status: 'ready', answers: 1 }) },
          app.tutor,
        ),
    },
    release: {
      kind: 'marks_released',
      subject: 'Your ',
      to: 'student',
      work: async () => {
        const id = await app.session({ status: 'marking' })
        await app.send(
          'mutation($id: ID!, $body: [CriterionMarkInput!]!) { sessionMarksheetUpdate(sessionId: $id, body: $body, version: 0) { id } }',
          { id, body: everyCriterion },
          app.tutor,
        )
        return app.send('mutation($id: ID!) { sessionUpdateMarked(id: $id) { id } }', { id }, app.tutor)
      },
    },
    'hand-in': {
      kind: 'marking',
      subject: 'Handed in',
      to: 'tutor',
      work: async () =>
        app.send(
          'mutation($id: ID!) { sessionUpdateReady(id: $id) { id } }',
          { id: await app.session({ mode: 'window', status: 'in_progress', answers: 1 }) },
          app.student,
        ),
    },
  }

  it.each(Object.keys(act))('is not sent, and is sent again once the person wants it: %s', async (name) => {
    const { kind, subject, to, work } = act[name] as (typeof act)[string]
    await choose(app[to], kind, false)
    await work()
    expect(await mailsTo(app[to], subject)).toBe(0)
    await choose(app[to], kind, true)
    await work()
    expect(await mailsTo(app[to], subject)).toBe(1)
  })

  it('is sent all the same where it is about money: a session recorded as missed', async () => {
    for (const { kind } of await chosen(app.student)) await choose(app.student, kind, false)
    const id = await app.session({
      mode: 'live',
      values: { startAt: minutes(-20), endAt: minutes(10) },
    })
    await app.send('mutation($id: ID!) { sessionUpdateNoShow(id: $id) { id } }', { id }, app.tutor)
    expect(await mailsTo(app.student, 'Recorded as a no-show')).toBe(1)
  })
})
