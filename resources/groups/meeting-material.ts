import { resource } from '../resource'

export const meetingMaterial = resource({
  list: 'meetingMaterials',
  label: 'Materials',
  singular: 'material',
  title: 'title',
  create: 'meetingMaterialCreate',
  update: 'meetingMaterialUpdate',
  remove: 'meetingMaterialDelete',
  columns: ['title', 'audience', 'opens', 'contentType', 'size', 'contentLink'],
  labels: {
    title: 'Name',
    audience: 'Who may open it',
    opens: 'From when',
    contentType: 'Type of file',
    size: 'Bytes',
    contentLink: 'Link, in place of a file',
  },
  // They follow from the file, and from who may open it.
  unasked: ['contentType', 'studentCanView'],
  defaults: { audience: 'attendees', opens: 'at_once' },
  live: ['MeetingMaterial'],
})
