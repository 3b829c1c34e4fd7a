import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../../../server/identity/user/table'
import { write } from '../../../../server/kernel/write/write'
import { mockPermissions, mocks } from '../../../../server/room/mock/table'
import { practiceAreas } from '../../../../server/school/practice-area/table'
import { sessionTypes } from '../../../../server/school/session-type/table'
import { build, type Person, type TestApp } from '../../../build'
import { booked, hold, inDays, type School, school } from '../../../factories'

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

interface Left {
  sessionTypeId: string
  practiceAreaIds: string[]
}

const leftOf = async (who: Person, { typeId }: School): Promise<string[]> => {
  const { data } = await app.send('{ mocksLeft { sessionTypeId practiceAreaIds } }', {}, who)
  return (data.mocksLeft as Left[]).find(({ sessionTypeId }) => sessionTypeId === typeId)?.practiceAreaIds ?? []
}

const reasonOf = async (who: Person, { typeId, areaId }: School): Promise<string | null> => {
  const document =
    'query($type: ID!, $area: ID!) { slots(sessionTypeId: $type, practiceAreaId: $area) { reason entries { id } } }'
  return (await app.send(document, { type: typeId, area: areaId }, who)).data.slots.reason
}

describe('the mocks that are left', () => {
  it('are those that the student has not booked; a hold uses none up', async () => {
    const place = await school(app, { mocks: 2 })
    const [student, other] = [await app.person(), await app.person()]
    expect(await leftOf(student, place)).toEqual([place.areaId])
    await booked(app, place, student, inDays(app, 3))
    await hold(app, place, student, inDays(app, 4))
    expect(await leftOf(student, place)).toEqual([place.areaId])
    await booked(app, place, student, inDays(app, 4))
    expect(await leftOf(student, place)).toEqual([])
    expect(await reasonOf(student, place)).toBe('all_mocks_sat')
    expect(await leftOf(other, place)).toEqual([place.areaId])
  })

  it('count a mock again whose booking was cancelled before its materials opened', async () => {
    const place = await school(app)
    const student = await app.person()
    const id = await booked(app, place, student, inDays(app, 3))
    expect(await leftOf(student, place)).toEqual([])
    await app.send('mutation($id: ID!) { sessionCancel(id: $id) { id } }', { id }, student)
    expect(await leftOf(student, place)).toEqual([place.areaId])
  })

  it('are the mocks that somebody else may conduct', async () => {
    const place = await school(app)
    const [tutor] = place.tutors as [Person]
    const student = await app.person()
    expect(await leftOf(tutor, place)).toEqual([])
    const permit = (set: Partial<typeof mockPermissions.$inferInsert>) =>
      write(app.services, ({ orm }) => orm.update(mockPermissions).set(set).where(eq(mockPermissions.userId, tutor.id)))
    await permit({ type: 'view' })
    expect(await leftOf(student, place)).toEqual([])
    // An interviewer marks skills only, and this mock asks for the law.
    await permit({ type: 'mark', role: 'interviewer' })
    expect(await leftOf(student, place)).toEqual([])
    await permit({ role: 'tutor' })
    expect(await leftOf(student, place)).toEqual([place.areaId])
    await write(app.services, ({ orm }) =>
      orm.update(users).set({ disabledAt: new Date() }).where(eq(users.id, tutor.id)),
    )
    expect(await leftOf(student, place)).toEqual([])
  })

  it('are none of a draft, a closed area or a closed type', async () => {
    const student = await app.person()
    const [draft, area, type] = [await school(app), await school(app), await school(app)]
    await write(app.services, async ({ orm }) => {
      await orm.update(mocks).set({ status: 'draft' }).where(eq(mocks.sessionTypeId, draft.typeId))
      await orm.update(practiceAreas).set({ bookingAllowed: false }).where(eq(practiceAreas.id, area.areaId))
      await orm.update(sessionTypes).set({ status: 'paused' }).where(eq(sessionTypes.id, type.typeId))
    })
    for (const place of [draft, area, type]) expect(await leftOf(student, place)).toEqual([])
  })
})
