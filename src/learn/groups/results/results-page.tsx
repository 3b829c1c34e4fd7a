import { useState } from 'react'
import { useApi } from '../../../providers/api/query'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/data/card'
import { Skeleton } from '../../../ui/data/skeleton'
import { Pages } from '../../../ui/list/pages'
import { EmptyState, ErrorState } from '../../../ui/page/blank'
import { dayWords } from '../../../ui/time/london-days'
import { GroupFrame } from '../head/group-frame'
import type { Group } from '../head/use-group'
import { useGroupAction } from '../head/use-group-action'
import { resultsAreOut } from './group-results'
import styles from './group-results.module.css'
import { GroupMemberResults, GroupResults, GroupResultsAsk } from './results.documents'
import { ResultsForm } from './results-form'

/** For staff: the exam results of a group's members. */
export const ResultsPage = () => (
  <GroupFrame part="Results" needs="keeps" actions={(group) => resultsAreOut(group) && <Ask group={group} />}>
    {(group) => <Results group={group} />}
  </GroupFrame>
)

const askedWords = (count: number) =>
  count === 0 ? 'Everybody was asked in the last three days, or has said' : `${count} will be asked again`

function Ask({ group }: { group: Group }) {
  const ask = useGroupAction(GroupResultsAsk, { said: ({ studyGroupResultsAsk }) => askedWords(studyGroupResultsAsk) })
  return (
    <Button busy={ask.isPending} onClick={() => ask.mutate({ id: group.id })}>
      Ask again
    </Button>
  )
}

function Results({ group }: { group: Group }) {
  const [page, setPage] = useState(1)
  const { data, error, refetch, isFetching } = useApi(GroupMemberResults, { id: group.id, page }, { staleTime: 0 })
  const counts = useApi(GroupResults, { id: group.id }, { staleTime: 0 }).data?.studyGroupResults
  if (error && !data)
    return <ErrorState title="The results did not load" onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <Skeleton height={320} />
  const rows = data.members.entries.filter(({ role }) => role === 'member' || role === 'moderator')
  if (!rows.length)
    return (
      <Card>
        <EmptyState icon="groups" title="Nobody studies in this group">
          Results of members and moderators stand here.
        </EmptyState>
      </Card>
    )
  return (
    <div className={styles.form}>
      <p className="meta">
        {group.resultsDate
          ? `Results: ${dayWords(group.resultsDate, 'year')}. `
          : 'The settings name no day of results. '}
        {counts &&
          `${counts.recorded} of ${counts.people} recorded, ${counts.passed ?? 0} passed, ${counts.failed ?? 0} did not. `}
        The person sees their own result, staff see all, other members see none.
      </p>
      <ResultsForm key={`${group.id} ${page}`} group={group} rows={rows} />
      <Pages info={data.members.pageInfo} onPage={setPage} />
    </div>
  )
}
