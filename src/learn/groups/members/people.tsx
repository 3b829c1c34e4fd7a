import { useState } from 'react'
import { Link } from 'react-router'
import { MOST_SEARCHED } from '../../../../rules/limits'
import { memberRoles } from '../../../nouns/study-group/group-words'
import { nameOfPerson } from '../../../nouns/user/name'
import { useApi } from '../../../providers/api/query'
import { now } from '../../../providers/device/clock'
import { useViewer } from '../../../providers/sign-in/viewer'
import { Avatar } from '../../../ui/data/avatar'
import { Card } from '../../../ui/data/card'
import { Row, RowList } from '../../../ui/data/row-list'
import { Segments } from '../../../ui/form/segments'
import { Pages } from '../../../ui/list/pages'
import { SearchBox } from '../../../ui/list/search-box'
import { EmptyState } from '../../../ui/page/blank'
import { Unloaded } from '../../../ui/page/unloaded'
import { formatTime, zoneCity } from '../../../ui/time/london-time'
import { Kept, OnlineMark, useGroupOnline } from '../head/online'
import type { Group } from '../head/use-group'
import { useLeaders } from '../head/use-leaders'
import { StudyGroupPeople, type StudyGroupPeopleQuery } from './members.documents'
import styles from './members.module.css'

type Person = StudyGroupPeopleQuery['members']['entries'][number]

type Which = 'all' | 'own' | 'online'

type Online = ReadonlySet<string> | null

/** The people of a group, as its members see each other. */
export function People({ group }: { group: Group }) {
  const own = group.membership?.studySubGroup
  const [search, setSearch] = useState('')
  const [which, setWhich] = useState<Which>('all')
  const [page, setPage] = useState(1)
  const online = useGroupOnline(group.id)
  const query = useApi(StudyGroupPeople, {
    id: group.id,
    search: search || null,
    studySubGroupId: which === 'own' ? (own?.id ?? null) : null,
    userIds: which === 'online' ? [...(online ?? [])].sort() : null,
    page,
  })
  const leaders = useLeaders(group.id).filter(({ userId }) => which !== 'online' || online?.has(userId))
  const first =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      setPage(1)
    }
  const found = query.data?.members
  return (
    <div className={styles.parts}>
      <Tools {...{ group, online, search, which }} onSearch={first(setSearch)} onWhich={first(setWhich)} />
      <p className="vh" role="status">
        {/* Who comes and goes is not read out. */}
        {search && which !== 'online' && found && `${found.pageInfo.totalCount} found`}
      </p>
      <div className={styles.columns}>
        {!search && which !== 'own' && page === 1 && leaders.length > 0 && (
          <PeopleCard title="Lead the group" people={leaders} online={online} hasRoles />
        )}
        {found
          ? partsOf(group, found.entries).map(({ key, title, people }) => (
              <PeopleCard key={key} title={title} people={people} online={online} isOwn={key === own?.id} />
            ))
          : null}
      </div>
      {!found && <Unloaded of={query} height={240} />}
      {found?.entries.length === 0 && (search || which !== 'online' || leaders.length === 0) && (
        <Nobody of={search ? 'search' : which} />
      )}
      {found && <Pages info={found.pageInfo} onPage={setPage} />}
      <SeenOfYou />
    </div>
  )
}

interface ToolsProps {
  group: Group
  online: Online
  search: string
  which: Which
  onSearch: (search: string) => void
  onWhich: (which: Which) => void
}

const Tools = ({ group, online, search, which, onSearch, onWhich }: ToolsProps) => (
  <search className={styles.tools}>
    <SearchBox
      className={styles.search}
      label="Find a member"
      value={search}
      most={MOST_SEARCHED}
      onChange={onSearch}
    />
    <Segments label="Which members" value={which} options={optionsOf(group, online)} onChange={onWhich} />
  </search>
)

function optionsOf({ memberCount, membership, subGroups }: Group, online: Online) {
  const own = subGroups.find(({ id }) => id === membership?.studySubGroupId)
  // In an element of its own, the space between its parts stays.
  const onlineLabel = (
    <span>
      Online <Kept shown={online !== null}>{online?.size ?? 0}</Kept>
    </span>
  )
  return [
    { value: 'all' as const, label: <>All {memberCount}</> },
    ...(own ? [{ value: 'own' as const, label: <>My sub-group {own.memberCount}</> }] : []),
    { value: 'online' as const, label: onlineLabel },
  ]
}

const nobody = {
  search: { title: 'Nobody of this name', words: 'Other words may find them.' },
  all: { title: 'No members yet', words: 'Whoever joins the group appears here.' },
  own: { title: 'No members yet', words: 'Whoever joins the group appears here.' },
  online: { title: 'Nobody is online', words: 'Whoever opens a page of the group appears here.' },
}

const Nobody = ({ of }: { of: keyof typeof nobody }) => (
  <Card>
    <EmptyState icon="groups" title={nobody[of].title}>
      {nobody[of].words}
    </EmptyState>
  </Card>
)

/** The members by sub-group, the reader's own first, and those in none at the end. */
function partsOf({ membership, subGroups }: Group, people: readonly Person[]) {
  const parts = [
    ...subGroups.map(({ id, name }) => ({ key: id, title: name })),
    { key: '', title: subGroups.length > 0 ? 'In no sub-group yet' : 'Members' },
  ]
  const own = membership?.studySubGroupId
  return parts
    .sort((a, b) => Number(b.key === own) - Number(a.key === own))
    .map((part) => ({ ...part, people: people.filter(({ studySubGroupId }) => (studySubGroupId ?? '') === part.key) }))
    .filter((part) => part.people.length > 0)
}

interface PeopleCardProps {
  title: string
  people: readonly Person[]
  online: Online
  hasRoles?: boolean
  isOwn?: boolean
}

function PeopleCard({ title, people, online, hasRoles, isOwn }: PeopleCardProps) {
  const viewer = useViewer()
  return (
    <Card title={title} count={people.length} flush actions={isOwn && <span className="meta">Your sub-group</span>}>
      <RowList tight>
        {people.map(({ id, role, userId, user }) => {
          const name = nameOfPerson(user) ?? 'Somebody'
          return (
            <Row
              key={id}
              before={<Avatar name={name} src={user?.avatar} />}
              title={name}
              meta={[
                userId === viewer?.id && 'You',
                hasRoles && memberRoles[role],
                user?.timezone && `${zoneCity(user.timezone)}, ${formatTime(now(), user.timezone)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
              end={<OnlineMark online={online?.has(userId) ?? false} />}
            />
          )
        })}
      </RowList>
    </Card>
  )
}

const SeenOfYou = () => (
  <Card title="What they see of you">
    <p className="meta">
      Your name, picture, summary, time zone, sub-group and whether you are online. Never your marks or your e-mail
      address. <Link to="/account">Change your summary</Link>
    </p>
  </Card>
)
