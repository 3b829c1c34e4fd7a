import { getTableColumns } from 'drizzle-orm'
import type { Criterion } from '../../schema/generated/types'
import { cleanHtml } from '../gateways/rich-text'
import { sessionTypes } from '../school/session-type/table'
import { areaList } from './areas'
import { FOUNDED } from './calendar'
import { type DemoType, typeList } from './catalogue'
import { addDocument } from './documents'
import type { DemoDocument, DemoMock } from './mock'
import { readMocks } from './mock-list'
import type { Tutor } from './place-people'
import type { Making, TypeRow } from './school'

export interface Catalogue {
  areas: ReadonlyMap<string, string>
  types: ReadonlyMap<string, TypeRow>
}

const criteriaOf = ({ techName, criteria }: DemoType): Criterion[] | null =>
  criteria?.map(([kind, title, description], index) => ({
    id: `${techName}-${index + 1}`,
    title,
    description,
    kind,
    weight: 1,
  })) ?? null

/** A stored row, where missing columns have their defaults. */
function whole(row: typeof sessionTypes.$inferInsert): TypeRow {
  const columns = Object.entries(getTableColumns(sessionTypes))
  return Object.fromEntries(
    columns.map(([name, column]) => [name, row[name as keyof typeof row] ?? column.default ?? null]),
  ) as TypeRow
}

/** Practice areas, and the tree of session types with prices. */
export function placeCatalogue({ school, calendar, id }: Making): Catalogue {
  const at = calendar.at(FOUNDED, '09:00')
  const stamps = { insertedAt: at, updatedAt: at }
  const areas = new Map<string, string>()
  for (const { name, shortName, exam } of areaList) {
    const own = id(at)
    areas.set(shortName, own)
    school.practiceAreas.push({ id: own, name, shortName, bookingAllowed: exam === 'SQE2', ...stamps })
  }
  const types = new Map<string, TypeRow>()
  for (const [position, type] of typeList.entries()) {
    const { techName, parent, areas: own, group, mode, category, name, shortName, price, duration } = type
    const isLive = mode === 'live'
    const row = whole({
      id: id(at),
      techName,
      parentId: parent ? (types.get(parent)?.id ?? null) : null,
      group,
      mode,
      category: category ?? null,
      name,
      shortName,
      price,
      reschedulePrice: price ? 1000 : 0,
      status: type.status ?? 'active',
      duration,
      preparationTime: type.preparationTime ?? 0,
      seats: type.seats ?? 1,
      noticeHours: isLive ? 24 : 0,
      description: type.description,
      criteria: criteriaOf(type),
      chat: isLive,
      drawingTools: type.drawingTools ?? false,
      academicReview: type.academicReview ?? false,
      marksheet: group !== 'tutorial',
      reminderTime: isLive ? 60 : 24 * 60,
      position,
      ...stamps,
    })
    types.set(techName, row)
    school.sessionTypes.push(row)
    const { id: sessionTypeId, reschedulePrice, freeUntilHours } = row
    school.sessionTypePolicies.push({
      sessionTypeId,
      version: 1,
      price,
      reschedulePrice,
      freeUntilHours,
      insertedAt: at,
    })
    for (const area of own)
      school.sessionTypePracticeAreas.push({ sessionTypeId, practiceAreaId: areas.get(area) ?? '' })
  }
  return { areas, types }
}

/** A mock with the fields that its sessions need. */
export interface PlacedMock {
  id: string
  demo: DemoMock
  type: TypeRow
  areaId: string
  criteria: Criterion[]
  /** The ids of its documents for every session, in order. */
  materials: string[]
  tutors: Tutor[]
}

/** The mocks with their documents and the people who may conduct them. */
export function placeMocks(making: Making, { areas, types }: Catalogue, people: readonly Tutor[]): PlacedMock[] {
  const { school, calendar, id, dice } = making
  return readMocks().map((demo, index) => {
    const at = calendar.at(FOUNDED + 5 + index * 2, `1${index % 6}:20`)
    const type = types.get(demo.sessionType)
    const areaId = areas.get(demo.practiceArea)
    if (!type || !areaId) throw new Error(`${demo.key} has no type or area`)
    const isInterview = demo.sessionType === 'sqe2-client-interview'
    const tutors = people.filter(
      (tutor) => tutor.areas.includes(demo.practiceArea) && (tutor.type === 'tutoringSolicitor' || isInterview),
    )
    const owner = dice.pick(tutors.filter((tutor) => tutor.type === 'tutoringSolicitor'))
    const mockId = id(at)
    const criteria = demo.marksheet.map((criterion, line) => ({ id: `${demo.key}-${line + 1}`, ...criterion }))
    school.mocks.push({
      id: mockId,
      ownerId: owner.id,
      sessionTypeId: type.id,
      practiceAreaId: areaId,
      name: demo.name,
      tutorInstruction: cleanHtml(demo.tutorInstruction.trim()),
      candidateInstruction: cleanHtml(demo.candidateInstruction.trim()),
      instruction: cleanHtml(demo.instruction.trim()),
      scenario: cleanHtml(demo.scenario.trim()),
      marksheet: criteria,
      extraTasks: demo.extraTasks.map(({ title, body }) => ({ title, body: cleanHtml(body) })),
      suggestedAnswer: cleanHtml(demo.suggestedAnswer.trim()),
      level: demo.level,
      status: 'published',
      insertedAt: at,
      updatedAt: at,
    })
    for (const tutor of tutors)
      school.mockPermissions.push({
        id: id(at),
        mockId,
        userId: tutor.id,
        type: tutor === owner ? 'edit' : tutor.type === 'interviewer' ? 'conduct' : 'mark',
        role: tutor.type === 'interviewer' ? 'interviewer' : 'tutor',
      })
    const file = (kind: string) => (document: DemoDocument, number: number) => ({
      id: id(at),
      mockId,
      fileId: addDocument(making, { at, ownerId: owner.id, key: `${demo.key}-${kind}-${number}`, ...document }),
    })
    const materials = demo.materials.map(file('material'))
    school.mockMaterials.push(...materials)
    school.mockTemplates.push(...demo.templates.map(file('template')))
    return { id: mockId, demo, type, areaId, criteria, materials: materials.map(({ fileId }) => fileId), tutors }
  })
}
