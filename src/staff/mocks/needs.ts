import type { MockNeed } from '../../../rules/room/mock-checklist'
import { needTitles } from '../../nouns/mock/need-titles'
import type { MockChecklistQuery } from './mock.documents'

type Mock = MockChecklistQuery['mock']

interface Words {
  title: string
  /** Why it is needed. */
  why: string
  /** What is there. */
  there(mock: Mock): string
  /** The verb on the way to it. */
  verb?: string
  /** Where it is filled in, below the mock's address; undefined where the head of its page has the button. */
  at?: string
}

const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`)

/** Each need in words, and where it is filled in: a tab, or a field of the form. */
export const needWords: Record<MockNeed, Words> = {
  sessionType: {
    title: needTitles.sessionType,
    why: 'The station that it is a text of.',
    there: ({ sessionType }) => sessionType?.name ?? '',
    verb: 'Choose it',
    at: 'edit#sessionTypeId',
  },
  practiceArea: {
    title: needTitles.practiceArea,
    why: 'Students book by area.',
    there: ({ practiceArea }) => practiceArea?.name ?? '',
    verb: 'Choose it',
    at: 'edit#practiceAreaId',
  },
  task: {
    title: needTitles.task,
    why: 'What to write or to do, and for whom.',
    there: () => 'Written',
    verb: 'Write it',
    at: 'edit#candidateInstruction',
  },
  scenario: {
    title: needTitles.scenario,
    why: 'The facts that the task is about.',
    there: () => 'Written',
    verb: 'Write it',
    at: 'edit#scenario',
  },
  criteria: {
    title: needTitles.criteria,
    why: 'What is marked, A to F, for skills and law. Without its own, a mock is marked by those of its type.',
    there: ({ marksheet }) => counted(marksheet?.length ?? 0, 'One criterion', 'criteria'),
    verb: 'Add criteria',
    at: 'edit#marksheet',
  },
  suggestedAnswer: {
    title: needTitles.suggestedAnswer,
    why: 'For markers, and for the candidate with the marks.',
    there: () => 'Written',
    verb: 'Write it',
    at: 'edit#suggestedAnswer',
  },
  documents: {
    title: needTitles.documents,
    why: 'What the candidate reads or fills in.',
    there: ({ materials, templates }) =>
      counted((materials?.length ?? 0) + (templates?.length ?? 0), 'One document', 'documents'),
    verb: 'Add documents',
    at: 'materials',
  },
  tutors: {
    title: needTitles.tutors,
    why: 'Somebody must be allowed to conduct it, or it cannot be booked.',
    there: ({ permissions }) =>
      counted(permissions?.filter(({ type }) => type !== 'view').length ?? 0, 'One tutor', 'tutors'),
    verb: 'Choose tutors',
    at: 'permissions',
  },
  published: {
    title: needTitles.published,
    why: 'Only a published mock can be booked. Nobody sees a draft but staff and its tutors.',
    there: () => 'Published',
  },
}
