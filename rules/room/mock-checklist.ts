import type { ContentStatus, MockNeed } from '../../schema/generated/types'
import { isWritten } from './is-written'

/** What a mock needs before a student can sit it, in the order in which it is filled in. */
export const mockNeeds = [
  'sessionType',
  'practiceArea',
  'task',
  'scenario',
  'criteria',
  'suggestedAnswer',
  'documents',
  'tutors',
  'published',
] as const satisfies readonly MockNeed[]

export type { MockNeed }

export interface Checked {
  sessionTypeId?: string | null
  practiceAreaId?: string | null
  candidateInstruction?: string | null
  scenario?: string | null
  suggestedAnswer?: string | null
  marksheet?: readonly unknown[] | null
  materials?: readonly unknown[] | null
  templates?: readonly unknown[] | null
  permissions?: readonly { type: string }[] | null
  status?: ContentStatus | null
}

/** Whether each need is met. */
export const metBy = (mock: Checked): Record<MockNeed, boolean> => ({
  sessionType: Boolean(mock.sessionTypeId),
  practiceArea: Boolean(mock.practiceAreaId),
  task: isWritten(mock.candidateInstruction),
  scenario: isWritten(mock.scenario),
  criteria: Boolean(mock.marksheet?.length),
  suggestedAnswer: isWritten(mock.suggestedAnswer),
  documents: Boolean(mock.materials?.length || mock.templates?.length),
  tutors: Boolean(mock.permissions?.some(({ type }) => type !== 'view')),
  published: mock.status === 'published',
})

/** The needs that are not met yet. */
export function lackedBy(mock: Checked): MockNeed[] {
  const met = metBy(mock)
  return mockNeeds.filter((need) => !met[need])
}

/** Why a mock cannot be published yet, or false; its checklist names what is missing. */
export function stillMissing(lacks: readonly MockNeed[] | null | undefined): string | false {
  const missing = (lacks ?? []).filter((need) => need !== 'published').length
  if (missing === 0) return false
  return missing === 1 ? 'One thing is missing' : `${missing} things are missing`
}
