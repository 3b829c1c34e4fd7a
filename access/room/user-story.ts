import type { StoryOf } from '../../schema/generated/types'
import { noun } from '../rule'
import type { Ability } from '../viewer'

/** What has a story beside people, each with the ability of its list. */
export const storyAbilities: Readonly<Record<StoryOf, Ability>> = {
  Session: 'view_all_sessions',
  Mock: 'view_all_mocks',
  Bundle: 'manage_content',
  BillingSession: 'manage_billing',
}

/** Each part follows the rules of its own type. */
export const userStory = noun({
  operations: { userStory: 'view_all_users', recordStory: Object.values(storyAbilities) },
  rules: () => [],
})
