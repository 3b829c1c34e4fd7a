import { useParams } from 'react-router'
import { isNotThere } from '../../../providers/api/api-error'
import { useApi } from '../../../providers/api/query'
import { useLive } from '../../../providers/live/live'
import { useViewer } from '../../../providers/sign-in/viewer'
import { StudyGroupPage, type StudyGroupPageQuery } from './group.documents'
import { rightsOf } from './rights'

export type Group = StudyGroupPageQuery['studyGroup']
export type Membership = NonNullable<Group['membership']>
export type SubGroup = Group['subGroups'][number]

// The addresses of its pictures are good for 15 minutes.
const FRESH_MS = 10 * 60_000

/** The group of the address, with what its reader may do there. */
export function useGroup() {
  const { studyGroupId: id = '' } = useParams()
  const query = useApi(StudyGroupPage, { id }, { staleTime: 0, refetchInterval: FRESH_MS })
  useLive(['StudyGroup', 'StudySubGroup', 'Member'], ['StudyGroupPage', 'StudyGroupLeaders'])
  const viewer = useViewer()
  const found = query.data?.studyGroup
  const group = found?.id === id && !isNotThere(query.error) ? found : undefined
  return { query, group, rights: rightsOf(viewer, group?.membership ?? null) }
}
