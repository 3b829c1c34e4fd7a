import { describe, expect, it } from 'vitest'
import { isCheckable, type QuestionShowing, showsOutcome, showsResults } from '../../../rules/library/shown'
import type { AttemptStatus, ShownWhen } from '../../../schema/generated/types'

const always: ShownWhen[] = ['never', 'after_answer', 'after_submit', 'after_deadline']
const statuses: AttemptStatus[] = ['in_progress', 'overdue', 'submitted', 'graded', 'abandoned', 'void']
const handedIn = ['submitted', 'graded']

describe('results', () => {
  it('are shown of what was handed in, when the test says so', () => {
    for (const status of statuses)
      for (const resultsShow of always)
        for (const accessOver of [false, true]) {
          const due = resultsShow === 'after_deadline' ? accessOver : resultsShow !== 'never'
          const attempt = { status, resultsShow, accessOver }
          expect(showsResults({ ...attempt, satElsewhere: false })).toBe(handedIn.includes(status) && due)
          expect(showsResults({ ...attempt, satElsewhere: true })).toBe(false)
        }
  })
})

const question: QuestionShowing = {
  status: 'in_progress',
  mode: 'practice',
  feedbackShow: 'after_answer',
  checkedAt: null,
  accessOver: false,
  satElsewhere: false,
}

describe('how an answer did', () => {
  it('is shown after the hand-in as results are, in either mode', () => {
    for (const mode of ['practice', 'exam'] as const)
      for (const status of statuses)
        for (const feedbackShow of always)
          for (const accessOver of [false, true])
            expect(showsOutcome({ ...question, mode, status, feedbackShow, accessOver })).toBe(
              showsResults({ status, resultsShow: feedbackShow, accessOver, satElsewhere: false }),
            )
  })

  it('is shown of a checked answer at once, in practice and where the question says so', () => {
    const checked = { ...question, checkedAt: new Date() }
    expect(showsOutcome(checked)).toBe(true)
    expect(showsOutcome({ ...checked, mode: 'exam' })).toBe(false)
    for (const feedbackShow of ['never', 'after_submit', 'after_deadline'] as const) {
      expect(showsOutcome({ ...checked, feedbackShow })).toBe(false)
      expect(isCheckable({ ...checked, feedbackShow })).toBe(false)
    }
  })

  it('is held back while the person sits the question elsewhere', () => {
    for (const status of statuses)
      expect(showsOutcome({ ...question, status, checkedAt: new Date(), satElsewhere: true })).toBe(false)
  })
})
