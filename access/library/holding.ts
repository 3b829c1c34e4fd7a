import { ME, NOW, type On } from '../rule'

/** Learners meet these; a draft is for its authors and staff. */
const forLearners = ['published', 'archived'] as const

/** Everybody finds it: whether to buy it, to ask for it, or because it is theirs. */
export const found: On<'Bundle'> = {
  status: 'published',
  visibility: { $in: ['public', 'authenticated', 'restricted'] },
}

/** The viewer holds it, though its time may be over. */
export const held: On<'Bundle'> = {
  status: { $in: forLearners },
  permissions: { $elemMatch: { userId: ME, status: { $ne: 'revoked' } } },
}

/** The viewer has opened it, and its time has begun and is not over. `opens` of the server's term.ts says the same in SQL. */
export const opened: On<'Bundle'> = {
  status: { $in: forLearners },
  permissions: { $elemMatch: { userId: ME, status: 'active', beginsAt: { $lte: NOW }, endsAt: { $gt: NOW } } },
}

/** The viewer is one of its authors. */
export const written: On<'Bundle'> = { bundleAuthors: { $elemMatch: { userId: ME } } }
