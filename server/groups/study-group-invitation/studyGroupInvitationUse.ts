import { signedIn } from '../../kernel/context'
import { conflict, expired } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { type Writing, write } from '../../kernel/write/write'
import { answeredBefore, isFull, refuseTooSoon, soldOut } from '../member/coming'
import { tellLeaders } from '../member/letters'
import { moveMember, type Place, placeIn } from '../member/move'
import { wishesOf } from '../member/wishes'
import { entersAtOnce, type Link, linkOf, shutBy } from './link'

/** Applies to the group of a link, or joins it. */
export const studyGroupInvitationUse: Operation<'studyGroupInvitationUse'> = async (
  { token, ...wishes },
  context,
  info,
) =>
  write(context, async (writing) => {
    const { id: userId } = signedIn(context)
    const link = await linkOf(writing, token, userId)
    const { studyGroupId, hasUsed, createdById } = link
    const before = await placeIn(writing, { studyGroupId, userId })
    if (before && hasUsed && hasLed(before)) return writing.reader.one('Member', before.id, selectionOf(info))
    refuseShut(link, writing.now)
    const isAtOnce = entersAtOnce({ ...link, isKnown: before !== null })
    const told = { ...wishesOf(wishes, link), role: 'member' as const, invitedById: createdById }
    const id = await moveMember(writing, isAtOnce ? 'join' : 'apply', {
      ...{ studyGroupId, userId, before, movers: ['self'] },
      told: { ...told, answer: null, answeredById: answeredBefore(before) },
      refuse() {
        refuseTooSoon(before, writing.now)
        // A place that came free is for the first in line.
        if (isFull(link) || (isAtOnce && link.waitingCount)) throw soldOut()
      },
    })
    if (!hasUsed) await count(writing, link, userId)
    const about = {
      groupId: studyGroupId,
      name: link.name,
      what: isAtOnce ? ('joined' as const) : ('applied' as const),
    }
    await tellLeaders(writing, context, { userId, message: told.message }, about)
    return writing.reader.one('Member', id, selectionOf(info))
  })

/** Whether somebody stands where a link has led them. */
const hasLed = ({ state }: Place) => state === 'requested' || state === 'accepted'

function refuseShut(link: Link, now: Date) {
  const by = shutBy(link, now)
  if (by === 'closed') throw conflict('This group is closed.')
  if (by === 'past') throw expired('This link is past.')
  if (by) throw expired('This link has ended.')
}

const counted = `with own as (insert into study_group_invitation_uses (invitation_id, user_id, inserted_at) values ($1, $2, $3) on conflict do nothing returning 1)
  update study_group_invitations set used = used + 1 where id = $1 and ended_at is null and until > $3 and exists (select 1 from own) returning 1`

/** Counts a person once. The database holds how many may use a link, so that of several at once the last use goes to one. */
async function count({ query, now, changed }: Writing, { id }: Link, userId: string) {
  const { rows } = await query({ text: counted, values: [id, userId, now] })
  if (!rows.length) throw conflict('This has changed meanwhile. Please look again.')
  changed('StudyGroupInvitation', id)
}
