import { signedIn } from '../../kernel/context'
import { conflict } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { groupFor, isFull, refuseClosed, refuseTooSoon, wasTurnedAway } from './coming'
import { moveMember, placeIn } from './move'
import { newWishes } from './wishes'

/** Waits for a place of a full group. */
export const studyGroupWaitlistJoin: Operation<'studyGroupWaitlistJoin'> = async (
  { studyGroupId, ...wishes },
  context,
  info,
) =>
  write(context, async (writing) => {
    const { id: userId } = signedIn(context)
    const group = await groupFor(writing, studyGroupId)
    const before = await placeIn(writing, { studyGroupId, userId })
    const id = await moveMember(writing, 'wait', {
      ...{ studyGroupId, userId, before, movers: ['self'] },
      told: {
        ...newWishes(wishes, before, group),
        ...{ role: 'member', answer: null, answeredById: null, invitedById: null },
      },
      refuse() {
        refuseClosed(group, writing.now)
        refuseTooSoon(before, writing.now)
        if (wasTurnedAway(before)) throw conflict('Somebody who leads this group decides about you: apply instead.')
        // While others wait, whoever comes stands behind them.
        if (!isFull(group) && !group.waitingCount) throw conflict('There is a place in this group: join it instead.')
      },
    })
    return writing.reader.one('Member', id, selectionOf(info))
  })
