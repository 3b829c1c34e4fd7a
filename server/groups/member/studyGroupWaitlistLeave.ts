import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { moveMember } from './move'
import { ownPlace } from './own-place'

/** Leaves the line, also while a place is offered. */
export const studyGroupWaitlistLeave: Operation<'studyGroupWaitlistLeave'> = async ({ id }, context) =>
  write(context, async (writing) => {
    const before = await ownPlace(writing, context, id, ['waiting', 'offered'])
    await moveMember(writing, 'withdraw', { ...before, before, movers: ['self'] })
    return { id }
  })
