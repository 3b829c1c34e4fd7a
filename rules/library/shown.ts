import type { AttemptMode, AttemptStatus, ShownWhen } from '../../schema/generated/types'

/** What decides what an attempt shows. */
export interface Showing {
  status: AttemptStatus
  resultsShow: ShownWhen
  /** Whether the person's access to what the attempt is about has ended. */
  accessOver: boolean
  /** Whether the person sits one of its questions in another attempt that does not show it yet. */
  satElsewhere: boolean
}

/** What decides what a question of an attempt shows. */
export interface QuestionShowing {
  status: AttemptStatus
  mode: AttemptMode
  /** The question's own, or its bundle's. */
  feedbackShow: ShownWhen
  checkedAt: unknown
  accessOver: boolean
  /** Whether the person sits the same question in another attempt that does not show it yet. */
  satElsewhere: boolean
}

const isHandedIn = (status: AttemptStatus) => status === 'submitted' || status === 'graded'

const isDue = (when: ShownWhen, accessOver: boolean) => when !== 'never' && (when !== 'after_deadline' || accessOver)

/** Whether points and percentage of an attempt may be shown. */
export const showsResults = ({ status, resultsShow, accessOver, satElsewhere }: Showing): boolean =>
  !satElsewhere && isHandedIn(status) && isDue(resultsShow, accessOver)

/** Whether an answer can be checked before the attempt is handed in. */
export const isCheckable = ({ mode, feedbackShow }: Pick<QuestionShowing, 'mode' | 'feedbackShow'>): boolean =>
  mode === 'practice' && feedbackShow === 'after_answer'

/** Whether it may be shown how an answer did, with the right one and all that goes with it. */
export function showsOutcome(question: QuestionShowing): boolean {
  const { status, feedbackShow, checkedAt, accessOver, satElsewhere } = question
  if (satElsewhere) return false
  if (checkedAt && isCheckable(question)) return true
  return isHandedIn(status) && isDue(feedbackShow, accessOver)
}
