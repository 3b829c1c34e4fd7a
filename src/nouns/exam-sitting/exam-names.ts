import type { ExamPaper, Preparation } from '../../../schema/generated/types'

/** The exams to prepare for. */
export const examNames: Record<Preparation, string> = {
  sqe1: 'SQE1',
  sqe2: 'SQE2',
  hra_bar: 'HRA/BAR',
  other: 'Other exams: LLB/LLM',
}

/** The papers, as briefly as they are known. */
export const paperNames: Record<ExamPaper, string> = {
  flk1: 'FLK1',
  flk2: 'FLK2',
  written: 'Written',
  oral: 'Oral',
  whole: 'The exam',
}

/** The papers of each exam; the database refuses others. */
export const papersOf: Record<Preparation, readonly ExamPaper[]> = {
  sqe1: ['flk1', 'flk2'],
  sqe2: ['written', 'oral'],
  hra_bar: ['whole'],
  other: ['whole'],
}
