import { plainText } from '../../../rules/content/mark-answer'
import type { NotificationKind } from '../../../schema/generated/types'
import type { School } from '../school'

export interface News {
  userId: string
  at: Date
  told: { kind: NotificationKind; title: string; body: string; path: string }
}

/** What people were told of their groups: invitations, answers and posts, as the product words them. */
export function groupNews({ studyGroups, members, studyGroupPosts }: School): News[] {
  const names = new Map(studyGroups.map(({ id, name }) => [id, name]))
  const standing = members.flatMap(({ userId, studyGroupId, invitedAt, declinedAt, message, answer }): News[] => {
    const name = names.get(studyGroupId)
    const path = `/study-groups/${studyGroupId}/info`
    const news = (at: Date, title: string, body: string) => [
      { userId, at, told: { kind: 'group_membership' as const, title: `${title}: ${name}`, body, path } },
    ]
    if (invitedAt) return news(invitedAt, 'You are invited', message ?? 'Please answer within 14 days.')
    if (declinedAt) return news(declinedAt, 'Not this time', answer ?? 'Your application was declined.')
    return []
  })
  const posts = studyGroupPosts.flatMap(({ id, studyGroupId, authorId, title, body, notifiedAt }) => {
    if (!notifiedAt) return []
    const path = `/study-groups/${studyGroupId}/info#post-${id}`
    const told = { kind: 'group_posts' as const, title, body: plainText(body ?? ''), path }
    return members
      .filter((each) => each.studyGroupId === studyGroupId && each.userId !== authorId && wasIn(each, notifiedAt))
      .map(({ userId }): News => ({ userId, at: notifiedAt, told }))
  })
  return [...standing, ...posts]
}

const wasIn = ({ acceptedAt }: { acceptedAt?: Date | null }, at: Date) => Boolean(acceptedAt && acceptedAt <= at)
