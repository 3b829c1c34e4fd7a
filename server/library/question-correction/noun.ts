import { eq } from 'drizzle-orm'
import type { Operation } from '../../kernel/graphql/operation'
import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { selectionOf } from '../../kernel/read/selection'
import { markAllAgain } from './mark-again'
import { questionCorrectionCreate } from './questionCorrectionCreate'
import { questionCorrectionEffect } from './questionCorrectionEffect'
import { questionCorrectionUndo } from './questionCorrectionUndo'
import { questionCorrection as entity, questionCorrections } from './table'

declare module '../../kernel/jobs/jobs' {
  interface JobPayloads {
    /** A question whose attempts are marked again. */
    correction: { correctionId: string }
  }
}

const corrections: Operation<'questionCorrections'> = ({ blockId }, context, info) =>
  context.reader.all('QuestionCorrection', { blockId }, selectionOf(info))

export const questionCorrection = noun({
  entities: [entity],
  operations: {
    questionCorrections: corrections,
    questionCorrectionEffect,
    questionCorrectionCreate,
    questionCorrectionUndo,
  },
  rates: {
    questionCorrectionCreate: perPerson(30),
    questionCorrectionUndo: perPerson(30),
    questionCorrectionEffect: perPerson(120),
  },
  // What was corrected stays, without a name.
  erasure: {
    async erase({ orm }, { userId }) {
      await orm.update(questionCorrections).set({ userId: null }).where(eq(questionCorrections.userId, userId))
    },
  },
  exported: 'nothing of a person',
  jobs: { correction: (services, { correctionId }) => markAllAgain(services, correctionId) },
  outOfReach: { question_corrections_void_once: 'the question is held before' },
})
