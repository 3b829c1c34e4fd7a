export type MocksLeft = readonly { sessionTypeId: string; practiceAreaIds: readonly string[] }[]

/** Whether a mock of a type is left that the student has not sat, in an area or in any. */
export function hasMockLeft(left: MocksLeft, typeId: string, areaId?: string): boolean {
  const areas = left.find(({ sessionTypeId }) => sessionTypeId === typeId)?.practiceAreaIds ?? []
  return areaId ? areas.includes(areaId) : areas.length > 0
}
