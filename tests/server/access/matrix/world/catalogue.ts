import { availabilityExceptions, availabilityRules } from '../../../../../server/booking/availability/table'
import { countries } from '../../../../../server/identity/country/table'
import { newId } from '../../../../../server/kernel/database/columns'
import { mockPermissions, mocks } from '../../../../../server/room/mock/table'
import { practiceAreas } from '../../../../../server/school/practice-area/table'
import { sessionTypePracticeAreas, sessionTypes } from '../../../../../server/school/session-type/table'
import type { TestApp } from '../../../../build'
import { later } from './moment'
import type { People } from './people'

export const criteria = [{ id: 'law', title: 'Applies the law', description: null, kind: 'law' as const, weight: 1 }]

/** Types, areas, mocks, and the hours of the two tutors who may conduct them. */
export async function makeCatalogue({ services }: TestApp, { people: { tutor }, colleague }: People) {
  const { orm } = services.database
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
      ...(name === 'live'
        ? ({ group: 'oral', mode: 'live' } as const)
        : ({ group: 'written', mode: 'window' } as const)),
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

  /** A mock that the tutors may conduct, or that nobody may. */
  async function mock(sessionTypeId: string, isGiven = true) {
    const [id, permissionId] = [newId(), newId()]
    await orm.insert(mocks).values({
      id,
      sessionTypeId,
      practiceAreaId: areas.taught,
      name: `Mock ${id}`,
      status: 'published',
      marksheet: criteria,
      suggestedAnswer: '<p>The claim is out of time.</p>',
    })
    if (isGiven)
      await orm.insert(mockPermissions).values([
        { id: permissionId, mockId: id, userId: tutor.id, type: 'edit' },
        { mockId: id, userId: colleague.id, type: 'conduct' },
      ])
    return { id, permissionId }
  }
  const window = await mock(types.window)
  const unused = await mock(types.window, false)
  // Nobody has sat this mock, so that it can be booked.
  await mock(types.live)

  const [ruleId, exceptionId] = [newId(), newId()]
  const hours = { from: '09:00', until: '17:00' }
  await orm.insert(availabilityRules).values({ id: ruleId, userId: tutor.id, weekday: 1, ...hours })
  await orm.insert(availabilityRules).values({ userId: colleague.id, weekday: 1, ...hours })
  await orm.insert(availabilityExceptions).values({
    id: exceptionId,
    userId: tutor.id,
    kind: 'off',
    from: later({ days: 30 }),
    until: later({ days: 31 }),
  })
  return {
    areas,
    types,
    countryId,
    mock,
    mocks: { window: window.id, unused: unused.id },
    permissionId: window.permissionId,
    ruleId,
    exceptionId,
    bookable: { sessionTypeId: types.live, practiceAreaId: areas.taught },
  }
}

export type Catalogue = Awaited<ReturnType<typeof makeCatalogue>>
