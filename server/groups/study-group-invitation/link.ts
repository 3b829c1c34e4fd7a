import type { MemberRole, StudyGroupInvitationState, StudyGroupType } from '../../../schema/generated/types'
import { notFound } from '../../kernel/errors'
import { nameOf } from '../../kernel/spoken'
import { londonDay } from '../../kernel/time/weeks'
import type { Writing } from '../../kernel/write/write'
import type { KeptConfig } from '../study-group/table'
import { readToken } from './token'

/** A link with its group, whoever may find that, and who holds the link. */
export interface Link {
  id: string
  uses: number
  used: number
  until: Date
  joinsAtOnce: boolean
  endedAt: Date | null
  madeAt: Date
  createdById: string | null
  invitedByName: string | null
  invitedByRole: MemberRole | null
  studyGroupId: string
  name: string
  type: StudyGroupType
  description: string | null
  intensiveFrom: string
  intensiveUntil: string
  config: KeptConfig
  taken: number
  waitingCount: number
  archivedAt: Date | null
  /** Whether this person has used it. */
  hasUsed: boolean
  /** Whether this person has had to do with the group, now or before. */
  isKnown: boolean
  /** Whether whoever made it no longer leads the group; staff who were never in it lead it as they did. */
  isLeft: boolean
}

const text = `select i.id, i.uses, i.used, i.until, i.joins_at_once as "joinsAtOnce", i.ended_at as "endedAt", i.inserted_at as "madeAt", i.created_by_id as "createdById",
  by.full_name as "invitedByName", lead.role as "invitedByRole", g.id as "studyGroupId", g.name, g.type, g.description,
  g.intensive_from::text as "intensiveFrom", g.intensive_until::text as "intensiveUntil", g.config, g.taken, g.archived_at as "archivedAt",
  (select count(*)::int from members w where w.study_group_id = g.id and w.state = 'waiting') as "waitingCount",
  exists (select 1 from study_group_invitation_uses u where u.invitation_id = i.id and u.user_id = $2) as "hasUsed",
  exists (select 1 from members own where own.study_group_id = g.id and own.user_id = $2) as "isKnown",
  exists (select 1 from members maker where maker.study_group_id = g.id and maker.user_id = i.created_by_id
    and not (maker.state = 'accepted' and maker.role in ('moderator', 'tutor', 'owner'))) as "isLeft"
  from study_group_invitations i join study_groups g on g.id = i.study_group_id left join users by on by.id = i.created_by_id
  left join members lead on lead.study_group_id = g.id and lead.user_id = i.created_by_id and lead.state = 'accepted'
  where i.token = $1`

/** The link with this token. Throws NOT_FOUND. */
export async function linkOf({ query }: Pick<Writing, 'query'>, token: string, userId: string): Promise<Link> {
  const { rows } = await query({ text, values: [readToken(token), userId] })
  if (!rows[0]) throw notFound(nameOf('StudyGroupInvitation'))
  return rows[0] as unknown as Link
}

/**
 * Whether whoever holds a link joins by it at once. A link knows nobody, and goes round no decision on a person: whoever was declined, was taken out or had an
 * invitation taken back applies, as does whoever left. Nor does it let in more than its maker may now: of somebody who leads no more it leads to an application.
 */
export const entersAtOnce = ({ joinsAtOnce, isKnown, isLeft }: Pick<Link, 'joinsAtOnce' | 'isKnown' | 'isLeft'>) =>
  joinsAtOnce && !isKnown && !isLeft

/** Why nobody can use a link; null: it is a matter of how many have. */
export function shutBy(
  { endedAt, archivedAt, intensiveUntil, until }: Link,
  now: Date,
): Exclude<StudyGroupInvitationState, 'open' | 'used_up'> | null {
  if (endedAt) return 'ended'
  if (archivedAt || intensiveUntil < londonDay(now)) return 'closed'
  return until <= now ? 'past' : null
}

/** How a link stands for whoever holds it: used up it is still theirs who have used it. */
export const stateOf = (link: Link, now: Date): StudyGroupInvitationState =>
  shutBy(link, now) ?? (link.used >= link.uses && !link.hasUsed ? 'used_up' : 'open')
