import { allow, audiences, ME, noun } from '../rule'
import { holds } from '../viewer'
import { written } from './holding'

const fields = audiences('AccessRequest', {
  reader: [
    'id',
    'bundleId',
    'userId',
    'userName',
    'nextSitting',
    'message',
    'status',
    'answer',
    'answeredAt',
    'insertedAt',
    'bundle',
  ],
})

export const accessRequest = noun({
  operations: {
    accessRequests: 'confirmed',
    accessRequestCreate: 'confirmed',
    accessRequestAccept: ['tutor', 'manage_content'],
    accessRequestDecline: ['tutor', 'manage_content'],
  },
  fields: { AccessRequest: fields },
  rules: (viewer) => [
    ...allow('read', 'AccessRequest', { userId: ME }),
    ...(viewer.confirmed ? allow('read', 'AccessRequest', { bundle: { $elemMatch: written } }) : []),
    ...(holds(viewer, 'manage_content') ? allow('read', 'AccessRequest') : []),
  ],
})
