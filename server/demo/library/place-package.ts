import { createDice, createIds } from '../random'
import type { PlacedBundle, Placing } from './shelving'

/** The place in the list of students of whoever won a whole paper in a draw. */
const HOLDER = 6
const GIVEN = -24
const DAYS = 183

/** Lets one student into a collection by a coupon, and with it into what it gathers, as `gather` of the library does it. */
export function placePackage({ school, calendar, students }: Placing, bundles: readonly PlacedBundle[]) {
  const collection = bundles.find(({ type }) => type === 'collection')
  const userId = students[HOLDER]?.id
  if (!collection || !userId) return
  const ids = createIds(createDice(1931))
  const insertedAt = calendar.at(GIVEN, '12:30')
  const until = calendar.at(GIVEN + DAYS, '12:40')
  const held = new Set(school.libraryPermissions.flatMap((each) => (each.userId === userId ? each.bundleId : [])))
  const id = () => ids(insertedAt)
  school.libraryPermissions.push({
    ...{ id: id(), bundleId: collection.id, userId, status: 'active', type: 'coupon', insertedAt },
    ...{ duration: DAYS, durationUnit: 'day', from: calendar.at(GIVEN, '12:40'), until },
  })
  for (const { id: bundleId, categoryId } of bundles)
    if (categoryId === collection.categoryId && bundleId !== collection.id && !held.has(bundleId))
      school.libraryPermissions.push({
        ...{ id: id(), bundleId, userId, status: 'pending', type: 'package', insertedAt },
        ...{ duration: null, until },
      })
}
