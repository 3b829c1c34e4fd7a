import type { DocumentBlock } from '../../gateways/documents/document-block'
import { ticketTerms } from '../../groups/meeting/terms'
import { DAY, HOUR, later, MINUTE } from '../calendar'
import { addDocument } from '../documents'
import { bulletsOf, type Placing, paragraphs } from '../library/shelving'
import { createDice, createIds, type Ids } from '../random'
import type { Row } from '../school'
import type { Timetable } from '../sessions/timetable'
import type { DemoEvent, DemoMaterial } from './demo-event'
import { demoMark } from './demo-marks'
import { eventList } from './event-list'

export type PlacedEvent = Row<'meetings'> & { id: string }
type Place = Omit<Placing, 'types'> & { timetable: Timetable }

/** After every id. */
const ALL_TOLD = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
/** Days before its start on which an event was made, or as long before today as there is. */
const MADE_DAYS = 30

/** Live events of a term, with those who lead them, have a ticket, wait or were invited. What a ticket costs is paid once the school has its books. */
export function placeEvents(place: Place): void {
  const ids = createIds(createDice(2908))
  for (const event of eventList) placeEvent({ ...place, id: ids }, event, ids)
}

/** As people set times: the next five minutes. */
const onTheDial = (at: Date) => new Date(Math.ceil(at.getTime() / (5 * MINUTE)) * 5 * MINUTE)

function placeEvent(place: Place, event: DemoEvent, ids: Ids) {
  const { school, calendar, areas, tutors } = place
  const { at, minutes, words, points, area, group, recording, cancelled, draft, instruction } = event
  const { title, subtitle, type, provider = 'custom', price = 0, bookingPolicy = {} } = event
  const startAt = 'inMinutes' in at ? onTheDial(later(calendar.now, at.inMinutes * MINUTE)) : calendar.at(...at)
  const madeAt = new Date(Math.min(later(startAt, -MADE_DAYS * DAY).getTime(), calendar.at(-12, '09:30').getTime()))
  const id = ids(madeAt)
  const slug = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const isOnline = provider !== 'in_person'
  const row: PlacedEvent = {
    ...{ id, title, subtitle, type, provider, price, bookingPolicy, startAt, endAt: later(startAt, minutes * MINUTE) },
    studyGroupId: school.studyGroups.find(({ shortName }) => shortName === group)?.id ?? null,
    practiceAreaId: (area && areas.get(area)) || null,
    description: paragraphs(words) + (points ? bulletsOf(points) : ''),
    instruction: instruction ? paragraphs(instruction) : null,
    link: isOnline ? `https://meet.example/${slug}` : null,
    privateLink: isOnline ? `https://meet.example/${slug}?host=yes` : null,
    place: event.place ?? null,
    membersLimit: event.membersLimit ?? null,
    roomLimit: event.roomLimit ?? null,
    visibility: event.visibility ?? 'authenticated',
    timezone: 'Europe/London',
    ...(recording && { recordingLink: recording.link, recordingUntil: calendar.at(recording.days, '23:59') }),
    ...(cancelled && { cancelledAt: calendar.at(-cancelled.days, '09:12'), cancelReason: cancelled.reason }),
    ...(!cancelled &&
      isOver(startAt, minutes, calendar.now) && { attendanceFinishedAt: later(startAt, minutes * MINUTE) }),
    ...(!draft && { publishedAt: later(madeAt, 2 * HOUR), newsToldUntil: ALL_TOLD }),
    createdById: tutors[event.lectors[0] ?? 0]?.id ?? null,
    ...{ insertedAt: madeAt, updatedAt: madeAt },
  }
  school.meetings.push(row)
  placePeople(place, row, event, ids)
  takeLectorsTime(place, row, event)
  for (const material of event.materials ?? []) placeMaterial(place, row, material, ids)
}

/** As publishing does: drafts take no time, nor what was cancelled or is over. */
function takeLectorsTime({ tutors, timetable, calendar }: Place, event: PlacedEvent, { lectors }: DemoEvent) {
  const { id, startAt, endAt, publishedAt, cancelledAt } = event
  if (!publishedAt || cancelledAt || endAt <= calendar.now) return
  for (const each of lectors) {
    const lector = tutors[each]
    if (lector) timetable.takeForEvent(id, lector, { from: startAt, until: endAt })
  }
}

const isOver = (startAt: Date, minutes: number, now: Date) => later(startAt, minutes * MINUTE) <= now

function placePeople({ school, calendar, tutors, students }: Place, row: PlacedEvent, event: DemoEvent, ids: Ids) {
  const { lectors, moderators, tickets, line, invited } = event
  const madeAt = row.insertedAt ?? calendar.now
  const terms = ticketTerms({ startAt: row.startAt, bookingPolicy: row.bookingPolicy ?? {} })
  const leader = tutors[lectors[0] ?? 0]?.id ?? null
  const add = (userId: string | undefined, at: Date, more: Omit<Row<'meetingMembers'>, 'meetingId' | 'userId'>) => {
    if (!userId) return
    school.meetingMembers.push({ id: ids(at), meetingId: row.id, userId, insertedAt: at, updatedAt: at, ...more })
  }
  // Each comes some hours after the one before, and all before the school is made.
  const first = later(madeAt, 3 * HOUR)
  const until = Math.min(calendar.now.getTime(), row.startAt.getTime()) - HOUR
  const step = (until - first.getTime()) / 100
  const nth = (place: number) => later(first, Math.round((place * step) / MINUTE) * MINUTE)
  for (const tutor of lectors) add(tutors[tutor]?.id, madeAt, { type: 'lector' })
  for (const student of moderators ?? []) add(students[student]?.id, later(madeAt, HOUR), { type: 'moderator' })
  for (const [place, student] of (tickets ?? []).entries())
    add(students[student]?.id, nth(place), {
      ...{ type: 'attendee', boughtAt: nth(place), paid: 0, ...terms },
      ...demoMark(row, event, { place, markedById: leader, now: calendar.now }),
    })
  for (const [place, student] of (line ?? []).entries())
    add(students[student]?.id, nth(60 + place * 5), { type: 'waitlisted', waitingSince: nth(60 + place * 5) })
  for (const student of invited ?? [])
    add(students[student]?.id, nth(90), { type: 'invited', invitedAt: nth(90), invitedById: leader })
}

function placeMaterial(place: Place, row: PlacedEvent, material: DemoMaterial, ids: Ids) {
  const { title, audience, opens = 'at_once', lines, link } = material
  const at = later(row.insertedAt ?? place.calendar.now, HOUR)
  const kept = { id: ids(at), meetingId: row.id, title, audience, opens, insertedAt: at, updatedAt: at }
  if (!lines) return void place.school.meetingMaterials.push({ ...kept, contentLink: link ?? null })
  const blocks: DocumentBlock[] = [{ paragraph: row.title }, { list: [...lines] }]
  const file = { key: `event-${row.title}-${title}`, title, format: 'pdf' as const }
  const fileId = addDocument(place, { at, ownerId: row.createdById ?? '', ...file, blocks })
  place.school.meetingMaterials.push({ ...kept, fileId, contentType: 'application/pdf' })
}
