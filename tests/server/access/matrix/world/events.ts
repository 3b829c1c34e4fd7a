import { meetings } from '../../../../../server/groups/meeting/table'
import { meetingMaterials } from '../../../../../server/groups/meeting-material/table'
import { meetingMembers } from '../../../../../server/groups/meeting-member/table'
import { newId } from '../../../../../server/kernel/database/columns'
import type { TestApp } from '../../../../build'
import { later, NOON } from './moment'
import type { People } from './people'

type Event = Partial<typeof meetings.$inferInsert>

/**
 * An event of invited people, which the tutor leads and the student has a ticket for; events that anybody finds: an open one, full ones in which the student waits
 * or was offered a place; one that nobody comes to; and of invited people one that is on and one that is over, in which the guest asks for a correction.
 */
export async function makeEvents(app: TestApp, { people: { student, tutor } }: People, groupId: string) {
  const { orm } = app.services.database
  const guest = await app.person()
  let day = 30
  const event = async (title: string, more: Event = {}) => {
    const id = newId()
    // Each on a day of its own, so that none clashes with another.
    const times = { startAt: later({ days: day }), endAt: later({ days: day, minutes: 90 }) }
    day += 1
    const own = { type: 'workshop' as const, timezone: 'Europe/London', publishedAt: NOON, insertedAt: NOON }
    await orm.insert(meetings).values({ id, title, ...own, ...times, ...more })
    return id
  }
  const comes = async (meetingId: string, userId: string, more: Partial<typeof meetingMembers.$inferInsert> = {}) => {
    const id = newId()
    const row = { type: 'attendee' as const, insertedAt: NOON, ...more }
    await orm.insert(meetingMembers).values({ id, meetingId, userId, ...row })
    return id
  }
  const full = async (title: string) => {
    const id = await event(title, { membersLimit: 1 })
    await comes(id, guest.id, { boughtAt: NOON })
    return id
  }
  const events = {
    ...{
      own: await event('Own', { visibility: 'private', materialsLockedTo: 'attendees' }),
      open: await event('Open'),
    },
    ...{ full: await full('Full'), waited: await full('Waited') },
    live: await event('Live', {
      visibility: 'private',
      link: 'https://meet.example/live',
      membersLimit: 5,
      startAt: later({ minutes: -10 }),
      endAt: later({ minutes: 80 }),
    }),
    over: await event('Over', {
      visibility: 'private',
      startAt: later({ minutes: -180 }),
      endAt: later({ minutes: -90 }),
    }),
    ...{ offered: await event('Offered', { membersLimit: 1 }), empty: await event('Empty', { studyGroupId: groupId }) },
  }
  await comes(events.own, tutor.id, { type: 'lector' })
  const waits = { type: 'waitlisted' as const, waitingSince: NOON }
  await comes(events.live, tutor.id, { type: 'lector' })
  await comes(events.over, tutor.id, { type: 'lector' })
  const marked = { boughtAt: NOON, attendance: 'absent' as const, markedAt: later({ minutes: -60 }) }
  const asked = { ...marked, correction: 'I was there.', correctionAskedAt: later({ minutes: -30 }) }
  const tickets = {
    live: await comes(events.live, student.id, { boughtAt: NOON }),
    marked: await comes(events.over, student.id, marked),
    asked: await comes(events.over, guest.id, asked),
    walkIn: await comes(events.live, guest.id, { type: 'invited', invitedAt: NOON }),
    student: await comes(events.own, student.id, { boughtAt: NOON }),
    invited: await comes(events.own, guest.id, { type: 'invited', invitedAt: NOON }),
    waits: await comes(events.waited, student.id, waits),
    offered: await comes(events.offered, student.id, { ...waits, offeredUntil: later({ minutes: 30 }) }),
  }
  const eventMaterialId = newId()
  await orm.insert(meetingMaterials).values({
    ...{ id: eventMaterialId, meetingId: events.own, title: 'Papers', insertedAt: NOON },
    contentLink: 'https://papers.example/own',
  })
  return { events, tickets, guestId: guest.id, eventMaterialId }
}
