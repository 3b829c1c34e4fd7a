import { leading } from '../../rules/groups/membership'
import { ME, type On } from '../rule'

/** The viewer is in it. */
export const joined: On<'StudyGroup'> = { members: { $elemMatch: { userId: ME, state: 'accepted' } } }

/** The viewer leads it. */
export const led: On<'StudyGroup'> = {
  members: { $elemMatch: { userId: ME, state: 'accepted', role: { $in: leading } } },
}

/** The viewer owns it. */
export const owned: On<'StudyGroup'> = { members: { $elemMatch: { userId: ME, state: 'accepted', role: 'owner' } } }

/** The viewer is in it, was invited, has applied or waits. */
export const touched: On<'StudyGroup'> = { members: { $elemMatch: { userId: ME, state: { $ne: 'none' } } } }

/** The viewer is in it, or waits for an answer or a place, or may answer an invitation. */
export const answerable: On<'StudyGroup'> = {
  members: { $elemMatch: { userId: ME, state: { $nin: ['none', 'declined'] } } },
}
