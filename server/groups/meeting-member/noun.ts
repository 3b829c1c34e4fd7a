import { signedIn } from '../../kernel/context'
import { conflict } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { perPerson, perPersonADay } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import type { ListArguments } from '../../kernel/read/list-sql'
import { selectionOf } from '../../kernel/read/selection'
import { eventsInCalendar } from './in-calendar'
import { meetingInvite } from './meetingInvite'
import { meetingMemberCreate } from './meetingMemberCreate'
import { meetingMemberDelete } from './meetingMemberDelete'
import { meetingMemberUpdate } from './meetingMemberUpdate'
import { meetingOfferAccept } from './meetingOfferAccept'
import { meetingQuote } from './meetingQuote'
import { meetingTicketBuy } from './meetingTicketBuy'
import { meetingWaitlistJoin } from './meetingWaitlistJoin'
import { meetingWaitlistLeave } from './meetingWaitlistLeave'
import { meetingWaitlistUpdate } from './meetingWaitlistUpdate'
import { soldMeeting } from './sold'
import { sweep } from './sweep'
import { meetingMember as entity } from './table'

/** People of an event; those who gave their ticket back where they are asked for. */
const meetingMembers: Operation<'meetingMembers'> = ({ cancelled, ...args }, context, info) =>
  context.reader.page('MeetingMember', { ...(args as ListArguments), cancelled: cancelled === true }, selectionOf(info))

/** What a person has to do with events, and had until they gave a ticket back. */
const userMeetingMembers: Operation<'userMeetingMembers'> = (args, context, info) =>
  context.reader.page('MeetingMember', args as ListArguments, selectionOf(info))

/** What somebody has to do with an event, also once they have given their ticket back. */
const meetingMemberOf: Operation<'meetingMember'> = async ({ meetingId, userId }, context, info) => {
  const args = { meetingId, userId: userId ?? signedIn(context).id, pageSize: 1 }
  const page = await context.reader.page('MeetingMember', args, { entries: selectionOf(info) })
  return page.entries[0] ?? null
}

const own = `select meeting_id as "meetingId", type, cancelled_at as "cancelledAt", invited_at as "invitedAt", bought_at as "boughtAt", paid, free_until as "freeUntil",
    waiting_since as "waitingSince", buys_at_once as "buysAtOnce", attendance, arrived_at as "arrivedAt", left_at as "leftAt", marked_at as "markedAt", admitted,
    correction, correction_asked_at as "correctionAskedAt", correction_answered_at as "correctionAnsweredAt", inserted_at as "insertedAt"
  from meeting_members where user_id = $1 order by inserted_at, id`

const ledAlone = `select e.title from meeting_members m join meetings e on e.id = m.meeting_id
  where m.user_id = $1 and m.standing = 'lector' and e.published_at is not null and e.cancelled_at is null and e.end_at > $2
    and not exists (select 1 from meeting_members o where o.meeting_id = e.id and o.standing = 'lector' and o.user_id <> $1)
  order by e.start_at limit 1`

const forgets = [
  'update meeting_members set invited_by_id = null where invited_by_id = $1',
  'update meeting_members set cancelled_by_id = null where cancelled_by_id = $1',
  'update meeting_members set marked_by_id = null where marked_by_id = $1',
  'delete from commitments where session_id is null and user_id = $1',
  'delete from meeting_members where user_id = $1',
]

export const meetingMember = noun({
  entities: [entity],
  sold: { meeting: soldMeeting },
  operations: {
    meetingInvite,
    meetingMember: meetingMemberOf,
    meetingMemberCreate,
    meetingMemberDelete,
    meetingMembers,
    meetingMemberUpdate,
    meetingOfferAccept,
    meetingQuote,
    meetingTicketBuy,
    meetingWaitlistJoin,
    meetingWaitlistLeave,
    meetingWaitlistUpdate,
    userMeetingMembers,
  },
  feeds: {
    meetingMemberUpdated: { sends: 'row', type: 'MeetingMember', kinds: ['created', 'updated'] },
    meetingMemberDeleted: { sends: 'deletion', type: 'MeetingMember' },
  },
  rates: {
    meetingInvite: perPersonADay(60),
    meetingTicketBuy: perPerson(60),
    meetingWaitlistJoin: perPerson(60),
  },
  inCalendar: eventsInCalendar,
  whenDue: (services) => () => sweep(services),
  constraints: {
    meeting_members_once: () => conflict('They have to do with this event already.'),
  },
  erasure: {
    // Nobody would come to lead it.
    async refuse({ query, now }, { userId }) {
      const { rows } = await query({ text: ledAlone, values: [userId, now] })
      if (rows[0]) throw conflict(`You lead ${rows[0].title}: somebody else has to lead it first.`)
    },
    async erase({ query }, { userId }) {
      for (const text of forgets) await query({ text, values: [userId] })
    },
  },
  exported: {
    events: async ({ database }, userId) => (await database.query({ text: own, values: [userId] })).rows,
  },
})
