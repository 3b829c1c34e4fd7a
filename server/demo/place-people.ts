import type { UserType } from '../../schema/generated/types'
import { acceptedAt } from '../identity/person/profile'
import type { TimeRange } from '../kernel/time/ranges'
import { toRuleInstant } from '../kernel/time/zones'
import { DAY, FOUNDED, HOUR, later } from './calendar'
import { blocked, type DemoPerson, deskNotes, newcomer, roleList, staffList, studentList, tutorList } from './people'
import type { Making } from './school'

export interface Person {
  id: string
  name: string
  type: UserType
}

export interface Tutor extends Person {
  areas: readonly string[]
  zoomId: string
  /** The tutor's days off. */
  off: TimeRange[]
  extra: TimeRange[]
}

export interface Student extends Person {
  /** The student's skill, from 0 to 1. */
  ability: number
  discount: number
}

export const emailOf = (address: string) => `${address}@articled.example`

export interface Place extends Making {
  countries: ReadonlyMap<string, string>
}

export function addPerson(
  { school, id, countries, dice }: Place,
  person: DemoPerson,
  at: Date,
  more: Partial<(typeof school.users)[number]> = {},
): Person {
  const {
    address,
    country,
    role = 'user',
    type = 'aspiringSolicitor',
    preparation,
    summary,
    timezone = 'Europe/London',
  } = person
  const own = id(at)
  const accepted = later(at, dice.int(2, 9) * 60_000)
  school.users.push({
    id: own,
    email: emailOf(address),
    firstName: person.firstName ?? null,
    lastName: person.lastName ?? null,
    nickname: person.nickname ?? null,
    countryId: (country && countries.get(country)) || null,
    timezone,
    type,
    role,
    preparation: preparation ?? null,
    summary: summary ?? null,
    confirmedAt: accepted,
    ...acceptedAt(accepted),
    insertedAt: at,
    updatedAt: accepted,
    ...more,
  })
  school.accounts.push({ id: id(at), kind: 'wallet', userId: own, insertedAt: at, discount: 0 })
  return { id: own, name: person.nickname ?? '', type }
}

/** The staff, and the roles that some of them have. */
export function placeStaff(place: Place): Map<string, Person> {
  const { school, calendar, id } = place
  const at = calendar.at(FOUNDED - 1, '08:30')
  const roles = new Map<string, string>()
  for (const { name, abilities } of roleList) {
    roles.set(name, id(at))
    school.roles.push({ id: roles.get(name) as string, name, abilities: [...abilities], insertedAt: at, updatedAt: at })
  }
  return new Map(
    staffList.map((person) => {
      const made = addPerson(place, person, at, { lastSeenAt: calendar.at(-1, '17:40') })
      for (const role of person.roles ?? []) school.userRoles.push({ userId: made.id, roleId: roles.get(role) ?? '' })
      return [person.address, made]
    }),
  )
}

/** The tutors with their weekly hours, some days off and some extra hours. */
export function placeTutors(place: Place, areas: ReadonlyMap<string, string>): Tutor[] {
  const { school, calendar, dice, id } = place
  return tutorList.map((person, index) => {
    const at = calendar.at(FOUNDED + 1 + index, '10:10')
    const made = addPerson(place, person, at, {
      zoomId: person.zoomId,
      lastSeenAt: calendar.at(-1, `${12 + index}:15`),
    })
    const timezone = person.timezone ?? 'Europe/London'
    const stamps = { insertedAt: at, updatedAt: at }
    for (const [weekdays, from, until] of person.hours)
      for (const weekday of weekdays)
        school.availabilityRules.push({
          id: id(at),
          userId: made.id,
          timezone,
          weekday,
          from,
          until,
          validFrom: calendar.date(-100),
          ...stamps,
        })
    for (const area of person.areas)
      school.userPracticeAreas.push({ userId: made.id, practiceAreaId: areas.get(area) ?? '' })
    const away = dice.int(10, 24)
    const off = [{ from: calendar.at(away, '00:00'), until: calendar.at(away + dice.int(1, 3), '00:00') }]
    const more = dice.int(4, 9)
    const extra =
      index % 2
        ? [{ from: wall(calendar.date(more), '19:00', timezone), until: wall(calendar.date(more), '21:00', timezone) }]
        : []
    const exception = (kind: 'off' | 'extra', note: string) => (range: TimeRange) =>
      school.availabilityExceptions.push({ id: id(at), userId: made.id, kind, note, ...range, ...stamps })
    off.forEach(exception('off', 'Away'))
    extra.forEach(exception('extra', 'An evening more before the sitting'))
    return { ...made, areas: person.areas, zoomId: person.zoomId, off, extra }
  })
}

const wall = (date: string, time: string, zone: string) => toRuleInstant(`${date}T${time}`, zone)

/** Discounts in percent, by a student's place in the list. */
const discounts: Readonly<Record<number, number>> = { 8: 10, 25: 15 }

/** The front desk's data about a student. */
function noted({ calendar }: Place, index: number) {
  const known = deskNotes[index]
  if (!known) return {}
  const { contactStatus, followUp, note } = known
  return { contactStatus, followUp: followUp === undefined ? null : calendar.date(followUp), meta: { note } }
}

/** Adds the students, the blocked one last. Their arrival is set later, from their history. */
export function placeStudents(place: Place, areas: ReadonlyMap<string, string>): Student[] {
  const { school, calendar, dice } = place
  const at = calendar.at(-1, '09:00')
  const seen = () => later(calendar.at(-dice.int(0, 9), '00:00'), -dice.int(1, 14) * HOUR)
  const students = [...studentList, blocked].map((person, index) => {
    const isBlocked = person === blocked
    const made = addPerson(place, person, at, {
      lastSeenAt: index === 0 ? calendar.at(-1, '21:05') : isBlocked ? calendar.at(-13, '08:50') : seen(),
      disabledAt: isBlocked ? calendar.at(-12, '16:20') : null,
      contactStatus: dice.chance(0.8) ? 'converted' : 'contacted',
      ...noted(place, index),
    })
    for (const area of dice.shuffled(['CRIM', 'DR', 'PROP', 'WILLS', 'BUS']).slice(0, dice.int(2, 5)))
      school.userPracticeAreas.push({ userId: made.id, practiceAreaId: areas.get(area) ?? '' })
    const ability = index === 0 ? 0.62 : 0.28 + dice.next() * 0.66
    return { ...made, ability, discount: discounts[index] ?? 0 }
  })
  for (const { id: userId, discount } of students) {
    const account = school.accounts.find((each) => each.userId === userId)
    if (account) account.discount = discount
  }
  addPerson(place, newcomer, later(calendar.now, -2 * HOUR), {
    confirmedAt: null,
    termsConditionsAccepted: null,
    privacyPolicyAccepted: null,
    pricePolicyAccepted: null,
    termsConditionsVersion: null,
    privacyPolicyVersion: null,
    pricePolicyVersion: null,
  })
  return students
}

/** Sets each student's arrival some days before their first act. */
export function settleArrivals(
  { school, calendar, dice }: Making,
  students: readonly Student[],
  bought: readonly { userId: string; at: Date }[],
) {
  const first = new Map<string, number>()
  const acted = (userId: string, at: Date) => first.set(userId, Math.min(first.get(userId) ?? Infinity, at.getTime()))
  for (const { userId, at } of bought) acted(userId, at)
  for (const { userId, from } of school.libraryPermissions) if (from instanceof Date) acted(userId, from)
  for (const { userId, role, sessionId } of school.sessionAttendees) {
    const session = role === 'candidate' && school.sessions.find(({ id }) => id === sessionId)
    if (session && session.insertedAt instanceof Date) acted(userId, session.insertedAt)
  }
  for (const { id } of students) {
    const user = school.users.find((each) => each.id === id)
    const account = school.accounts.find((each) => each.userId === id)
    if (!user || !account) continue
    const at = new Date(
      (first.get(id) ?? calendar.at(-3, '12:00').getTime()) - dice.int(1, 9) * DAY - dice.int(5, 600) * 60_000,
    )
    const accepted = later(at, dice.int(2, 9) * 60_000)
    Object.assign(user, {
      insertedAt: at,
      confirmedAt: accepted,
      ...acceptedAt(accepted),
      updatedAt: accepted,
      lastSeenAt: user.lastSeenAt && user.lastSeenAt > accepted ? user.lastSeenAt : accepted,
    })
    account.insertedAt = at
  }
}
