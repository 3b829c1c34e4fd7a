import { ME, type On } from '../rule'

/** States in which a candidate may read the opened task. */
export const openToCandidates = ['booked', 'in_progress', 'ready', 'marking', 'in_review', 'marked'] as const
/** States in which markers read the answers. */
export const handedIn = ['ready', 'marking', 'in_review', 'marked'] as const

/** The viewer attends as a person who conducts or marks. */
export const markerHere: On<'SessionAttendee'> = { userId: ME, role: { $in: ['tutor', 'interviewer', 'reviewer'] } }
/** The viewer attends as the candidate. */
export const candidateHere: On<'SessionAttendee'> = { userId: ME, role: 'candidate' }
