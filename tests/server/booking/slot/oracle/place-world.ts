import { availabilityExceptions, availabilityRules } from '../../../../../server/booking/availability/table'
import { users } from '../../../../../server/identity/user/table'
import { newId } from '../../../../../server/kernel/database/columns'
import { mockPermissions, mocks } from '../../../../../server/room/mock/table'
import { commitments, sessionAttendees, sessions } from '../../../../../server/room/session/table'
import { practiceAreas } from '../../../../../server/school/practice-area/table'
import { sessionTypes } from '../../../../../server/school/session-type/table'
import type { TestApp } from '../../../../build'
import { dateAfter, type GeneratedTutor, type World } from './calendars'

const MINUTE = 60_000
const after = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE)
const law = [{ id: 'law', title: 'Law', kind: 'law' as const, weight: 1 }]
const skills = [{ id: 'manner', title: 'Manner', kind: 'skills' as const, weight: 1 }]

const person = (type: 'tutoringSolicitor' | 'interviewer' | 'aspiringSolicitor', disabledAt: Date | null = null) => {
  const id = newId()
  return { id, type, email: `${id}@articled.example`, confirmedAt: new Date(), disabledAt }
}

/** Writes a generated school into the database, beside the earlier ones. */
export async function placeWorld(app: TestApp, world: World) {
  const { orm } = app.services.database
  const areas = [0, 1].map(() => ({ id: newId(), name: newId(), shortName: 'A' }))
  const types = world.types.map((type) => {
    const id = newId()
    const common = { name: 'T', shortName: 'T', price: 0, reschedulePrice: 0, status: 'active' as const }
    return {
      id,
      ...common,
      techName: id,
      group: type.mode === 'live' ? ('oral' as const) : ('written' as const),
      ...type,
    }
  })
  const [student, other] = [person('aspiringSolicitor'), person('aspiringSolicitor')]
  const tutors = world.tutors.map((tutor, at) => ({
    ...person(at % 3 === 2 ? 'interviewer' : 'tutoringSolicitor', tutor.disabled ? world.now : null),
    tutor,
  }))
  const own = world.law.map((isLaw, at) => ({
    id: newId(),
    sessionTypeId: types[0]?.id ?? '',
    practiceAreaId: areas[0]?.id ?? '',
    name: `Mock ${at}`,
    status: at === 1 ? ('draft' as const) : ('published' as const),
    marksheet: isLaw ? law : skills,
  }))
  const others = [0, 1].map((at) => ({
    id: newId(),
    sessionTypeId: types[1]?.id ?? '',
    practiceAreaId: areas[at]?.id ?? '',
    name: 'Mock of another kind',
    status: 'published' as const,
    marksheet: skills,
  }))
  await orm.insert(practiceAreas).values(areas)
  await orm.insert(sessionTypes).values(types)
  await orm.insert(users).values([student, other, ...tutors.map(({ tutor: _, ...row }) => row)])
  await orm.insert(mocks).values([...own, ...others])
  const rows = rowsOf({ world, tutors, student: student.id, other: other.id, types, areas, mocks: own })
  const permitted = tutors.flatMap(({ id, tutor }) => [
    ...tutor.permissions.flatMap((each, at) => (each ? [{ mockId: own[at]?.id ?? '', userId: id, ...each }] : [])),
    ...others.map((mock) => ({ mockId: mock.id, userId: id, type: 'mark' as const, role: 'tutor' as const })),
  ])
  await orm.insert(mockPermissions).values(permitted)
  // A permission can be taken away after hours were narrowed to it, so the searches must not lean on what the database refuses.
  for (const table of ['availability_rules', 'availability_exceptions'])
    await app.services.database.query({ text: `alter table ${table} disable trigger ${table}_permitted` })
  if (rows.hours.length) await orm.insert(availabilityRules).values(rows.hours)
  if (rows.exceptions.length) await orm.insert(availabilityExceptions).values(rows.exceptions)
  if (rows.sessions.length) await orm.insert(sessions).values(rows.sessions)
  if (rows.attendees.length) await orm.insert(sessionAttendees).values(rows.attendees)
  if (rows.commitments.length) await orm.insert(commitments).values(rows.commitments)
  return {
    ...rows,
    types,
    areas,
    studentId: student.id,
    tutorIds: tutors.map(({ id }) => id),
    mockIds: own.map(({ id }) => id),
  }
}

interface Placed {
  world: World
  tutors: { id: string; tutor: GeneratedTutor }[]
  student: string
  other: string
  types: { id: string }[]
  areas: { id: string }[]
  mocks: { id: string }[]
}

function rowsOf({ world: { now, sat }, tutors, student, other, types, areas, mocks }: Placed) {
  const common = { sessionTypeId: types[0]?.id ?? '', practiceAreaId: areas[0]?.id ?? '', name: 'S', shortName: 'S' }
  const made = tutors.flatMap(({ id: tutorId, tutor }, place) =>
    tutor.sessions.map(([day, { minute, length, state }]) => {
      const startAt = after(now, day * 1440 + minute)
      const isHold = state !== 'booked' && state !== 'own booking'
      const holdUntil = after(now, state === 'lapsed' ? -1 : state === 'held' ? 5 : 2000)
      // Only one tutor has sessions with the student, so that the student's sessions do not overlap either.
      const candidate = state.startsWith('own') && place === 0 ? student : other
      const row = { id: newId(), ...common, status: isHold ? ('pending' as const) : ('booked' as const) }
      const times = { startAt, endAt: after(startAt, length), accessOpen: after(startAt, -10) }
      return { row: { ...row, ...times, mockId: null, holdUntil: isHold ? holdUntil : null }, tutorId, candidate }
    }),
  )
  const history = sat.flatMap((isSat, at) => {
    const times = { startAt: after(now, -50_000), endAt: after(now, -49_900) }
    return isSat ? [{ id: newId(), ...common, ...times, status: 'marked' as const, mockId: mocks[at]?.id ?? null }] : []
  })
  const idsOf = (narrow: { types: number[]; areas: number[] }) => ({
    sessionTypeIds: narrow.types.map((at) => types[at]?.id ?? ''),
    practiceAreaIds: narrow.areas.map((at) => areas[at]?.id ?? ''),
  })
  const during = (from: Date, until: Date) => `[${from.toISOString()},${until.toISOString()})`
  return {
    hours: tutors.flatMap(({ id: userId, tutor }) =>
      tutor.hours.map(({ zone, types: narrowTypes, areas: narrowAreas, validFrom, validUntil, ...rule }) => ({
        ...rule,
        userId,
        timezone: zone,
        validFrom: validFrom === null ? null : dateAfter(now, validFrom),
        validUntil: validUntil === null ? null : dateAfter(now, validUntil),
        ...idsOf({ types: narrowTypes, areas: narrowAreas }),
      })),
    ),
    exceptions: tutors.flatMap(({ id: userId, tutor }) =>
      tutor.exceptions.map(({ kind, at, length, ...narrow }) => {
        const from = after(now, at)
        return { userId, kind, from, until: after(from, length), ...idsOf(narrow) }
      }),
    ),
    sessions: [...made.map(({ row }) => row), ...history],
    attendees: [
      ...made.flatMap(({ row, tutorId, candidate }) => [
        { sessionId: row.id, userId: tutorId, role: 'tutor' as const },
        { sessionId: row.id, userId: candidate, role: 'candidate' as const },
      ]),
      ...history.map(({ id }) => ({ sessionId: id, userId: student, role: 'candidate' as const })),
    ],
    commitments: made.flatMap(({ row, tutorId, candidate }) => [
      { sessionId: row.id, jointId: row.id, userId: tutorId, during: during(row.startAt, after(row.endAt, 10)) },
      ...(candidate === student
        ? [{ sessionId: row.id, jointId: row.id, userId: student, during: during(row.accessOpen, row.endAt) }]
        : []),
    ]),
    booked: made.find(({ row, candidate }) => row.status === 'booked' && candidate === student)?.row.id ?? null,
  }
}
