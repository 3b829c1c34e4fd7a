import type { AttemptAnswerMutationVariables, AttemptQuery } from './attempt.documents'

export type Attempt = AttemptQuery['testAttempt']
export type Question = Attempt['questions'][number]

/** A file that was handed in. */
export type HandedFile = Question['files'][number]

/** What the person changed of a question. */
export type Change = Partial<
  Pick<AttemptAnswerMutationVariables, 'confidence' | 'flagged' | 'struck' | 'note' | 'seconds' | 'check'>
> & { answer?: string[] | null }

/** A change, and what was known here of its question when it was made. */
export interface Made extends Change {
  /** The number of the change that the question showed. */
  since: number
}

/** A change with its number, which stays when it is sent again. */
export interface Numbered extends Made {
  change: number
}

/** What a question was also answered, in another tab or on another device. */
export type Other = Partial<Pick<Question, 'answer' | 'note'>>
