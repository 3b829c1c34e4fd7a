import { signedIn } from '../../kernel/context'
import { conflict } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { groupFor } from './coming'
import { ledPlace } from './led-place'
import { tellLetIn } from './letters'
import { moveMember } from './move'

/** Lets an applicant in, or somebody who waits. */
export const acceptJoin: Operation<'acceptJoin'> = async ({ id }, context, info) =>
  write(context, async (writing) => {
    const viewer = signedIn(context)
    const { before, movers } = await ledPlace(writing, viewer, id)
    const { studyGroupId, userId } = before
    const group = await groupFor(writing, studyGroupId)
    await moveMember(writing, 'approve', {
      ...{ studyGroupId, userId, before, movers, told: { answer: null, answeredById: viewer.id } },
      refuse() {
        if (group.archivedAt) throw conflict('This group is closed.')
      },
    })
    await tellLetIn(writing, context, { userId }, { groupId: group.id, name: group.name })
    return writing.reader.one('Member', id, selectionOf(info))
  })
