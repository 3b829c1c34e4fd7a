import type { MeetingAudience, MeetingOpening } from '../../schema/generated/types'
import { allow, audiences, NOW, noun, type On } from '../rule'
import { holds } from '../viewer'
import { found, heads, holding } from './event'

const fields = audiences('MeetingMaterial', {
  /** What whoever finds the event reads of it. */
  finder: ['id', 'meetingId', 'title', 'contentType', 'size', 'audience', 'opens', 'studentCanView', 'insertedAt'],
  /** What is in it: for its audience, from its opening. */
  opened: ['fileId', 'contentLink', 'file'],
})

/** The instant from which a material is open, by its event. */
const since: Record<MeetingOpening, On<'Meeting'>> = {
  at_once: {},
  join: { joinFrom: { $lte: NOW } },
  end: { endAt: { $lte: NOW } },
}

/** Whoever leads an event opens all of its materials, unless they are closed to all. */
const notClosed: readonly On<'Meeting'>[] = [{ materialsLockedTo: null }, { materialsLockedTo: 'attendees' }]

/** A cancelled event still has its papers. */
const audience: Partial<Record<MeetingAudience, readonly On<'Meeting'>[]>> = {
  everybody: found,
  attendees: [{ publishedAt: { $ne: null }, ...holding }],
}

type Opening = On<'MeetingMaterial'>

/** When somebody who only comes to an event may open a material. */
const opened: Opening[] = Object.entries(audience).flatMap(([to, whose]) =>
  Object.entries(since).flatMap(([opens, when]) =>
    whose.map(
      (where): Opening => ({
        ...{ audience: to, opens },
        meeting: { $elemMatch: { ...where, ...when, materialsLockedTo: null } as On<'Meeting'> },
      }),
    ),
  ),
)

const led: Opening[] = heads.flatMap((where) =>
  notClosed.map((lock): Opening => ({ meeting: { $elemMatch: { ...where, ...lock } as On<'Meeting'> } })),
)

export const meetingMaterial = noun({
  operations: {
    meetingMaterials: 'confirmed',
    meetingMaterialCreate: 'confirmed',
    meetingMaterialUpdate: 'confirmed',
    meetingMaterialDelete: 'confirmed',
    meetingMaterialsLock: 'confirmed',
    meetingMaterialsUnlock: 'confirmed',
    meetingMaterialsUpdated: 'confirmed',
  },
  fields: { MeetingMaterial: fields },
  rules: (viewer) => [
    ...(viewer.confirmed
      ? [
          ...found.flatMap((meeting) =>
            allow(
              'read',
              'MeetingMaterial',
              { audience: { $ne: 'lectors' }, meeting: { $elemMatch: meeting } },
              fields.finder,
            ),
          ),
          ...heads.flatMap((meeting) => [
            ...allow('read', 'MeetingMaterial', { meeting: { $elemMatch: meeting } }, fields.finder),
            ...allow(['create', 'update', 'delete'], 'MeetingMaterial', { meeting: { $elemMatch: meeting } }),
          ]),
          ...[...opened, ...led].flatMap((where) => [
            ...allow('read', 'MeetingMaterial', where, [...fields.finder, ...fields.opened]),
            ...allow('read', 'DriveFile', { meetingMaterials: { $elemMatch: where } }),
          ]),
        ]
      : []),
    ...(holds(viewer, 'manage_meetings')
      ? [
          ...allow(['read', 'create', 'update', 'delete'], 'MeetingMaterial'),
          ...allow('read', 'DriveFile', { meetingMaterials: { $elemMatch: { id: { $ne: null } } } }),
        ]
      : []),
  ],
})
