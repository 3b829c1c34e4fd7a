import { useState } from 'react'
import { MOST_SEARCHED } from '../../../../rules/limits'
import { memberStates } from '../../../nouns/study-group/group-words'
import { useApi } from '../../../providers/api/query'
import { useSaving } from '../../../providers/api/use-saving'
import { useViewer } from '../../../providers/sign-in/viewer'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/data/card'
import { saveFile } from '../../../ui/files/save-file'
import { Segments } from '../../../ui/form/segments'
import { DataTable } from '../../../ui/list/data-table'
import { Pages } from '../../../ui/list/pages'
import { SearchBox } from '../../../ui/list/search-box'
import { toast } from '../../../ui/overlay/toast'
import { EmptyState, ErrorState } from '../../../ui/page/blank'
import { useGroupOnline } from '../head/online'
import type { Rights } from '../head/rights'
import type { Group } from '../head/use-group'
import { memberColumns } from './member-columns'
import { StudyGroupMembers } from './members.documents'
import styles from './members.module.css'

const states = ['accepted', 'invited', 'declined'] as const

interface MemberTableProps {
  group: Group
  rights: Rights
}

/** Members, invitations and those who were declined. */
export function MemberTable({ group, rights }: MemberTableProps) {
  const [state, setState] = useState<(typeof states)[number]>('accepted')
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const asked = { id: group.id, state, search: search || null }
  const query = useApi(StudyGroupMembers, { ...asked, page }, { staleTime: 0 })
  const { data, error, refetch, isFetching, isPlaceholderData } = query
  const found = data?.members
  const viewer = useViewer()
  const online = useGroupOnline(group.id)
  return (
    <section className={styles.parts} aria-label="Members and invitations">
      <search className={styles.tools}>
        <SearchBox
          className={styles.search}
          label="Find a person"
          value={search}
          most={MOST_SEARCHED}
          onChange={(words) => {
            setSearch(words)
            setPage(1)
          }}
        />
        <Segments
          label="Which people"
          value={state}
          options={states.map((value) => ({ value, label: memberStates[value] }))}
          onChange={(value) => {
            setState(value)
            setPage(1)
          }}
        />
        <SaveMembers name={`${group.shortName} ${memberStates[state].toLowerCase()}.csv`} asked={asked} />
      </search>
      <Card flush busy={isPlaceholderData}>
        {error && !found ? (
          <ErrorState title="The members did not load" onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <DataTable
            caption="Members and invitations"
            columns={memberColumns({ group, rights, viewerId: viewer?.id, online })}
            rows={found?.entries ?? []}
            rowKey={({ id }) => id}
            loading={!found && 5}
            empty={
              <EmptyState icon="groups" title={search ? 'Nobody of this name' : emptyTitles[state]}>
                {search ? 'Other words may find them.' : 'People appear here by themselves.'}
              </EmptyState>
            }
          />
        )}
      </Card>
      {found && <Pages info={found.pageInfo} onPage={setPage} />}
    </section>
  )
}

interface SaveMembersProps {
  name: string
  asked: Parameters<typeof import('./members-csv').membersCsv>[0]
}

/** Saves those whom the table shows, on all its pages. */
function SaveMembers({ name, asked }: SaveMembersProps) {
  const { saving, save } = useSaving(async () => {
    const { membersCsv } = await import('./members-csv')
    saveFile(new Blob([await membersCsv(asked)], { type: 'text/csv;charset=utf-8' }), name)
    toast({ kind: 'positive', text: 'Members saved' })
  })
  return (
    <Button icon="download" busy={saving} label="Save as CSV" onClick={save}>
      CSV
    </Button>
  )
}

const emptyTitles = {
  accepted: 'Nobody is in the group yet',
  invited: 'No invitation is open',
  declined: 'Nobody was declined',
}
