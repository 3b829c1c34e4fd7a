import type { StudyGroupLinkQuery } from './invited.documents'

/** A link, as whoever holds it sees it. */
export type Invited = StudyGroupLinkQuery['studyGroupInvitation']
