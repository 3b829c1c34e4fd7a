import { leaveToSchool } from '../../files/drive-file/erasure'
import { invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { selectionOf } from '../../kernel/read/selection'
import { noAddress } from '../meeting/event'
import { refuseUnfound } from '../meeting/unfound'
import { meetingMaterialCreate, meetingMaterialDelete, meetingMaterialUpdate } from './keep'
import { meetingMaterialsLock, meetingMaterialsUnlock } from './lock'
import { meetingMaterial as entity } from './table'

/** What belongs to an event, in the order in which it was added. */
const meetingMaterials: Operation<'meetingMaterials'> = async ({ meetingId }, context, info) => {
  await refuseUnfound(context, meetingId)
  return context.reader.all('MeetingMaterial', { meetingId }, selectionOf(info))
}

export const meetingMaterial = noun({
  entities: [entity],
  operations: {
    meetingMaterialCreate,
    meetingMaterialDelete,
    meetingMaterials,
    meetingMaterialsLock,
    meetingMaterialsUnlock,
    meetingMaterialUpdate,
  },
  feeds: { meetingMaterialsUpdated: { sends: 'row', type: 'Meeting', kinds: ['updated'] } },
  rates: { meetingMaterialCreate: perPerson(60) },
  constraints: {
    meeting_materials_titled: () => invalid('title', 'A material needs a name.'),
    meeting_materials_one: () => invalid('file', 'Choose a file, or give the address of a page.'),
    meeting_materials_link: () => noAddress('contentLink'),
  },
  erasure: {
    async erase(writing, leaving) {
      await leaveToSchool(writing, leaving, 'select file_id from meeting_materials where file_id is not null')
    },
  },
  exported: 'nothing of a person',
})
