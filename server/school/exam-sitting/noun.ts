import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { crud } from '../../kernel/write/crud'
import { examSitting as entity } from './table'

const {
  create,
  update,
  delete: remove,
} = crud(entity, {
  prepare: (values, context, action) => (action === 'create' ? { ...values, userId: signedIn(context).id } : values),
})

const examSittings: Operation<'examSittings'> = ({ userId }, context, info) =>
  context.reader.all('ExamSitting', { userId: userId ?? signedIn(context).id }, selectionOf(info))

export const examSitting = {
  examSittings,
  examSittingCreate: create,
  examSittingUpdate: update,
  examSittingDelete: remove,
}
