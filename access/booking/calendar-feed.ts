import { allow, audiences, ME, noun } from '../rule'

const fields = audiences('CalendarFeed', {
  reader: ['id', 'url', 'insertedAt', 'lastReadAt', 'sessions', 'events', 'studyDays', 'deadlines', 'alarms'],
})

export const calendarFeed = noun({
  operations: {
    calendarFeed: 'confirmed',
    calendarFeedCreate: 'confirmed',
    calendarFeedUpdate: 'confirmed',
    calendarFeedDelete: 'confirmed',
  },
  unseen: ['calendarFeed'],
  fields: { CalendarFeed: fields },
  rules: () => allow(['read', 'update', 'delete'], 'CalendarFeed', { userId: ME }),
})
