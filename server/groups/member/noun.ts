import { eq } from 'drizzle-orm'
import { holds } from '../../../access/viewer'
import { type Context, signedIn } from '../../kernel/context'
import { conflict, forbidden, invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { perPerson, perPersonADay } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import type { Fixed, ListArguments } from '../../kernel/read/list-sql'
import { selectionOf } from '../../kernel/read/selection'
import { acceptInvite } from './acceptInvite'
import { acceptJoin } from './acceptJoin'
import { askForResults } from './ask-for-results'
import { memberDecline } from './memberDecline'
import { memberDelete } from './memberDelete'
import { memberResultSay } from './memberResultSay'
import { memberUpdate } from './memberUpdate'
import { moversOf } from './move'
import { shareBundles, shareEnded } from './share-bundles'
import { soldStudyGroup } from './sold'
import { studyGroupInvite } from './studyGroupInvite'
import { studyGroupJoin } from './studyGroupJoin'
import { studyGroupOfferAccept } from './studyGroupOfferAccept'
import { studyGroupResults } from './studyGroupResults'
import { studyGroupResultsAsk } from './studyGroupResultsAsk'
import { studyGroupWaitlistJoin } from './studyGroupWaitlistJoin'
import { studyGroupWaitlistLeave } from './studyGroupWaitlistLeave'
import { sweep } from './sweep'
import { member as entity, members } from './table'

const led: Fixed = {
  name: 'led',
  sql: ({ me }) =>
    `exists (select 1 from members lead where lead.study_group_id = a.study_group_id and lead.user_id = ${me()} and lead.state = 'accepted' and lead.role in ('moderator', 'tutor', 'owner'))`,
}

/** The longest waiting first: of all groups for staff, for others of those that they lead. */
const applicants: Operation<'applicants'> = (args, context, info) =>
  context.reader.page(
    'Member',
    { orderBy: 'requested_at', ...(args as ListArguments), asking: true },
    selectionOf(info),
    holds(signedIn(context), 'manage_study_groups') ? undefined : led,
  )

/** People of groups. In the order in which they applied, which fellows do not read, for those alone who read it. */
const membersOf: Operation<'members'> = async (args, context, info) => {
  const viewer = signedIn(context)
  const { orderBy, userId, studyGroupId } = args
  if (orderBy === 'requested_at' && userId !== viewer.id && !holds(viewer, 'manage_study_groups')) {
    const { movers } = studyGroupId
      ? await moversOf(context.database, viewer, { studyGroupId, userId: '' })
      : { movers: [] }
    if (!movers.length) throw forbidden('Those who lead a group see when people applied to it.')
  }
  return context.reader.page('Member', args as ListArguments, selectionOf(info))
}

/** Somebody's standing with a group, by its id or by a person and a group. */
const memberOf: Operation<'member'> = async ({ id, userId, studyGroupId }, context: Context, info) => {
  if (id) return context.reader.find('Member', id, selectionOf(info))
  const args = { userId: userId ?? signedIn(context).id, ...(studyGroupId && { studyGroupId }), pageSize: 1 }
  const page = await context.reader.page('Member', args, { entries: selectionOf(info) })
  return page.entries[0] ?? null
}

/** Of groups that they have left as well, since what they said there is kept. */
const own = `select study_group_id as "studyGroupId", role, state, visitation_type as "visitationType", sunday_day_off as "sundayDayOff",
    training_from::text as "trainingFrom", training_till::text as "trainingTill", exam_mark as "examMark", exam_passed as "examPassed", said_mark as "saidMark",
    said_passed as "saidPassed", said_at as "saidAt", requested_at as "requestedAt", invited_at as "invitedAt", waiting_since as "waitingSince",
    accepted_at as "acceptedAt", declined_at as "declinedAt", removed_at as "leftAt", posts_read_at as "postsReadAt", message, answer
  from members where user_id = $1 order by inserted_at, id`

export const member = noun({
  entities: [entity],
  sold: { study_group: soldStudyGroup },
  bundleWritten: (writing, bundleId) => shareBundles(writing, { bundleId }),
  accessEnded: shareEnded,
  operations: {
    acceptInvite,
    acceptJoin,
    applicants,
    member: memberOf,
    memberDecline,
    memberDelete,
    memberResultSay,
    members: membersOf,
    memberUpdate,
    studyGroupInvite,
    studyGroupJoin,
    studyGroupOfferAccept,
    studyGroupResults,
    studyGroupResultsAsk,
    studyGroupWaitlistJoin,
    studyGroupWaitlistLeave,
  },
  feeds: {
    memberCreated: { sends: 'row', type: 'Member', kinds: ['created'], narrowed: 'userId' },
    memberUpdated: { sends: 'row', type: 'Member', kinds: ['updated'], narrowed: 'userId' },
    memberDeleted: { sends: 'deletion', type: 'Member', narrowed: 'userId' },
  },
  rates: {
    memberResultSay: perPerson(30),
    studyGroupInvite: perPerson(60),
    // It tells those who lead, again after each time that it was taken back.
    studyGroupJoin: perPersonADay(30),
    studyGroupWaitlistJoin: perPerson(30),
  },
  constraints: {
    members_sub_group: () => invalid('studySubGroupId', 'This is no sub-group of the group.'),
    members_mark: () => invalid('examMark', 'A mark is from 0 to 500.'),
    members_said_mark: () => invalid('mark', 'A mark is from 0 to 500.'),
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
    studyGroups: async ({ database }, userId) => (await database.query({ text: own, values: [userId] })).rows,
  },
  whenDue: (services) => async () => {
    await sweep(services)
    await askForResults(services)
  },
})
