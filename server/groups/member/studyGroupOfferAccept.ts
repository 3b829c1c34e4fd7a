import { conflict, expired } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { groupFor } from './coming'
import { tellLeaders } from './letters'
import { moveMember } from './move'
import { ownPlace } from './own-place'

/** Takes the place that is offered. */
export const studyGroupOfferAccept: Operation<'studyGroupOfferAccept'> = async ({ id }, context, info) =>
  write(context, async (writing) => {
    const before = await ownPlace(writing, context, id)
    const { studyGroupId, userId } = before
    const group = await groupFor(writing, studyGroupId)
    await moveMember(writing, 'acceptOffer', {
      ...{ studyGroupId, userId, before, movers: ['self'] },
      refuse() {
        if (group.archivedAt) throw conflict('This group is closed.')
        if (before.offeredUntil && before.offeredUntil <= writing.now)
          throw expired('This place was kept for you, and goes to the next now.')
      },
    })
    await tellLeaders(writing, context, { userId }, { groupId: studyGroupId, name: group.name, what: 'joined' })
    return writing.reader.one('Member', id, selectionOf(info))
  })
