import { noun } from '../rule'

export const emailChange = noun({
  operations: {
    // One's own; another's is for staff, which the operation says.
    userEmailUpdate: 'confirmed',
    userEmailChange: 'anyone',
    userEmailConfirm: 'anyone',
  },
  rules: () => [],
})
