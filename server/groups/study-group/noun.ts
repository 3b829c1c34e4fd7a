import { OFFER_HOURS } from '../../../rules/groups/membership'
import { leaveToSchool } from '../../files/drive-file/erasure'
import { invalid, Refusal } from '../../kernel/errors'
import { noun } from '../../kernel/noun'
import { row } from '../../kernel/read/lists'
import { studyGroupCreate, studyGroupDelete, studyGroupUpdate } from './keep'
import { studyGroups, userStudyGroups } from './studyGroups'
import { studyGroup as entity, type KeptConfig } from './table'

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
  fields: { StudyGroupConfig: { offerHours: ({ offerHours }: KeptConfig) => offerHours ?? OFFER_HOURS } },
  feeds: {
    studyGroupCreated: { sends: 'row', type: 'StudyGroup', kinds: ['created'] },
    studyGroupUpdated: { sends: 'row', type: 'StudyGroup', kinds: ['updated'] },
    studyGroupDeleted: { sends: 'deletion', type: 'StudyGroup' },
  },
  constraints: {
    study_groups_named: () => invalid('name', 'A group needs a name and a short name.'),
    study_groups_available_days: () => invalid('availableUntil', 'People can apply until a day before they can begin.'),
    study_groups_intensive_days: () => invalid('intensiveUntil', 'The training ends before it begins.'),
    study_groups_places: () => invalid('config', 'A group has 1 to 10,000 places, or no limit.'),
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
