import { Link } from 'react-router'
import { groupTypes, memberRoles, memberWords, spanWords } from '../../../nouns/study-group/group-words'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { DescriptionList } from '../../../ui/data/description-list'
import { EmptyState } from '../../../ui/page/blank'
import { examFacts } from '../head/exam-days'
import type { OwnStudyGroupsQuery } from './groups.documents'
import styles from './groups.module.css'

export type GroupInList = OwnStudyGroupsQuery['mine']['entries'][number]

interface GroupCardsProps {
  groups: readonly GroupInList[]
  /** They are over. */
  isPast?: boolean
}

/** The groups that one is in, or was in. */
export function GroupCards({ groups, isPast = false }: GroupCardsProps) {
  if (groups.length === 0)
    return (
      <Card>
        <EmptyState icon="groups" title="No group of yours is over">
          A group comes here when its training has ended, or when it is closed.
        </EmptyState>
      </Card>
    )
  return (
    <ul className={styles.cards}>
      {groups.map((group) => (
        <li key={group.id}>
          <GroupCard group={group} isPast={isPast} />
        </li>
      ))}
    </ul>
  )
}

function GroupCard({ group, isPast }: { group: GroupInList; isPast: boolean }) {
  const { id, name, type, memberCount, membership } = group
  const role = membership?.role
  return (
    <Card className={styles.card}>
      <p className="eyebrow">
        {[groupTypes[type], memberWords(memberCount), role && role !== 'member' && memberRoles[role]]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <h2 className={styles.name}>
        <Link to={`/study-groups/${id}/info`}>{name}</Link>
      </h2>
      <DescriptionList items={factsOf(group, isPast)} />
      <p className={styles.foot}>
        <LinkButton size="sm" to={`/study-groups/${id}/members`} label={`Members of ${name}`}>
          Members
        </LinkButton>
        <LinkButton size="sm" to={`/study-groups/${id}/info`} label={`Open group: ${name}`}>
          Open group
        </LinkButton>
      </p>
    </Card>
  )
}

/** They are counted to 100. */
const newWords = (count: number) => (count >= 100 ? '100 new or more' : `${count} new`)

/** Its exam days, training and news, as they are for the reader. */
function factsOf(
  { type, membership, config, intensiveFrom, intensiveUntil, unreadPosts }: GroupInList,
  isPast: boolean,
) {
  const sub = membership?.studySubGroup
  return [
    { term: 'Posts', value: unreadPosts > 0 ? <strong>{newWords(unreadPosts)}</strong> : 'All read' },
    ...(sub ? [{ term: 'Sub-group', value: sub.name }] : []),
    ...examFacts(type, sub, isPast),
    {
      term: 'Training',
      value: spanWords(membership?.trainingFrom ?? intensiveFrom, membership?.trainingTill ?? intensiveUntil),
    },
    ...(config.hours && !isPast ? [{ term: 'Hours', value: config.hours }] : []),
  ]
}
