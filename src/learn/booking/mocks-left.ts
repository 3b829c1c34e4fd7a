import type { BookableTypesQuery } from './booking.documents'

export type MocksLeft = BookableTypesQuery['mocksLeft']

/** Whether the viewer has a mock left of a type: in this practice area, or in any. */
export function hasMockLeft(left: MocksLeft, typeId: string, areaId?: string): boolean {
  const areas = left.find(({ sessionTypeId }) => sessionTypeId === typeId)?.practiceAreaIds ?? []
  return areaId ? areas.includes(areaId) : areas.length > 0
}
