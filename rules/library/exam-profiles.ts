import type { ExamPaper, Preparation } from '../../schema/generated/types'
import { type ExamProfile, noQuestions, type ProfilePaper, type ProfileSource } from './exam-profile'
import { higherRights } from './higher-rights-profile'
import { sqe1 } from './sqe1-profile'
import { sqe2 } from './sqe2-profile'

export type { ProfilePaper } from './exam-profile'

/** Each university sets its own papers, with their lengths, shares and marks. */
const university: ExamProfile = { exam: 'other', source: null, papers: [{ ...noQuestions, paper: 'whole' }] }

/** What each exam asks, as data. What no source states is left out; `src/learn/account/exam-words.ts` says what sources do not agree on. */
export const examProfiles: readonly ExamProfile[] = [sqe1, sqe2, higherRights, university]

export const profileOf = (exam: Preparation): ExamProfile =>
  examProfiles.find((each) => each.exam === exam) ?? university

/** What the profile of a paper follows. */
export const sourceOf = (paper: ExamPaper): ProfileSource | null =>
  examProfiles.find(({ papers }) => papers.some((each) => each.paper === paper))?.source ?? null

/** The paper that examines a practice area by questions, if one does. */
export const paperOfArea = (shortName: string): ProfilePaper | undefined =>
  examProfiles.flatMap(({ papers }) => papers).find(({ areas }) => areas.some(({ area }) => area === shortName))
