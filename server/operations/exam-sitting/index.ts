import { signedIn } from '../../context'
import { crud } from '../../crud'
import type { Operation } from '../../operation'
import { selectionOf } from '../../read/selection'
import { examSitting as entity } from '../../tables/exam-sitting'

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
