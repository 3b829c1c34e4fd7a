import { allow, ME, noun } from '../rule'

export const calendarFeed = noun({
  operations: { calendarFeed: 'confirmed', calendarFeedCreate: 'confirmed', calendarFeedDelete: 'confirmed' },
  rules: () => allow(['read', 'delete'], 'CalendarFeed', { userId: ME }),
})
