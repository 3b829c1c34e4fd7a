import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { groupNamed } from './group-named'
import { ledPlace } from './led-place'
import { tellDeclined, tellLeaders } from './letters'
import { moveMember } from './move'

/** Declines an applicant, or an invitation of one's own. */
export const memberDecline: Operation<'memberDecline'> = async ({ id, message }, context, info) =>
  write(context, async (writing) => {
    const viewer = signedIn(context)
    const { before, movers } = await ledPlace(writing, viewer, id)
    const { studyGroupId, userId } = before
    const isOwn = movers.includes('self')
    const answer = message?.trim() || null
    await moveMember(writing, isOwn ? 'declineInvite' : 'decline', {
      ...{ studyGroupId, userId, before, movers, told: { answer, answeredById: viewer.id } },
    })
    const about = { groupId: studyGroupId, name: await groupNamed(writing, studyGroupId) }
    if (isOwn) await tellLeaders(writing, context, { userId, message: answer }, { ...about, what: 'declined' })
    else await tellDeclined(writing, context, { userId, message: answer }, about)
    return writing.reader.one('Member', id, selectionOf(info))
  })
