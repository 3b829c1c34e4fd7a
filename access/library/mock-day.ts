import { allow, audiences, ME, noun } from '../rule'
import { holds } from '../viewer'

const fields = audiences('MockDay', {
  /** The person and staff; nothing of how a session went is shown before the day is over. */
  reader: [
    'id',
    'userId',
    'paper',
    'half',
    'status',
    'questions',
    'minutes',
    'extraTime',
    'breaks',
    'startedAt',
    'breakFrom',
    'breakUntil',
    'startBy',
    'endedAt',
    'sessions',
    'result',
  ],
})

export const mockDay = noun({
  operations: {
    mockDay: 'confirmed',
    mockDays: 'confirmed',
    mockDayOffer: 'confirmed',
    mockDayStart: 'confirmed',
    mockDayContinue: 'confirmed',
    mockDayGiveUp: 'confirmed',
  },
  fields: { MockDay: fields },
  rules: (viewer) => [
    ...allow('read', 'MockDay', { userId: ME }),
    ...(holds(viewer, 'view_all_users') ? allow('read', 'MockDay') : []),
  ],
})
