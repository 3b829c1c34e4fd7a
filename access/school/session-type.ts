import { allow, audiences, noun } from '../rule'
import { holds } from '../viewer'

const fields = audiences('SessionType', {
  reader: [
    'id',
    'parentId',
    'group',
    'mode',
    'category',
    'techName',
    'name',
    'shortName',
    'price',
    'reschedulePrice',
    'status',
    'duration',
    'preparationTime',
    'windowLength',
    'freeUntilHours',
    'noticeHours',
    'breakTime',
    'policyVersion',
    'description',
    'criteria',
    'image',
    'imagePreview',
    'chat',
    'marksheet',
    'drawingTools',
    'academicReview',
    'reminderType',
    'reminderTime',
    'bookingAllowed',
    'meetingAllowed',
    'classroomAllowed',
    'purchaseAllowed',
    'practiceAreas',
    'children',
  ],
})

export const sessionType = noun({
  operations: {
    sessionTypes: 'confirmed',
    sessionType: 'confirmed',
    sessionTypeCreate: 'manage_settings',
    sessionTypeUpdate: 'manage_settings',
    sessionTypeDelete: 'manage_settings',
    sessionTypeCreated: 'confirmed',
    sessionTypeUpdated: 'confirmed',
    sessionTypeDeleted: 'confirmed',
  },
  fields: { SessionType: fields },
  rules: (viewer) => [
    ...(viewer.confirmed ? allow('read', 'SessionType', { status: { $ne: 'draft' } }) : []),
    ...(holds(viewer, 'manage_settings') ? allow(['read', 'create', 'update', 'delete'], 'SessionType') : []),
  ],
})
