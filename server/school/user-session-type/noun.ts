import { signedIn } from '../../kernel/context'
import { crud } from '../../kernel/crud/crud'
import { alreadyThere, invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { noun } from '../../kernel/noun'
import { selectionOf } from '../../kernel/read/selection'
import { userSessionType as entity } from './table'

const limits = crud(entity, {
  prepare: (values) => {
    if (typeof values.limit === 'number' && values.limit < 0) throw invalid('limit', 'Must not be below zero.')
    return values
  },
})

const userSessionTypes: Operation<'userSessionTypes'> = ({ userId }, context, info) =>
  context.reader.all('UserSessionType', { userId: userId ?? signedIn(context).id }, selectionOf(info))

export const userSessionType = noun({
  entities: [entity],
  operations: {
    userSessionTypeCreate: limits.create,
    userSessionTypeUpdate: limits.update,
    userSessionTypeDelete: limits.delete,
    userSessionTypes,
  },
  constraints: {
    user_session_types_once: () =>
      alreadyThere('This person already has a limit for this session type.', 'sessionTypeId'),
  },
  erasure: 'goes with the account',
  exported: 'nothing of a person',
})
