import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { queueReminders, remind } from '../../../../server/groups/meeting/reminders'
import type { Person } from '../../../build'
import { CANCEL, type EventSchool, eventSchool, hoursAhead } from '../events'

let app: EventSchool
beforeAll(async () => {
  app = await eventSchool()
})
afterEach(() => app.at(null))
afterAll(() => app.close())

const MOVE = `mutation ($id: ID!, $type: MeetingType!, $title: String!, $timezone: String!, $startAt: DateTime!, $endAt: DateTime!) {
  meetingUpdate(id: $id, type: $type, title: $title, timezone: $timezone, startAt: $startAt, endAt: $endAt) { id } }`

/** Goes to so many hours from now, and sends what is due there, twice. */
async function goTo(hours: number) {
  app.services.clock.set(hoursAhead(hours))
  await Promise.all([queueReminders(app.services), queueReminders(app.services)])
  await queueReminders(app.services)
  await app.services.jobs.drain()
}

const toldOf = async (who: Person, id: string) =>
  (
    await app.query('select kind, title from notifications where user_id = $1 and path like $2 order by inserted_at', [
      who.id,
      `%${id}`,
    ])
  ).map(({ kind, title }) => `${kind}: ${title}`)

describe('the reminder of an event', () => {
  it('reaches those who come and lead a day before, once, and as it can be joined', async () => {
    const id = await app.event({ in: 72, title: 'Pleas' })
    const people = await Promise.all([app.stand(id, 'attendee'), app.stand(id, 'lector'), app.stand(id, 'moderator')])
    const others = await Promise.all([app.stand(id, 'invited'), app.stand(id, 'waiting'), app.stand(id, 'none')])
    await goTo(47)
    for (const each of people) expect(await toldOf(each, id)).toEqual([])
    await goTo(48.5)
    for (const each of people) expect(await toldOf(each, id)).toEqual(['session_reminders: Reminder: Pleas'])
    await goTo(71.9)
    for (const each of people)
      expect(await toldOf(each, id)).toEqual([
        'session_reminders: Reminder: Pleas',
        'session_starting: Begins soon: Pleas',
      ])
    for (const each of others) expect(await toldOf(each, id)).toEqual([])
  })

  it('says where it is, and calls nobody to join what is in a room', async () => {
    const id = await app.event({ in: 72, title: 'In a room' })
    await app.query(`update meetings set provider = 'in_person', place = 'Room 2', link = null where id = $1`, [id])
    const who = await app.stand(id, 'attendee')
    await goTo(49)
    await goTo(71.9)
    expect(await toldOf(who, id)).toEqual(['session_reminders: Reminder: In a room'])
    const [note] = await app.query('select body from notifications where user_id = $1', [who.id])
    expect(note?.body).toContain('Where: Room 2.')
  })

  it('is not sent to those who bought within the day, nor of a draft or what is cancelled', async () => {
    const [id, draft, cancelled] = [
      await app.event({ in: 72 }),
      await app.event({ in: 72, published: false }),
      await app.event({ in: 72 }),
    ]
    const late = await app.stand(id, 'attendee')
    await app.query('update meeting_members set bought_at = $2 where id = $1', [late.memberId, hoursAhead(60)])
    const [one, other] = [await app.stand(draft, 'lector'), await app.stand(cancelled, 'attendee')]
    await app.send(CANCEL, { id: cancelled, reason: 'No room' }, app.staff)
    await goTo(61)
    expect(await toldOf(late, id)).toEqual([])
    expect(await toldOf(one, draft)).toEqual([])
    expect(await toldOf(other, cancelled)).toEqual(['events: Cancelled: Attendance note'])
  })

  it('is sent again of another day, but not beside the news that it moved to tomorrow', async () => {
    const id = await app.event({ in: 30, title: 'Moving' })
    const who = await app.stand(id, 'attendee')
    await goTo(7)
    const move = async (hours: number) => {
      const times = { startAt: hoursAhead(hours).toISOString(), endAt: hoursAhead(hours + 1).toISOString() }
      await app.send(
        MOVE,
        { id, type: 'workshop', title: 'Moving', timezone: 'Europe/London', ...times },
        await app.again(app.staff),
      )
      await app.services.jobs.drain()
    }
    await move(100)
    await goTo(77)
    const [reminder, moved] = ['session_reminders: Reminder: Moving', 'events: Moved: Moving']
    expect(await toldOf(who, id)).toEqual([reminder, moved, reminder])
    await move(95)
    await goTo(78)
    expect(await toldOf(who, id)).toEqual([reminder, moved, reminder, moved])
  })

  it('queued before the event moved is not sent for the start that it no longer has', async () => {
    const id = await app.event({ in: 72 })
    const who = await app.stand(id, 'attendee')
    const [event] = await app.query('select start_at as "startAt" from meetings where id = $1', [id])
    const startAt = +(event?.startAt as Date)
    await remind(app.services, { meetingId: id, startAt: startAt - 3_600_000, what: 'day' })
    expect(await toldOf(who, id)).toEqual([])
    await remind(app.services, { meetingId: id, startAt, what: 'day' })
    expect(await toldOf(who, id)).toHaveLength(1)
  })
})
