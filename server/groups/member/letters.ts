import { notify, type Post } from '../../identity/notification/notify'
import type { Writing } from '../../kernel/write/write'

interface About {
  groupId: string
  name: string
}

const path = ({ groupId }: About) => `/study-groups/${groupId}/info`

/** Tells one person of their own standing with a group. */
const tell = (
  writing: Writing,
  post: Post,
  userId: string,
  { words, action, ...about }: About & { words: () => { title: string; body: string }; action: () => string },
) =>
  notify(writing, post, [userId], {
    kind: 'group_membership',
    about: { type: 'StudyGroup', id: about.groupId },
    path: path(about),
    words,
    action,
  })

const open = () => 'Open the group'

interface Person {
  userId: string
  message?: string | null
}

export const tellInvited = (writing: Writing, post: Post, { userId, message }: Person, about: About) =>
  tell(writing, post, userId, {
    ...about,
    words: () => ({
      title: `You are invited: ${about.name}`,
      body: message ?? 'Please read what the group demands and gives, and answer within 14 days.',
    }),
    action: () => 'Answer the invitation',
  })

export const tellLetIn = (writing: Writing, post: Post, { userId }: Person, about: About) =>
  tell(writing, post, userId, {
    ...about,
    words: () => ({ title: `You are in: ${about.name}`, body: 'Its posts and its people are open to you now.' }),
    action: open,
  })

export const tellDeclined = (writing: Writing, post: Post, { userId, message }: Person, about: About) =>
  tell(writing, post, userId, {
    ...about,
    words: () => ({
      title: `Not this time: ${about.name}`,
      body: message ?? 'Your application was declined. The group’s page says from when you can apply again.',
    }),
    action: open,
  })

export const tellOffered = (writing: Writing, post: Post, { userId }: Person, about: About & { hours: number }) =>
  tell(writing, post, userId, {
    ...about,
    words: () => ({
      title: `A place for you: ${about.name}`,
      body: `A place has come free. It is kept for you for ${about.hours} hours, and then goes to the next.`,
    }),
    action: () => 'Take the place',
  })

export const tellDropped = (writing: Writing, post: Post, { userId }: Person, about: About) =>
  tell(writing, post, userId, {
    ...about,
    words: () => ({
      title: `You wait no longer: ${about.name}`,
      body: 'Two places were kept for you and went to others, so you were taken off the list. You can join it again at any time.',
    }),
    action: open,
  })

export const tellOfResults = (writing: Writing, post: Post, userIds: readonly string[], about: About) =>
  notify(writing, post, userIds, {
    kind: 'group_membership',
    about: { type: 'StudyGroup', id: about.groupId },
    path: path(about),
    words: () => ({
      title: `Results are out: ${about.name}`,
      body: 'How did it go? You and staff alone see it. Once twenty of you have said, you see how the group did.',
    }),
    action: () => 'Say how it went',
  })

/** The group may be hidden from whoever was taken out of it, so this speaks of no row. */
export const tellRemoved = (writing: Writing, post: Post, { userId }: Person, { name }: About) =>
  notify(writing, post, [userId], {
    kind: 'group_membership',
    path: '/study-groups',
    words: () => ({
      title: `You are no longer in ${name}`,
      body: 'Those who lead the group took you out of it. What you have booked stays yours.',
    }),
    action: () => 'Open your groups',
  })

/** Tells those who lead a group that somebody has applied, or said yes or no to an invitation. */
export async function tellLeaders(
  writing: Writing,
  post: Post,
  { userId, message }: Person,
  about: About & { what: 'applied' | 'joined' | 'declined' },
) {
  const { rows } = await writing.query({
    text: `select m.user_id as id, (select full_name from users where id = $2) as name from members m
      where m.study_group_id = $1 and m.state = 'accepted' and m.role in ('moderator', 'tutor', 'owner') and m.user_id <> $2`,
    values: [about.groupId, userId],
  })
  const name = (rows[0]?.name as string | null) ?? 'Somebody'
  await notify(
    writing,
    post,
    rows.map(({ id }) => id as string),
    {
      kind: 'group_applications',
      about: { type: 'StudyGroup', id: about.groupId },
      path: `/study-groups/${about.groupId}/members`,
      words: () => {
        if (about.what === 'applied')
          return { title: `${name} has applied: ${about.name}`, body: message ?? 'Please approve or decline.' }
        if (about.what === 'joined')
          return { title: `${name} is in ${about.name}`, body: 'They have joined the group.' }
        return { title: `${name} has declined: ${about.name}`, body: message ?? 'They have declined your invitation.' }
      },
      action: () => 'Open its members',
    },
  )
}
