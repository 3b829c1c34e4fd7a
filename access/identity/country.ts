import { allow, noun } from '../rule'

export const country = noun({
  operations: { countries: 'anyone', serverTime: 'anyone', changed: 'confirmed' },
  rules: () => allow('read', 'Country'),
})
