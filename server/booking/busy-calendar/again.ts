import type { BusyFailure } from '../../../schema/generated/types'
import { Unreadable } from '../../gateways/outer-calendar'
import { notify } from '../../identity/notification/notify'
import type { Services } from '../../kernel/context'
import { write } from '../../kernel/write/write'
import { opened } from './address'
import { keepTimes } from './keep-times'
import { type Reading, readOuter } from './reading'

declare module '../../kernel/jobs/jobs' {
  interface JobPayloads {
    busy_calendar: { calendarId: string }
  }
}

const MINUTES = 15
/** Where it has failed so often in a row, or for its size, it is read every four hours. */
const [OFTEN, SELDOM_MINUTES] = [8, 240]
/** Its person is told where it has failed for about an hour. */
const TOLD_AT = 4
const AT_ONCE = 200

const due = `update busy_calendars set next_at = $1::timestamptz + make_interval(mins => case when failures >= ${OFTEN} or failure = 'too_large' then ${SELDOM_MINUTES} else ${MINUTES} end)
  where id in (select c.id from busy_calendars c join users u on u.id = c.user_id where c.next_at <= $1 and u.disabled_at is null
    order by c.next_at limit ${AT_ONCE} for update of c skip locked) returning id`

/** Queues the reading of calendars that are due. Safe to call twice. */
export async function queueDue(services: Services): Promise<void> {
  await write(services, async ({ query, queue, now }) => {
    const { rows } = await query({ name: 'busy_calendars_due', text: due, values: [now] })
    for (const { id } of rows)
      await queue('busy_calendar', { calendarId: id as string }, { about: null, once: id as string, soon: true })
  })
}

interface Kept {
  id: string
  userId: string
  name: string
  address: string
  allDay: boolean
  etag: string | null
  lastModified: string | null
  failures: number
  zone: string
}

const kept = `select c.id, c.user_id as "userId", c.name, c.address, c.all_day as "allDay", c.etag, c.last_modified as "lastModified", c.failures, u.timezone as zone
  from busy_calendars c join users u on u.id = c.user_id where c.id = $1`

/** Reads a calendar again; where that fails, what it held at its last reading still counts. */
export async function readAgain(services: Services, { calendarId }: { calendarId: string }): Promise<void> {
  const { rows } = await services.database.query({ text: kept, values: [calendarId] })
  const calendar = rows[0] as unknown as Kept | undefined
  if (!calendar) return
  try {
    const url = opened(calendar.address, services.settings)
    const reading = await readOuter(services, { url, known: calendar, zone: calendar.zone })
    await succeed(services, calendar, reading)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    await fail(services, calendar, error.failure)
  }
}

const well = `update busy_calendars set read_at = $3, failed_at = null, failure = null, failures = 0, updated_at = $3,
    timezone = $4, etag = $5, last_modified = $6 where id = $1 and address = $2 returning id`
const same = `update busy_calendars set read_at = $3, failed_at = null, failure = null, failures = 0 where id = $1 and address = $2 returning id`

/** Unless its person has deleted it or given it another address meanwhile. */
const succeed = (services: Services, calendar: Kept, reading: Reading | null) =>
  write(services, async (writing) => {
    const values = [calendar.id, calendar.address, writing.now]
    const { rows } = await writing.query(
      reading
        ? { text: well, values: [...values, reading.timezone, reading.etag, reading.lastModified] }
        : { text: same, values },
    )
    if (rows[0] && reading) await keepTimes(writing, calendar, reading.times)
  })

const failed = `update busy_calendars set failed_at = coalesce(failed_at, $3), failure = $4, failures = failures + 1 where id = $1 and address = $2 returning failures`

const fail = (services: Services, { id, address, userId, name }: Kept, failure: BusyFailure) =>
  write(services, async (writing) => {
    const { rows } = await writing.query({ text: failed, values: [id, address, writing.now, failure] })
    if (rows[0]?.failures !== TOLD_AT) return
    writing.changed('BusyCalendar', id)
    await notify(writing, services, [userId], {
      kind: 'busy_calendars',
      path: '/account#calendar',
      words: () => ({
        title: `Not readable: ${name}`,
        body: 'Your calendar can no longer be read. The busy times that it held last still count.',
      }),
      action: () => 'See your calendars',
    })
  })
