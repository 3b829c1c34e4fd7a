import type { MoveName, Standing } from '../../../rules/groups/membership'

type Words = Record<Standing, string>

/** For whoever joins or waits themselves. */
const joining = (): Words => ({
  none: 'You have nothing to do with this group yet.',
  requested: 'You have applied already, and will be told.',
  invited: 'You are invited to this group: accept the invitation instead.',
  waiting: 'You wait for a place in this group already.',
  offered: 'A place is kept for you: take it instead.',
  accepted: 'You are in this group already.',
  declined: 'You were declined.',
})

/** For those who lead. */
const leading = (): Words => ({
  none: 'They have nothing to do with this group any more.',
  requested: 'They have applied already: approve them instead.',
  invited: 'They are invited already.',
  waiting: 'They wait for a place.',
  offered: 'A place is kept for them already.',
  accepted: 'They are in the group already.',
  declined: 'They are declined already.',
})

const answering = (): Words => ({
  ...joining(),
  none: 'This is not open any more.',
  declined: 'This is answered already.',
})

const words: Partial<Record<MoveName, () => Words>> = {
  apply: joining,
  join: joining,
  wait: joining,
  acceptInvite: answering,
  declineInvite: answering,
  acceptOffer: () => ({ ...answering(), waiting: 'No place is kept for you at the moment.' }),
  withdraw: answering,
}

/** Why a move is refused from where somebody stands. */
export const whyNot = (name: MoveName, from: Standing): string => (words[name] ?? leading)()[from]
