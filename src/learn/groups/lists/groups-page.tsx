import { useSearchParams } from 'react-router'
import { askAhead, useApi } from '../../../providers/api/query'
import { useLive } from '../../../providers/live/live'
import { PageHeader } from '../../../ui/page/page-header'
import { Tabs } from '../../../ui/page/tabs'
import { Unloaded } from '../../../ui/page/unloaded'
import { OwnStudyGroups, type OwnStudyGroupsQuery } from './groups.documents'
import styles from './groups.module.css'
import { NoGroups } from './no-groups'
import { OpenGroups } from './open-groups'
import { GroupCards } from './own-groups'
import { PendingGroups } from './pending-groups'

/** Asks for them before they are drawn. */
export const askGroups = () => askAhead(OwnStudyGroups)

const isIn = ({ membership }: OwnStudyGroupsQuery['mine']['entries'][number]) => membership?.state === 'accepted'

/** The groups that one is in or asks to come into, those that are open, and those that are over; the address holds which. */
export function GroupsPage() {
  const query = useApi(OwnStudyGroups, undefined, { staleTime: 0 })
  useLive(['StudyGroup', 'StudySubGroup', 'Member'], ['OwnStudyGroups', 'OpenStudyGroups'])
  const view = useSearchParams()[0].get('view')
  const { data } = query
  const mine = data?.mine.entries.filter(isIn)
  const pending = data?.mine.entries.filter((each) => !isIn(each)) ?? []
  return (
    <>
      <PageHeader
        title="Study groups"
        sub="People who sit when you do, and a tutor who leads them"
        tabs={
          <Tabs
            label="Study groups"
            items={[
              { to: '/study-groups', label: 'Mine', count: mine?.length, current: view !== 'open' && view !== 'past' },
              {
                to: '/study-groups?view=open',
                label: 'Open',
                count: data?.open.pageInfo.totalCount,
                current: view === 'open',
              },
              {
                to: '/study-groups?view=past',
                label: 'Past',
                count: data?.past.entries.length,
                current: view === 'past',
              },
            ]}
          />
        }
      />
      {view === 'open' ? (
        <OpenGroups />
      ) : !data || !mine ? (
        <Unloaded of={query} height={300} />
      ) : view === 'past' ? (
        <GroupCards groups={data.past.entries} isPast />
      ) : (
        <div className={styles.parts}>
          {mine.length > 0 || pending.length > 0 ? (
            <>
              {mine.length > 0 && <GroupCards groups={mine} />}
              {pending.length > 0 && <PendingGroups groups={pending} />}
            </>
          ) : (
            <NoGroups open={data.open.pageInfo.totalCount} />
          )}
        </div>
      )}
    </>
  )
}
