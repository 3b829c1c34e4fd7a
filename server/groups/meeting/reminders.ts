import { JOIN_MINUTES, REMINDER_HOURS } from '../../../rules/groups/meetings'
import type { Services } from '../../kernel/context'
import { type Writing, write } from '../../kernel/write/write'
import { tellReminder, tellStarting } from './letters'
import { AT_ONCE, tellInTurns, userIdOf } from './tell-in-turns'

/** The day before an event, and as it can be joined. */
export type Reminder = 'day' | 'join'

/** When each is due before the start, and the column that notes which start it was sent for. */
const reminders = {
  day: { before: `${REMINDER_HOURS} hours`, noted: 'reminded_of', progress: 'reminded_until', only: 'true' },
  // Nobody joins by a link what is in a room.
  join: {
    before: `${JOIN_MINUTES} minutes`,
    noted: 'called_to',
    progress: 'called_until',
    only: `e.provider <> 'in_person'`,
  },
} as const

const EVENTS_AT_ONCE = 100

const due = ({ before, noted, only }: (typeof reminders)[Reminder]) =>
  `from meetings e where e.published_at is not null and e.cancelled_at is null and e.${noted} is distinct from e.start_at and ${only}
    and e.start_at > $1 and e.start_at <= $1::timestamptz + interval '${before}'`

const anything = `select exists (select 1 ${due(reminders.day)}) or exists (select 1 ${due(reminders.join)}) as due`

const take = (reminder: (typeof reminders)[Reminder]) =>
  `update meetings set ${reminder.noted} = start_at, ${reminder.progress} = null
    where id in (select e.id ${due(reminder)} order by e.start_at limit ${EVENTS_AT_ONCE} for update skip locked) returning id, start_at as "startAt"`

/** Queues the reminders that are due. Each start is noted as it is queued, so that it is safe to call twice. */
export async function queueReminders(services: Services): Promise<void> {
  const { rows: found } = await services.database.query({ text: anything, values: [services.clock.now()] })
  if (!found[0]?.due) return
  for (const what of ['day', 'join'] as const)
    await write(services, async (writing) => {
      const { rows } = await writing.query({ text: take(reminders[what]), values: [writing.now] })
      for (const { id, startAt } of rows as { id: string; startAt: Date }[])
        await writing.queue('event_reminder', { meetingId: id, startAt: +startAt, what }, { about: null, soon: true })
    })
}

/** Who comes or leads; the day before, without those who have just read when it is. */
const people = (who: string) => `select m.id, m.user_id as "userId" from meeting_members m
  where m.meeting_id = $1 and m.standing in ('attendee', 'lector', 'moderator') and ($2::uuid is null or m.id > $2) and ${who}
  order by m.id limit ${AT_ONCE}`
const known = `coalesce(m.bought_at, m.inserted_at) <= (select e.start_at from meetings e where e.id = $1) - interval '${REMINDER_HOURS} hours'`
const peopleOf = { day: people(known), join: people('true') }

/** Reminds an event's people of its start, unless it begins at another time by now. */
export function remind(
  services: Services,
  { meetingId, startAt, what }: { meetingId: string; startAt: number; what: Reminder },
) {
  return tellInTurns(services, meetingId, {
    progress: what === 'day' ? 'remindedUntil' : 'calledUntil',
    next: (event, after) => (+event.startAt === startAt ? { text: peopleOf[what], values: [meetingId, after] } : null),
    tell: (writing, event, all) =>
      (what === 'day' ? tellReminder : tellStarting)(writing, services, event, all.map(userIdOf)),
  })
}

/** Whoever is told today that an event moved to tomorrow is not reminded of that as well. */
export const remindOfMoved = ({ query, now }: Writing, id: string) =>
  query({
    text: `update meetings set reminded_of = start_at where id = $1 and start_at <= $2::timestamptz + interval '${REMINDER_HOURS} hours'`,
    values: [id, now],
  })
