import { useState } from 'react'
import { MOST_SEARCHED } from '../../../../rules/limits'
import { memberRoles, memberStates, spanWords, waysToCome } from '../../../nouns/study-group/group-words'
import { nameOfPerson } from '../../../nouns/user/name'
import { useApi } from '../../../providers/api/query'
import { useSaving } from '../../../providers/api/use-saving'
import { useViewer } from '../../../providers/sign-in/viewer'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/data/card'
import { saveFile } from '../../../ui/files/save-file'
import { Segments } from '../../../ui/form/segments'
import { type Column, DataTable } from '../../../ui/list/data-table'
import { Pages } from '../../../ui/list/pages'
import { SearchBox } from '../../../ui/list/search-box'
import { toast } from '../../../ui/overlay/toast'
import { EmptyState, ErrorState } from '../../../ui/page/blank'
import { dayOf, dayWords } from '../../../ui/time/london-days'
import { OnlineMark, useGroupOnline } from '../head/online'
import type { Rights } from '../head/rights'
import { StateTag } from '../head/state-tag'
import type { Group } from '../head/use-group'
import { type LedMember, sinceOf } from './led-member'
import { MemberActs } from './member-acts'
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
            columns={columnsOf(group, rights, viewer?.id, online)}
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

/** On a phone, beside the role: where somebody belongs and how they come. */
const comesWords = ({ studySubGroup, visitationType }: LedMember) =>
  [studySubGroup?.name, visitationType && waysToCome[visitationType]]
    .filter(Boolean)
    .map((each) => ` · ${each}`)
    .join('')

function columnsOf(
  group: Group,
  rights: Rights,
  viewerId: string | undefined,
  online: ReadonlySet<string> | null,
): Column<LedMember>[] {
  return [
    {
      key: 'name',
      head: 'Name',
      place: 'title',
      cell: ({ user, userId }) => (
        <span className={styles.named}>
          {nameOfPerson(user) ?? 'Somebody'} {online?.has(userId) && <OnlineMark online />}
        </span>
      ),
    },
    {
      key: 'state',
      head: 'Since',
      place: 'meta',
      cell: (member) => {
        const since = sinceOf(member)
        return (
          <>
            {member.state !== 'accepted' && <StateTag state={member.state}>{memberStates[member.state]}</StateTag>}
            {since && <span className={styles.since}>{dayWords(dayOf(since), 'year')}</span>}
          </>
        )
      },
    },
    {
      key: 'role',
      head: 'Role',
      place: 'meta',
      cell: (member) => (
        <>
          {memberRoles[member.role]}
          <span className="only-narrow">{comesWords(member)}</span>
        </>
      ),
    },
    { key: 'sub', head: 'Sub-group', place: 'none', cell: ({ studySubGroup }) => studySubGroup?.name },
    {
      key: 'comes',
      head: 'Comes',
      place: 'none',
      cell: ({ visitationType }) => visitationType && waysToCome[visitationType],
    },
    {
      key: 'training',
      head: 'Training',
      place: 'none',
      cell: ({ trainingFrom, trainingTill, state }) =>
        state === 'accepted' &&
        (trainingFrom || trainingTill
          ? spanWords(trainingFrom ?? group.intensiveFrom, trainingTill ?? group.intensiveUntil)
          : 'All of it'),
    },
    {
      key: 'acts',
      head: <span className="vh">Actions</span>,
      place: 'end',
      align: 'end',
      cell: (member) => (
        <MemberActs group={group} rights={rights} member={member} isSelf={member.userId === viewerId} />
      ),
    },
  ]
}
