import { EXAM_SECONDS } from '../../parts/player/test/question-words'

/** The whole minutes that the exam gives for so many questions. */
export const paceMinutes = (questions: number): number => Math.ceil((questions * EXAM_SECONDS) / 60)
