import type { ExamPaper, Preparation } from '../../../schema/generated/types'

/** The exams by their short names; what another exam is called depends on who is spoken to. */
export const examNames: Record<Exclude<Preparation, 'other'>, string> = {
  sqe1: 'SQE1',
  sqe2: 'SQE2',
  hra_bar: 'HRA/BAR',
}

/** The papers, as briefly as they are known. */
export const paperNames: Record<ExamPaper, string> = {
  flk1: 'FLK1',
  flk2: 'FLK2',
  written: 'Written',
  oral: 'Oral',
  whole: 'The exam',
}
