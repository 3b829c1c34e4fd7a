import { memberRoles, memberStates, spanWords, waysToCome } from '../../../nouns/study-group/group-words'
import { nameOfPerson } from '../../../nouns/user/name'
import type { Column } from '../../../ui/list/data-table'
import { dayOf, dayWords } from '../../../ui/time/london-days'
import { OnlineMark } from '../head/online'
import type { Rights } from '../head/rights'
import { StateTag } from '../head/state-tag'
import type { Group } from '../head/use-group'
import { type LedMember, sinceOf } from './led-member'
import { MemberActs } from './member-acts'
import styles from './members.module.css'

/** On a phone, beside the role: where somebody belongs and how they come. */
const comesWords = ({ studySubGroup, visitationType }: LedMember) =>
  [studySubGroup?.name, visitationType && waysToCome[visitationType]]
    .filter(Boolean)
    .map((each) => ` · ${each}`)
    .join('')

/** Since when somebody is in the group, or stands where they stand. */
function Since({ member }: { member: LedMember }) {
  const since = sinceOf(member)
  return (
    <>
      {member.state !== 'accepted' && <StateTag state={member.state}>{memberStates[member.state]}</StateTag>}
      {since && <span className={styles.since}>{dayWords(dayOf(since), 'year')}</span>}
    </>
  )
}

interface ColumnsOf {
  group: Group
  rights: Rights
  viewerId: string | undefined
  online: ReadonlySet<string> | null
}

/** What those who lead a group read of its people. */
export const memberColumns = ({ group, rights, viewerId, online }: ColumnsOf): Column<LedMember>[] => [
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
  { key: 'state', head: 'Since', place: 'meta', cell: (member) => <Since member={member} /> },
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
  { key: 'training', head: 'Training', place: 'none', cell: (member) => trainingWords(group, member) },
  {
    key: 'acts',
    head: <span className="vh">Actions</span>,
    place: 'end',
    align: 'end',
    cell: (member) => <MemberActs group={group} rights={rights} member={member} isSelf={member.userId === viewerId} />,
  },
]

function trainingWords({ intensiveFrom, intensiveUntil }: Group, { trainingFrom, trainingTill, state }: LedMember) {
  if (state !== 'accepted') return null
  return trainingFrom || trainingTill
    ? spanWords(trainingFrom ?? intensiveFrom, trainingTill ?? intensiveUntil)
    : 'All of it'
}
