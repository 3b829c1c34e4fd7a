import { type Context, signedIn } from '../../kernel/context'
import { crud } from '../../kernel/crud/crud'
import { alreadyThere, invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { noun } from '../../kernel/noun'
import { fields, selectionOf } from '../../kernel/read/selection'
import type { Writing } from '../../kernel/write/write'
import { examSitting as entity } from './table'

const {
  create,
  update,
  delete: remove,
} = crud(entity, {
  prepare: (values, context, action) => ({
    ...values,
    ...(action === 'create' ? { userId: signedIn(context).id } : { byGroup: false }),
  }),
  settle: (_row, writing, context) => tellOf(writing, context),
  gone: (_row, writing, context) => tellOf(writing, context),
})

async function tellOf(writing: Writing, context: Context) {
  for (const { sittingsChanged } of context.nouns) await sittingsChanged?.(writing, signedIn(context).id)
}

const examSittings: Operation<'examSittings'> = ({ userId }, context, info) =>
  context.reader.all('ExamSitting', { userId: userId ?? signedIn(context).id }, selectionOf(info))

export const examSitting = noun({
  entities: [entity],
  operations: {
    examSittings,
    examSittingCreate: create,
    examSittingUpdate: update,
    examSittingDelete: remove,
  },
  constraints: {
    exam_sittings_once: () => alreadyThere('You have noted a day for this paper already.', 'paper'),
    exam_sittings_paper: () => invalid('paper', 'This paper is not part of the exam.'),
  },
  erasure: 'goes with the account',
  exported: { examSittings: ['ExamSitting', fields('exam', 'paper', 'date')] },
  unrecorded: { examSittingCreate: 'their own' },
})
