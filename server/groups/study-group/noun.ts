import { OFFER_HOURS } from '../../../rules/groups/membership'
import { leaveToSchool } from '../../files/drive-file/erasure'
import { invalid, Refusal } from '../../kernel/errors'
import { noun } from '../../kernel/noun'
import { row } from '../../kernel/read/lists'
import { membersHere } from './here'
import { studyGroupCreate, studyGroupDelete, studyGroupUpdate } from './keep'
import { lowersPrice, narrowsBooking } from './policy'
import { studyGroups, userStudyGroups } from './studyGroups'
import { studyGroup as entity, type KeptConfig, type KeptPolicy } from './table'
import { tellPolicy } from './tell-policy'

export const studyGroup = noun({
  entities: [entity],
  operations: {
    studyGroup: row('StudyGroup'),
    studyGroupCreate,
    studyGroupDelete,
    studyGroups,
    studyGroupUpdate,
    userStudyGroups,
  },
  fields: {
    StudyGroupConfig: { offerHours: ({ offerHours }: KeptConfig) => offerHours ?? OFFER_HOURS },
    BookingPolicy: { version: ({ version }: KeptPolicy) => version ?? 1 },
  },
  narrowsBooking,
  lowersPrice,
  feeds: {
    studyGroupCreated: { sends: 'row', type: 'StudyGroup', kinds: ['created'] },
    studyGroupUpdated: { sends: 'row', type: 'StudyGroup', kinds: ['updated'] },
    studyGroupDeleted: { sends: 'deletion', type: 'StudyGroup' },
  },
  topics: { study_group: membersHere },
  jobs: { group_policy: tellPolicy },
  constraints: {
    study_groups_named: () => invalid('name', 'A group needs a name and a short name.'),
    study_groups_available_days: () => invalid('availableUntil', 'People can apply until a day before they can begin.'),
    study_groups_intensive_days: () => invalid('intensiveUntil', 'The training ends before it begins.'),
    study_groups_places: () => invalid('config', 'A group has 1 to 10,000 places, or no limit.'),
    study_groups_results: () => invalid('resultsDate', 'Results come after the training has begun.'),
    study_groups_days: () => invalid('allowedDays', 'Days of the week are from 1, Monday, to 7.'),
    study_groups_policy: () =>
      invalid(
        'bookingPolicy',
        'At most 1 to 100 sessions ahead, free until 0 to 336 hours before, and moving from £0.00 to £1,000.00.',
      ),
    study_groups_discount: () => invalid('config', 'A discount is from 1 to 100 percent, or from £0.01 to £10,000.00.'),
    study_groups_discounted: () => invalid('config', 'A discount counts for sessions, packages, bundles or meetings.'),
    study_groups_offer_hours: () => invalid('config', 'A place is kept for 1 to 336 hours.'),
    study_groups_chat_link: () => invalid('chatLink', 'An address of the web begins with https://.'),
    // Of several people at once the last place goes to one.
    study_groups_within_places: () => new Refusal('SOLD_OUT', 'No place is left in this group.'),
  },
  erasure: {
    async erase(writing, leaving) {
      await leaveToSchool(writing, leaving, 'select image from study_groups union select banner from study_groups')
    },
  },
  exported: 'nothing of a person',
})
