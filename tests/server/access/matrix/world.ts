import { type Ability, abilities } from '../../../../access/viewer'
import type { SessionStatus } from '../../../../schema/generated/types'
import { hashSecret } from '../../../../server/gateways/secrets'
import { billingSessions } from '../../../../server/tables/billing-session'
import { newId } from '../../../../server/tables/columns'
import { countries } from '../../../../server/tables/country'
import { driveFiles } from '../../../../server/tables/drive-file'
import { mockMaterials, mockPermissions, mocks } from '../../../../server/tables/mock'
import { practiceAreas } from '../../../../server/tables/practice-area'
import {
  sessionAnswers,
  sessionAttendees,
  sessionMarksheets,
  sessionMaterials,
  sessionNotes,
  sessions,
} from '../../../../server/tables/session'
import { sessionTypePracticeAreas, sessionTypes } from '../../../../server/tables/session-type'
import { oneTimeLinks, signIns } from '../../../../server/tables/sign-in'
import { availabilityExceptions, availabilityRules } from '../../../../server/tables/slot'
import { roles, userSessionTypes } from '../../../../server/tables/user'
import type { Person, TestApp } from '../../../build'
import { give } from '../../../factories'
import type { Kind } from './table'

/** A Monday in winter, at which the world stands still. */
export const NOON = new Date('2026-11-02T12:00:00Z')
export const later = ({ days = 0, minutes = 0 }) => new Date(NOON.getTime() + (days * 1440 + minutes) * 60_000)

export const startOf = { free: '2026-11-09T10:00:00.000Z' }
/** What a mail and a browser hold for the student. */
export const secrets = { link: 'a-link-in-a-mail', refresh: 'a-refresh-token' }

const criteria = [{ id: 'law', title: 'Applies the law', description: null, kind: 'law' as const, weight: 1 }]
const marks = [{ criterionId: 'law', mark: 'B' as const, comment: null }]

async function peopleOf(app: TestApp) {
  const tutor = { type: 'tutoringSolicitor' } as const
  const staff: Partial<Record<Kind, Person>> = {}
  for (const ability of abilities) staff[ability] = await app.person({ abilities: [ability] })
  return {
    ...(staff as Record<Ability, Person>),
    unconfirmed: await app.person({ confirmed: false }),
    disabled: await app.person(),
    student: await app.person({ firstName: 'Sam' }),
    another: await app.person({ firstName: 'Ann' }),
    tutor: await app.person({ ...tutor, lastName: 'Assigned' }),
    unassigned: await app.person({ ...tutor, lastName: 'Unassigned' }),
    supervisor: await app.person({ role: 'supervisor' }),
    admin: await app.person({ role: 'admin' }),
  } satisfies Record<Exclude<Kind, 'anonymous'>, Person>
}

/** A small school in which everything there is to do can be done, by the right person. */
export async function build(app: TestApp) {
  await app.at(NOON)
  const { orm } = app.services.database
  const people = await peopleOf(app)
  const otherAdmin = await app.person({ role: 'admin' })
  const colleague = await app.person({ type: 'tutoringSolicitor', lastName: 'Colleague' })
  const { student, another, tutor } = people

  const areas = { taught: newId(), unused: newId() }
  const types = { live: newId(), window: newId(), unused: newId(), draft: newId() }
  const countryId = newId()
  await orm.insert(countries).values({ id: countryId, name: 'United Kingdom', alpha2: 'GB', alpha3: 'GBR' })
  await orm.insert(practiceAreas).values(Object.entries(areas).map(([name, id]) => ({ id, name, shortName: name })))
  await orm.insert(sessionTypes).values(
    Object.entries(types).map(([name, id]) => ({
      id,
      name,
      techName: name,
      shortName: name,
      group: name === 'live' ? ('oral' as const) : ('written' as const),
      mode: name === 'live' ? ('live' as const) : ('window' as const),
      status: name === 'draft' ? ('draft' as const) : ('active' as const),
      price: 5000,
      reschedulePrice: 1000,
      duration: 30,
      preparationTime: 10,
    })),
  )
  await orm
    .insert(sessionTypePracticeAreas)
    .values([types.live, types.window].map((sessionTypeId) => ({ sessionTypeId, practiceAreaId: areas.taught })))

  async function mock(sessionTypeId: string, isTaught = true) {
    const id = newId()
    await orm.insert(mocks).values({
      id,
      sessionTypeId,
      practiceAreaId: areas.taught,
      name: `Mock ${id}`,
      status: 'published',
      marksheet: criteria,
      suggestedAnswer: '<p>The claim is out of time.</p>',
    })
    const permissionId = newId()
    if (isTaught)
      await orm.insert(mockPermissions).values([
        { id: permissionId, mockId: id, userId: tutor.id, type: 'edit' as const },
        { mockId: id, userId: colleague.id, type: 'conduct' as const },
      ])
    return { id, permissionId }
  }
  const windowMock = await mock(types.window)
  // Not sat by anybody, so that it can be booked.
  await mock(types.live)

  const quote = {
    price: 5000,
    discount: 0,
    total: 5000,
    reschedulePrice: 1000,
    freeUntil: later({ days: 4 }).toISOString(),
    policy: 'Free until the day before.',
    policyVersion: 1,
  }
  /** A live session of the student with the tutor, unless said otherwise. */
  async function live(
    status: SessionStatus,
    startAt: Date,
    { candidate = student, with: conducts = tutor, ...values } = {} as Partial<typeof sessions.$inferInsert> & {
      candidate?: Person
      with?: Person
    },
  ) {
    const { id: mockId } = await mock(types.live)
    return place({ sessionTypeId: types.live, mockId, status, startAt, ...values }, 30, candidate, conducts)
  }
  const written = (status: SessionStatus, values: Partial<typeof sessions.$inferInsert> = {}) =>
    place(
      {
        sessionTypeId: types.window,
        mockId: windowMock.id,
        status,
        startAt: later({ days: -1 }),
        deadline: later({ days: 6 }),
        ...values,
      },
      7 * 1440,
      student,
      tutor,
    )
  async function place(
    values: Pick<typeof sessions.$inferInsert, 'sessionTypeId' | 'startAt'> & Partial<typeof sessions.$inferInsert>,
    minutes: number,
    candidate: Person,
    conducts: Person,
  ) {
    const id = newId()
    await orm.insert(sessions).values({
      id,
      practiceAreaId: areas.taught,
      name: 'A session',
      shortName: 'S',
      marksheet: criteria,
      quote,
      endAt: new Date(values.startAt.getTime() + minutes * 60_000),
      accessOpen: values.startAt,
      ...values,
    })
    await orm.insert(sessionAttendees).values([
      { sessionId: id, userId: candidate.id, role: 'candidate' },
      { sessionId: id, userId: conducts.id, role: 'tutor' },
    ])
    return id
  }
  const placed = {
    held: await live('pending', later({ days: 4 }), { holdUntil: later({ minutes: 10 }), price: 5000 }),
    booked: await live('booked', later({ days: 5 })),
    begun: await live('booked', later({ minutes: -20 })),
    lapsed: await live('expired', later({ days: -1 })),
    running: await written('in_progress'),
    ready: await written('ready', { readyAt: NOON }),
    marking: await written('marking', { readyAt: NOON }),
    marked: await written('marked', { readyAt: NOON, marked: NOON, marks, finalMark: 4, lawMark: 4 }),
  }
  await live('booked', later({ days: 5 }), { candidate: another, with: colleague })

  async function document(ownerId: string, values: Partial<typeof driveFiles.$inferInsert> = {}) {
    const id = newId()
    const text = { contentType: 'text/html', title: 'A document', content: 'Words', size: 5 }
    await orm.insert(driveFiles).values({ id, ownerId, ...text, ...values })
    return id
  }
  const files = {
    ofMock: await document(tutor.id),
    shown: await document(tutor.id),
    hidden: await document(tutor.id, { studentCanView: false }),
    answer: await document(student.id),
    handedIn: await document(student.id),
  }
  const materials = { shown: newId(), hidden: newId() }
  const answers = { running: newId(), ready: newId() }
  await orm.insert(mockMaterials).values({ mockId: windowMock.id, fileId: files.ofMock })
  await orm.insert(sessionMaterials).values([
    { id: materials.shown, sessionId: placed.running, fileId: files.shown },
    { id: materials.hidden, sessionId: placed.running, fileId: files.hidden },
  ])
  await orm.insert(sessionAnswers).values([
    { id: answers.running, sessionId: placed.running, fileId: files.answer },
    { id: answers.ready, sessionId: placed.ready, fileId: files.handedIn },
  ])
  await orm
    .insert(sessionMarksheets)
    .values([placed.marking, placed.marked].map((sessionId) => ({ sessionId, body: marks, updatedById: tutor.id })))
  const [noteId, observerId] = [newId(), newId()]
  await orm.insert(sessionNotes).values({ id: noteId, sessionId: placed.booked, userId: student.id, title: 'Mine' })
  await orm
    .insert(sessionAttendees)
    .values({ id: observerId, sessionId: placed.booked, userId: colleague.id, role: 'observer' })

  const [ruleId, exceptionId] = [newId(), newId()]
  const everyDay = [1, 2, 3, 4, 5, 6, 7]
  await orm.insert(availabilityRules).values(
    [tutor, colleague].flatMap(({ id: userId }) =>
      everyDay.map((weekday) => ({
        id: userId === tutor.id && weekday === 1 ? ruleId : newId(),
        userId,
        weekday,
        from: '09:00',
        until: '17:00',
      })),
    ),
  )
  await orm.insert(availabilityExceptions).values({
    id: exceptionId,
    userId: tutor.id,
    kind: 'off',
    from: later({ days: 30 }),
    until: later({ days: 31 }),
  })

  const named = { weak: newId(), strong: newId() }
  await orm.insert(roles).values([
    { id: named.weak, name: 'Weak', abilities: [] },
    { id: named.strong, name: 'Strong', abilities: ['manage_billing', 'manage_settings'] },
  ])
  const limitId = newId()
  await orm.insert(userSessionTypes).values([
    { id: limitId, userId: student.id, sessionTypeId: types.live, limit: 20 },
    { userId: another.id, sessionTypeId: types.live, limit: 20 },
  ])
  await give(app, student, 20_000)
  await give(app, another, 1_000)
  const visitId = newId()
  const visit = { gateway: 'manual', mode: 'payment', amountSubtotal: 2000, amountTotal: 2000 } as const
  const items = [
    {
      id: newId(),
      type: 'topup',
      typeId: null,
      name: 'Top-up',
      currency: 'gbp',
      quantity: 1,
      unitAmount: 2000,
    } as const,
  ]
  await orm.insert(billingSessions).values([
    { id: visitId, userId: student.id, items, ...visit },
    { userId: another.id, items, ...visit },
  ])
  await orm.insert(signIns).values({
    userId: student.id,
    tokenHash: hashSecret(secrets.refresh),
    expiresAt: later({ days: 30 }),
    insertedAt: NOON,
  })
  await orm.insert(oneTimeLinks).values({
    email: student.email,
    tokenHash: hashSecret(secrets.link),
    codeHash: '',
    browserHash: '',
    expiresAt: later({ minutes: 10 }),
    insertedAt: NOON,
  })
  const wallet = await app.send('{ wallet { id } }', {}, student)
  await app.services.database.query({
    text: 'update users set disabled_at = $1 where id = $2',
    values: [NOON, people.disabled.id],
  })
  return {
    people,
    otherAdmin,
    areas,
    types,
    countryId,
    mocks: { window: windowMock.id, unused: (await mock(types.window, false)).id },
    permissionId: windowMock.permissionId,
    sessions: placed,
    files,
    materials,
    answerId: answers.running,
    handedInId: answers.ready,
    noteId,
    observerId,
    ruleId,
    exceptionId,
    roles: named,
    limitId,
    visitId,
    walletId: wallet.data.wallet.id as string,
    bookable: { sessionTypeId: types.live, practiceAreaId: areas.taught },
  }
}

export type World = Awaited<ReturnType<typeof build>>
