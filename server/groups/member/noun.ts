import { eq } from 'drizzle-orm'
import { type Context, signedIn } from '../../kernel/context'
import { conflict, invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import type { ListArguments } from '../../kernel/read/list-sql'
import { list } from '../../kernel/read/lists'
import { fields, selectionOf } from '../../kernel/read/selection'
import { acceptInvite } from './acceptInvite'
import { acceptJoin } from './acceptJoin'
import { memberDecline } from './memberDecline'
import { memberDelete } from './memberDelete'
import { memberUpdate } from './memberUpdate'
import { studyGroupInvite } from './studyGroupInvite'
import { studyGroupJoin } from './studyGroupJoin'
import { studyGroupOfferAccept } from './studyGroupOfferAccept'
import { studyGroupWaitlistJoin } from './studyGroupWaitlistJoin'
import { studyGroupWaitlistLeave } from './studyGroupWaitlistLeave'
import { sweep } from './sweep'
import { member as entity, members } from './table'

/** The longest waiting first. What else a reader may see of people, such as those they share a group with, are no applicants. */
const applicants: Operation<'applicants'> = (args, context, info) =>
  context.reader.page(
    'Member',
    { orderBy: 'requested_at', ...(args as ListArguments), asking: true },
    selectionOf(info),
    {
      name: 'led',
      sql: ({ me }) =>
        `exists (select 1 from members lead where lead.study_group_id = a.study_group_id and lead.user_id = ${me()} and lead.state = 'accepted' and lead.role in ('moderator', 'tutor', 'owner'))`,
    },
  )

/** The standing of a person with a group; with no group the newest. */
const memberOf: Operation<'member'> = async ({ userId, studyGroupId }, context: Context, info) => {
  const args = { userId: userId ?? signedIn(context).id, ...(studyGroupId && { studyGroupId }), pageSize: 1 }
  const page = await context.reader.page('Member', args, { entries: selectionOf(info) })
  return page.entries[0] ?? null
}

export const member = noun({
  entities: [entity],
  operations: {
    acceptInvite,
    acceptJoin,
    applicants,
    member: memberOf,
    memberDecline,
    memberDelete,
    members: list('Member'),
    memberUpdate,
    studyGroupInvite,
    studyGroupJoin,
    studyGroupOfferAccept,
    studyGroupWaitlistJoin,
    studyGroupWaitlistLeave,
  },
  feeds: {
    memberCreated: { sends: 'row', type: 'Member', kinds: ['created'], narrowed: 'userId' },
    memberUpdated: { sends: 'row', type: 'Member', kinds: ['updated'], narrowed: 'userId' },
    memberDeleted: { sends: 'deletion', type: 'Member', narrowed: 'userId' },
  },
  rates: { studyGroupInvite: perPerson(60), studyGroupJoin: perPerson(30), studyGroupWaitlistJoin: perPerson(30) },
  constraints: {
    members_sub_group: () => invalid('studySubGroupId', 'This is no sub-group of the group.'),
    members_mark: () => invalid('examMark', 'A mark is from 0 to 500.'),
    members_training: () => invalid('trainingTill', 'Your training ends before it begins.'),
    members_once: () => conflict('This has changed meanwhile. Please look again.'),
  },
  erasure: {
    async erase({ orm }, { userId }) {
      await orm.update(members).set({ invitedById: null }).where(eq(members.invitedById, userId))
      await orm.update(members).set({ answeredById: null }).where(eq(members.answeredById, userId))
      await orm.delete(members).where(eq(members.userId, userId))
    },
  },
  exported: {
    studyGroups: [
      'Member',
      fields(
        'studyGroupId',
        'role',
        'state',
        'visitationType',
        'sundayDayOff',
        'trainingFrom',
        'trainingTill',
        'examMark',
        'examPassed',
        'requestedAt',
        'acceptedAt',
        'declinedAt',
        'message',
        'answer',
      ),
    ],
  },
  whenDue: (services) => () => sweep(services),
})
