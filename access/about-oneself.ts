import { candidateHere } from './room/attendance'
import { ME, type On } from './rule'

/**
 * Whatever somebody may do as staff, they read and decide nothing as staff about themselves: of themselves they have what everybody has of their own.
 * These conditions stand in the rules of abilities, and `isOneself` in the operations.
 */
export const ofOthers = { userId: { $ne: ME } } as const

/** A session that the viewer does not sit. */
export const notSat: On<'Session'> = { attendees: { $none: candidateHere } }

/** A part of such a session. The sessions of one person are few, so they are found first and left out. */
export const ofSessionNotSat = { session: { $none: { attendees: { $elemMatch: candidateHere } } } } as const

/** A part of a session that the viewer sits. */
export const ofSessionSat = { session: { $elemMatch: { attendees: { $elemMatch: candidateHere } } } } as const

export const isOneself = (viewer: { id: string }, userId: unknown): boolean => viewer.id === userId
