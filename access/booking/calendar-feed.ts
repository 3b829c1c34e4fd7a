import { allow, audiences, ME, noun } from '../rule'

const fields = audiences('CalendarFeed', { reader: ['id', 'url', 'insertedAt', 'lastReadAt'] })

export const calendarFeed = noun({
  operations: { calendarFeed: 'confirmed', calendarFeedCreate: 'confirmed', calendarFeedDelete: 'confirmed' },
  unseen: ['calendarFeed'],
  fields: { CalendarFeed: fields },
  rules: () => allow(['read', 'delete'], 'CalendarFeed', { userId: ME }),
})
