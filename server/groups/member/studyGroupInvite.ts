import { givenByOwners } from '../../../rules/groups/membership'
import { signedIn } from '../../kernel/context'
import { conflict, forbidden, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { nameOf } from '../../kernel/spoken'
import { write } from '../../kernel/write/write'
import { groupFor } from './coming'
import { tellInvited } from './letters'
import { moveMember, moversOf, placeIn } from './move'

const here =
  'select 1 from users where id = $1 and confirmed_at is not null and disabled_at is null and archived_at is null'

/** Invites somebody, who answers within 14 days. */
export const studyGroupInvite: Operation<'studyGroupInvite'> = async (
  { userId, studyGroupId, role, studySubGroupId, message },
  context,
  info,
) =>
  write(context, async (writing) => {
    const viewer = signedIn(context)
    const group = await groupFor(writing, studyGroupId)
    if (viewer.id === userId) throw conflict('You cannot invite yourself: apply to the group instead.')
    const { movers, owns } = await moversOf(writing, viewer, { studyGroupId, userId })
    if (!movers.length) throw forbidden('Those who lead a group invite to it.')
    if (!owns && givenByOwners.some((each) => each === role))
      throw forbidden('Only owners of the group and staff invite tutors and owners.')
    if (!(await writing.query({ text: here, values: [userId] })).rows.length) throw notFound(nameOf('User'))
    const before = await placeIn(writing, { studyGroupId, userId })
    const words = message?.trim() || null
    const id = await moveMember(writing, 'invite', {
      ...{ studyGroupId, userId, before, movers },
      told: {
        ...{ role, studySubGroupId: studySubGroupId ?? null, message: words, invitedById: viewer.id },
        ...{ answer: null, answeredById: null, wasInvited: true },
      },
      refuse() {
        if (group.archivedAt) throw conflict('This group is closed.')
      },
    })
    await tellInvited(writing, context, { userId, message: words }, { groupId: group.id, name: group.name })
    return writing.reader.one('Member', id, selectionOf(info))
  })
