import type { TypedDocument } from '../../../providers/api/document'
import { type PageActionOptions, usePageAction } from '../../../providers/api/page-action'
import { invalidate } from '../../../providers/api/query'

/** Reloads what the pages of groups show. */
export const reloadGroups = (): Promise<void> =>
  invalidate(
    'OwnStudyGroups',
    'OpenStudyGroups',
    'StudyGroupPage',
    'StudyGroupLeaders',
    'StudyGroupPeople',
    'StudyGroupApplicants',
    'StudyGroupMembers',
    'GroupResults',
    'GroupMemberResults',
    'StudyGroupLink',
    'StudyGroupLinks',
  )

/** An act on a group. */
export const useGroupAction = <Result, Variables>(
  document: TypedDocument<Result, Variables>,
  options?: PageActionOptions<Result>,
) => usePageAction(document, reloadGroups, options)
