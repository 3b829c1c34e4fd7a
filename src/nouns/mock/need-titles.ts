import type { MockNeed } from '../../../rules/room/mock-checklist'

/** What a mock needs, each by its name. */
export const needTitles: Record<MockNeed, string> = {
  sessionType: 'Session type',
  practiceArea: 'Practice area',
  task: 'Task for the candidate',
  scenario: 'Scenario',
  criteria: 'Criteria',
  suggestedAnswer: 'Suggested answer',
  documents: 'Documents',
  tutors: 'Tutors',
  published: 'Published',
}
