import { ME, type On } from '../rule'

/** States in which a candidate reads the task, once it is open. */
export const openToCandidates = ['booked', 'in_progress', 'ready', 'marking', 'in_review', 'marked'] as const
/** States in which markers read the answers. */
export const handedIn = ['ready', 'marking', 'in_review', 'marked'] as const

/** An attendance of the viewer as one who conducts or marks. */
export const markerHere: On<'SessionAttendee'> = { userId: ME, role: { $in: ['tutor', 'interviewer', 'reviewer'] } }
/** An attendance of the viewer as the one who is examined. */
export const candidateHere: On<'SessionAttendee'> = { userId: ME, role: 'candidate' }
