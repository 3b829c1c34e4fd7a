import { noun } from '../rule'

export const meetingLink = noun({
  operations: { meetingLinkProviders: 'confirmed', meetingLinkMake: 'confirmed' },
  fields: {},
  rules: () => [],
})
