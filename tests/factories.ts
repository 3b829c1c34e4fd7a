import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { availabilityRules } from '../server/booking/availability/table'
import { countries } from '../server/identity/country/table'
import { newId } from '../server/kernel/database/columns'
import { root } from '../server/kernel/root'
import { write } from '../server/kernel/write/write'
import { adjustment, move } from '../server/money/ledger'
import { mockPermissions, mocks } from '../server/room/mock/table'
import { practiceAreas } from '../server/school/practice-area/table'
import { sessionTypePracticeAreas, sessionTypes } from '../server/school/session-type/table'
import type { Person, TestApp } from './build'

export interface School {
  typeId: string
  areaId: string
  mockIds: string[]
  tutors: Person[]
}

const criteria = [
  { id: 'manner', title: 'Manner', kind: 'skills' as const, weight: 1 },
  { id: 'law', title: 'Applies the law', kind: 'law' as const, weight: 1 },
]

interface SchoolOptions {
  mode?: 'live' | 'window' | 'on_demand'
  tutors?: number
  mocks?: number
  price?: number
  academicReview?: boolean
  seats?: number
}

/** Makes a type, an area, mocks, and tutors who may conduct them and are open every day from 09:00 to 17:00 London time. */
export async function school(
  app: TestApp,
  {
    mode = 'live',
    tutors: tutorCount = 1,
    mocks: mockCount = 1,
    price = 7000,
    academicReview = false,
    seats = 1,
  }: SchoolOptions = {},
): Promise<School> {
  const [typeId, areaId] = [newId(), newId()]
  const tutors: Person[] = []
  for (let at = 0; at < tutorCount; at++)
    tutors.push(await app.person({ type: 'tutoringSolicitor', firstName: 'Tom', lastName: `Tutor ${at}` }))
  const mockIds = Array.from({ length: mockCount }, () => newId())
  await write(app.services, async ({ orm }) => {
    await orm.insert(practiceAreas).values({ id: areaId, name: `Area ${areaId}`, shortName: 'AREA' })
    await orm.insert(sessionTypes).values({
      id: typeId,
      group: mode === 'live' ? 'oral' : 'written',
      mode,
      category: mode === 'live' ? 'client_interview' : 'legal_writing',
      techName: `type-${typeId}`,
      name: 'Client interview',
      shortName: 'CI',
      price,
      reschedulePrice: 1000,
      status: 'active',
      duration: 25,
      preparationTime: 10,
      noticeHours: mode === 'window' ? 0 : 24,
      academicReview,
      seats,
    })
    await orm.insert(sessionTypePracticeAreas).values({ sessionTypeId: typeId, practiceAreaId: areaId })
    for (const [at, id] of mockIds.entries())
      await orm.insert(mocks).values({
        id,
        sessionTypeId: typeId,
        practiceAreaId: areaId,
        name: `Mock ${at}`,
        status: 'published',
        marksheet: criteria,
        scenario: '<p>The facts.</p>',
        candidateInstruction: '<p>Advise the client.</p>',
        tutorInstruction: '<p>Be difficult.</p>',
        suggestedAnswer: '<p>The answer.</p>',
      })
    for (const tutor of tutors) {
      for (const mockId of mockIds)
        await orm.insert(mockPermissions).values({ mockId, userId: tutor.id, type: 'mark', role: 'tutor' })
      for (let weekday = 1; weekday <= 7; weekday++)
        await orm.insert(availabilityRules).values({ userId: tutor.id, weekday, from: '09:00', until: '17:00' })
    }
  })
  return { typeId, areaId, mockIds, tutors }
}

/** Puts money into a wallet. */
export const give = (app: TestApp, person: Person, amount: number) =>
  write(app.services, (writing) =>
    move(writing, { userId: person.id, type: 'bonus', description: 'A gift', amount, against: adjustment }),
  )

/** An instant some days from now, at a whole hour in UTC, which is London's time in winter. */
export function inDays(app: TestApp, days: number, hour = 10): Date {
  const at = new Date(app.services.clock.now().getTime() + days * 86_400_000)
  at.setUTCHours(hour, 0, 0, 0)
  return at
}

/** Loads the product's own list of countries. */
export async function loadCountries(app: TestApp) {
  const list = JSON.parse(
    readFileSync(join(root, 'server/identity/country/countries.json'), 'utf8'),
  ) as (typeof countries.$inferInsert)[]
  await app.services.database.orm.insert(countries).values(list)
}

const holdDocument = `mutation Hold($type: ID!, $area: ID!, $at: DateTime!, $key: String) {
  sessionHold(sessionTypeId: $type, practiceAreaId: $area, startAt: $at, idempotencyKey: $key) { session { id status holdUntil } quote { price discount freeBooking total balance balanceAfter missing } }
}`
const bookDocument = `mutation Book($id: ID!, $key: String) { sessionBook(id: $id, idempotencyKey: $key) { id status price } }`

export const hold = (app: TestApp, { typeId, areaId }: School, who: Person, at: Date, key?: string) =>
  app.send(holdDocument, { type: typeId, area: areaId, at: at.toISOString(), key }, who)

export const book = (app: TestApp, who: Person, id: string, key?: string) => app.send(bookDocument, { id, key }, who)

/** Gives the person enough money and books a session for them. */
export async function booked(app: TestApp, place: School, who: Person, at: Date): Promise<string> {
  await give(app, who, 20_000)
  const held = await hold(app, place, who, at)
  const id = held.data?.sessionHold.session.id as string
  const done = await book(app, who, id)
  if (done.errors || !id) throw new Error(`not booked: ${JSON.stringify(held.errors ?? done.errors)}`)
  return id
}
