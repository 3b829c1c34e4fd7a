import { allow, audiences, NOW, noun, type On } from '../rule'
import { holds } from '../viewer'
import { found, heads, holding } from './event'
import { led } from './standing'

const fields = audiences('Meeting', {
  reader: [
    'id',
    'studyGroupId',
    'practiceAreaId',
    'type',
    'title',
    'subtitle',
    'description',
    'banner',
    'provider',
    'place',
    'membersLimit',
    'visibility',
    'timezone',
    'startAt',
    'endAt',
    'eventDescription',
    'bookingPolicy',
    'status',
    'price',
    'materialsLockedTo',
    'publishedAt',
    'cancelledAt',
    'cancelReason',
    'taken',
    'waitingCount',
    'insertedAt',
    'updatedAt',
    'membership',
    'studyGroup',
    'practiceArea',
    'members',
    'lectors',
  ],
  /** For whoever has a ticket. */
  attendee: ['instruction'],
  /** For whoever has a ticket, from ten minutes before the start until the end. */
  joining: ['link'],
  /** For whoever had a ticket, once it is over. */
  afterwards: ['recordingLink', 'recordingUntil'],
  /** For those who lead it. */
  leader: ['privateLink', 'linkState', 'linkFailure', 'roomLimit', 'attendanceFinishedAt'],
})

const open: On<'Meeting'> = { publishedAt: { $ne: null }, cancelledAt: null }

export const meeting = noun({
  operations: {
    meetings: 'confirmed',
    meeting: 'confirmed',
    meetingQuote: 'confirmed',
    meetingCreate: 'confirmed',
    meetingRepeat: 'confirmed',
    meetingUpdate: 'confirmed',
    meetingDelete: 'confirmed',
    meetingCancel: 'confirmed',
    meetingUpdated: 'confirmed',
    meetingDeleted: 'confirmed',
  },
  fields: { Meeting: fields },
  rules: (viewer) => [
    ...(viewer.confirmed
      ? [
          ...found.flatMap((where) => allow('read', 'Meeting', where, fields.reader)),
          ...allow('read', 'Meeting', { ...open, ...holding }, [...fields.reader, ...fields.attendee]),
          ...allow('read', 'Meeting', { ...open, joinFrom: { $lte: NOW }, endAt: { $gt: NOW }, ...holding }, [
            ...fields.reader,
            ...fields.joining,
          ]),
          ...[null, { $gt: NOW }].flatMap((recordingUntil) =>
            allow('read', 'Meeting', { ...open, endAt: { $lte: NOW }, recordingUntil, ...holding }, [
              ...fields.reader,
              ...fields.afterwards,
            ]),
          ),
          ...heads.flatMap((where) => allow(['read', 'update', 'delete'], 'Meeting', where)),
          // An event that costs something is for staff to make.
          ...allow('create', 'Meeting', { price: 0, studyGroup: { $elemMatch: led } }),
        ]
      : []),
    ...(holds(viewer, 'manage_meetings') ? allow(['read', 'create', 'update', 'delete'], 'Meeting') : []),
  ],
})
