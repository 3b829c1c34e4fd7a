import { ofOthers } from '../about-oneself'
import { allow, audiences, ME, noun } from '../rule'
import { holds } from '../viewer'

const fields = audiences('UserSessionType', { reader: ['id', 'limit', 'userId', 'sessionTypeId', 'sessionType'] })

export const userSessionType = noun({
  operations: {
    userSessionTypes: 'confirmed',
    userSessionTypeCreate: 'manage_users',
    userSessionTypeUpdate: 'manage_users',
    userSessionTypeDelete: 'manage_users',
  },
  fields: { UserSessionType: fields },
  rules: (viewer) => [
    ...allow('read', 'UserSessionType', { userId: ME }),
    ...(holds(viewer, 'view_all_users') ? allow('read', 'UserSessionType') : []),
    ...(holds(viewer, 'manage_users')
      ? [...allow('read', 'UserSessionType'), ...allow(['create', 'update', 'delete'], 'UserSessionType', ofOthers)]
      : []),
  ],
})
