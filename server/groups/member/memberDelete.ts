import type { Viewer } from '../../../access/viewer'
import type { MoveName, Standing } from '../../../rules/groups/membership'
import { signedIn } from '../../kernel/context'
import { conflict } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { groupNamed } from './group-named'
import { keepLed } from './keep-led'
import { ledPlace } from './led-place'
import { tellRemoved } from './letters'
import { refuseRise } from './may-change'
import { moveMember, type Told } from './move'

/** The move by which the person goes, and by which those who lead take somebody out, from each standing. */
const byPerson: Partial<Record<Standing, MoveName>> = {
  accepted: 'leave',
  requested: 'withdraw',
  waiting: 'withdraw',
  offered: 'withdraw',
}
const byLeader: Partial<Record<Standing, MoveName>> = { accepted: 'remove', invited: 'takeBack' }

/** Who took somebody out is kept; whoever leaves was answered by nobody. */
function toldOf(name: MoveName, { id }: Viewer): Told {
  if (name === 'remove') return { answer: null, answeredById: id }
  return name === 'leave' ? { answeredById: null } : {}
}

/** Takes somebody out of a group, an application or an invitation back. */
export const memberDelete: Operation<'memberDelete'> = async ({ id }, context) =>
  write(context, async (writing) => {
    const viewer = signedIn(context)
    const { before, movers, owns } = await ledPlace(writing, viewer, id)
    const { studyGroupId, userId, state } = before
    const isOwn = movers.includes('self')
    const name = (isOwn ? byPerson : byLeader)[state]
    if (!name) throw conflict(isOwn ? 'Decline the invitation instead.' : 'Decline them instead.')
    if (!isOwn) refuseRise('member', before.role, owns)
    if (name === 'leave' || (name === 'remove' && !movers.includes('staff'))) await keepLed(writing, before)
    await moveMember(writing, name, { studyGroupId, userId, before, movers, told: toldOf(name, viewer) })
    if (name === 'remove')
      await tellRemoved(
        writing,
        context,
        { userId },
        { groupId: studyGroupId, name: await groupNamed(writing, studyGroupId) },
      )
    return { id }
  })
