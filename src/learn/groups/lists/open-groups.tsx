import { useSearchParams } from 'react-router'
import { wayIn } from '../../../../rules/groups/membership'
import { MOST_SEARCHED } from '../../../../rules/limits'
import type { StudyGroupType } from '../../../../schema/generated/types'
import { groupTypes, placesWords, spanWords } from '../../../nouns/study-group/group-words'
import { givesWords } from '../../../nouns/study-group/policy-words'
import { useApi } from '../../../providers/api/query'
import { Button } from '../../../ui/action/button'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { SelectField } from '../../../ui/form/select-field'
import { type Column, DataTable } from '../../../ui/list/data-table'
import { Pages } from '../../../ui/list/pages'
import { SearchBox } from '../../../ui/list/search-box'
import { EmptyState, ErrorState } from '../../../ui/page/blank'
import { dayWords } from '../../../ui/time/london-days'
import { OpenStudyGroups, type OpenStudyGroupsQuery } from './groups.documents'
import styles from './groups.module.css'

type OpenGroup = OpenStudyGroupsQuery['studyGroups']['entries'][number]

const actionOf = (group: OpenGroup) => `See and ${wayIn({ ...group, ...group.config })}`

const columns: readonly Column<OpenGroup>[] = [
  {
    key: 'group',
    head: 'Group',
    place: 'title',
    width: '26%',
    cell: ({ name }) => name,
  },
  {
    key: 'when',
    head: 'Training',
    place: 'meta',
    cell: ({ type, intensiveFrom, intensiveUntil, autoapproval, availableUntil }) => (
      <>
        <span className="num">{`${groupTypes[type]}, ${spanWords(intensiveFrom, intensiveUntil)}`}</span>
        <span className={styles.small}>
          {autoapproval ? 'Joins at once' : 'Approval by a moderator'}, until {dayWords(availableUntil)}
        </span>
      </>
    ),
  },
  { key: 'demands', head: 'Demands', place: 'meta', width: '20%', cell: ({ config }) => config.demands },
  { key: 'gives', head: 'Gives', place: 'meta', width: '20%', cell: (group) => givesWords(group) },
  {
    key: 'places',
    head: 'Places',
    place: 'meta',
    cell: (group) => <span className={styles.places}>{placesWords(group)}</span>,
  },
  {
    key: 'action',
    head: <span className="vh">Action</span>,
    place: 'meta',
    cell: (group) => (
      <LinkButton size="sm" to={`/study-groups/${group.id}/info`} label={`${actionOf(group)}: ${group.name}`}>
        {actionOf(group)}
      </LinkButton>
    ),
  },
]

const isType = (text: string | null): text is StudyGroupType => text !== null && Object.hasOwn(groupTypes, text)

/** The search, the exam and the page that the address holds. */
function useFilters() {
  const [params, setParams] = useSearchParams()
  const type = params.get('type')
  const change = (name: string, value: string) =>
    setParams(
      (old) => {
        if (name !== 'page') old.delete('page')
        if (value) old.set(name, value)
        else old.delete(name)
        return old
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    search: params.get('search')?.trim() ?? '',
    type: isType(type) ? type : null,
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    change,
  }
}

/** Groups that one may apply to today: what each demands and gives, and its places. */
export function OpenGroups() {
  const { search, type, page, change } = useFilters()
  const [, setParams] = useSearchParams()
  const query = useApi(OpenStudyGroups, { search: search || null, type, page }, { staleTime: 0 })
  const { data, error, refetch, isFetching, isPlaceholderData } = query
  const filtered = Boolean(search || type)
  const found = data?.studyGroups
  return (
    <div className={styles.parts}>
      <search className={styles.tools}>
        <SearchBox
          className={styles.search}
          label="Search open groups"
          value={search}
          most={MOST_SEARCHED}
          onChange={(words) => change('search', words)}
        />
        <SelectField
          label="Exam"
          inline
          placeholder="Any"
          value={type ?? ''}
          options={Object.entries(groupTypes).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => change('type', target.value)}
        />
      </search>
      <p className="vh" role="status">
        {filtered && found && !isPlaceholderData && `${found.pageInfo.totalCount} found`}
      </p>
      <Card flush busy={isPlaceholderData}>
        {error && !found ? (
          <ErrorState title="The groups did not load" onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <DataTable
            caption="Groups that you can join"
            columns={columns}
            rows={found?.entries ?? []}
            rowKey={({ id }) => id}
            rowTo={({ id }) => `/study-groups/${id}/info`}
            loading={!found && 5}
            empty={
              <EmptyState
                icon="groups"
                title={filtered ? 'No open group like this' : 'No group is open at the moment'}
                action={filtered && <Button onClick={() => setParams({ view: 'open' })}>Show all</Button>}
              >
                {filtered
                  ? 'Another exam or other words may find one.'
                  : 'New groups appear here as soon as people can apply.'}
              </EmptyState>
            }
          />
        )}
      </Card>
      {found && <Pages info={found.pageInfo} onPage={(to) => change('page', to > 1 ? String(to) : '')} />}
    </div>
  )
}
