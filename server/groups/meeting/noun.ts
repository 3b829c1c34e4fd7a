import { leaveToSchool } from '../../files/drive-file/erasure'
import { invalid } from '../../kernel/errors'
import { noun } from '../../kernel/noun'
import { row } from '../../kernel/read/lists'
import { noAddress, noPlace, policyOf } from './event'
import { meetingUpdate } from './keep'
import { meetingCancel } from './meetingCancel'
import { meetingCreate } from './meetingCreate'
import { meetingDelete } from './meetingDelete'
import { meetingRepeat } from './meetingRepeat'
import { meetings } from './meetings'
import { tellMoved } from './moved'
import { payBackLater } from './pay-all-back'
import { queueReminders, type Reminder, remind } from './reminders'
import { meeting as entity, type KeptMeetingPolicy } from './table'
import { tellNews } from './tell-news'

declare module '../../kernel/jobs/jobs' {
  interface JobPayloads {
    /** A cancelled event whose tickets are paid back. */
    event_refund: { meetingId: string }
    /** A new event that its group is told of. */
    event_news: { meetingId: string }
    /** An event whose people are told of its new time or name, and which of its moves it was. */
    event_moved: { meetingId: string; version: number }
    /** An event whose people are reminded of its start, in milliseconds: the day before, or as it can be joined. */
    event_reminder: { meetingId: string; startAt: number; what: Reminder }
  }
}

const address = (field: string) => () => noAddress(field)

export const meeting = noun({
  entities: [entity],
  operations: {
    meeting: row('Meeting'),
    meetingCancel,
    meetingCreate,
    meetingDelete,
    meetingRepeat,
    meetings,
    meetingUpdate,
  },
  fields: {
    MeetingPolicy: {
      freeUntilHours: (kept: KeptMeetingPolicy) => policyOf(kept).freeUntilHours,
      laterPercent: (kept: KeptMeetingPolicy) => policyOf(kept).laterPercent,
      waitlist: (kept: KeptMeetingPolicy) => policyOf(kept).waitlist,
    },
  },
  feeds: {
    meetingUpdated: { sends: 'row', type: 'Meeting', kinds: ['created', 'updated'] },
    meetingDeleted: { sends: 'deletion', type: 'Meeting' },
  },
  jobs: { event_refund: payBackLater, event_news: tellNews, event_moved: tellMoved, event_reminder: remind },
  whenDue: (services) => () => queueReminders(services),
  constraints: {
    meetings_titled: () => invalid('title', 'An event needs a title.'),
    meetings_times: () => invalid('endAt', 'An event ends after it begins, within 24 hours.'),
    meetings_limit: () => invalid('membersLimit', 'An event has 1 to 10,000 places, or no limit.'),
    meetings_room: () => invalid('roomLimit', 'A room holds 1 to 10,000 people, and all who have a place.'),
    meetings_price: () => invalid('price', 'A ticket costs from £0.00 to £10,000.00.'),
    meetings_policy: () =>
      invalid(
        'bookingPolicy',
        'Tickets are free to give back until 0 to 336 hours before, and later for 0 to 100 percent.',
      ),
    meetings_link: address('link'),
    meetings_private_link: address('privateLink'),
    meetings_recording_link: address('recordingLink'),
    // Of several people at once the last place goes to one.
    meetings_within_limit: noPlace,
    meetings_within_room: noPlace,
  },
  erasure: {
    async erase(writing, leaving) {
      await leaveToSchool(writing, leaving, 'select banner from meetings')
      for (const column of ['created_by_id', 'cancelled_by_id'])
        await writing.query({
          text: `update meetings set ${column} = null where ${column} = $1`,
          values: [leaving.userId],
        })
    },
  },
  exported: 'nothing of a person',
})
