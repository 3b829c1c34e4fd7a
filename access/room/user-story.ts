import { noun } from '../rule'

/** Each part follows the rules of its own type. */
export const userStory = noun({ operations: { userStory: 'view_all_users' }, rules: () => [] })
