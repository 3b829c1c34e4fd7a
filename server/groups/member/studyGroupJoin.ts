import { wayIn } from '../../../rules/groups/membership'
import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { answeredBefore, groupFor, refuseClosed, refuseTooSoon, soldOut, wasTurnedAway } from './coming'
import { tellLeaders } from './letters'
import { moveMember, placeIn } from './move'
import { wishesOf } from './wishes'

/** Applies to a group, or joins it at once where it lets people. */
export const studyGroupJoin: Operation<'studyGroupJoin'> = async ({ studyGroupId, ...wishes }, context, info) =>
  write(context, async (writing) => {
    const { id: userId } = signedIn(context)
    const group = await groupFor(writing, studyGroupId)
    const before = await placeIn(writing, { studyGroupId, userId })
    const way = wayIn({ ...group, places: group.config.places ?? null, mustApply: wasTurnedAway(before) })
    const isAtOnce = way === 'join'
    const answered = { answer: null, answeredById: answeredBefore(before) }
    const told = { ...wishesOf(wishes, group), role: 'member' as const, ...answered, invitedById: null }
    const id = await moveMember(writing, isAtOnce ? 'join' : 'apply', {
      ...{ studyGroupId, userId, before, movers: ['self'], told },
      refuse() {
        refuseClosed(group, writing.now)
        refuseTooSoon(before, writing.now)
        if (way === 'wait') throw soldOut()
      },
    })
    const what = isAtOnce ? 'joined' : 'applied'
    await tellLeaders(
      writing,
      context,
      { userId, message: told.message },
      { groupId: group.id, name: group.name, what },
    )
    return writing.reader.one('Member', id, selectionOf(info))
  })
