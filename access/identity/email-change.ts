import { noun } from '../rule'

export const emailChange = noun({
  operations: {
    // For a person's own address; the operation itself lets staff change another's.
    userEmailUpdate: 'confirmed',
    userEmailChange: 'anyone',
    userEmailConfirm: 'anyone',
  },
  unseen: ['userEmailChange'],
  rules: () => [],
})
