import { INVITED_DAYS } from '../../../rules/groups/membership'
import { conflict, expired } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { groupFor } from './coming'
import { tellLeaders } from './letters'
import { moveMember } from './move'
import { ownPlace } from './own-place'

const DAY_MS = 86_400_000

/** Accepts an invitation. */
export const acceptInvite: Operation<'acceptInvite'> = async ({ id }, context, info) =>
  write(context, async (writing) => {
    const before = await ownPlace(writing, context, id)
    const { studyGroupId, userId, invitedAt } = before
    const group = await groupFor(writing, studyGroupId)
    await moveMember(writing, 'acceptInvite', {
      ...{ studyGroupId, userId, before, movers: ['self'] },
      refuse() {
        if (invitedAt && invitedAt.getTime() + INVITED_DAYS * DAY_MS <= writing.now.getTime())
          throw expired('This invitation stood for 14 days, and they are over.')
        if (group.archivedAt) throw conflict('This group is closed.')
      },
    })
    await tellLeaders(writing, context, { userId }, { groupId: group.id, name: group.name, what: 'joined' })
    return writing.reader.one('Member', id, selectionOf(info))
  })
