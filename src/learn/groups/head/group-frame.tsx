import type { ReactNode } from 'react'
import { memberStates, memberWords, onlineWords, spanWords } from '../../../nouns/study-group/group-words'
import { isNotThere } from '../../../providers/api/api-error'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { EmptyState } from '../../../ui/page/blank'
import { PageHeader } from '../../../ui/page/page-header'
import { type Tab, Tabs } from '../../../ui/page/tabs'
import { Unloaded } from '../../../ui/page/unloaded'
import { Kept, useGroupOnline } from './online'
import type { Rights } from './rights'
import { StateTag } from './state-tag'
import { type Group, useGroup } from './use-group'

interface GroupFrameProps {
  /** The part of the group, for the title of the browser's tab. */
  part: string
  /** Who may read this part; everybody who finds the group unless told. */
  needs?: keyof Rights
  actions?: (group: Group, rights: Rights) => ReactNode
  children: (group: Group, rights: Rights) => ReactNode
}

/** A page of a group: its name, its parts, and what this one shows. */
export function GroupFrame({ part, needs, actions, children }: GroupFrameProps) {
  const { query, group, rights } = useGroup()
  // Staff who are not in it came from the list of all groups.
  const isStaff = rights.keeps && group && !group.membership
  const crumbs = [{ label: 'Study groups', to: isStaff ? '/study-groups/all' : '/study-groups' }]
  if (!group)
    return (
      <>
        <PageHeader title="Study group" crumbs={crumbs} />
        <Unloaded of={query} height={420} gone={isNotThere(query.error) && <Gone />} />
      </>
    )
  const shut = needs && !rights[needs] && needs
  return (
    <>
      <PageHeader
        title={group.name}
        documentTitle={`${part}, ${group.name}`}
        crumbs={crumbs}
        sub={<Sub group={group} rights={rights} />}
        actions={!shut && actions?.(group, rights)}
        tabs={<Tabs label="Group" items={tabsOf(group, rights)} />}
      />
      {shut ? <NotForReader group={group} needs={shut} /> : children(group, rights)}
    </>
  )
}

function Sub({ group, rights }: { group: Group; rights: Rights }) {
  const { id, membership, memberCount, intensiveFrom, intensiveUntil, archivedAt } = group
  const sub = membership?.state === 'accepted' ? membership.studySubGroup?.name : undefined
  const online = useGroupOnline(rights.sees ? id : null)
  return (
    <>
      {memberWords(memberCount)}
      {rights.sees && <Kept shown={online !== null}>{` · ${onlineWords(online?.size ?? 0)}`}</Kept>}
      {[sub, spanWords(intensiveFrom, intensiveUntil)].filter(Boolean).map((words) => ` · ${words}`)}
      {archivedAt && <> · Closed</>}
      {membership && membership.state !== 'accepted' && (
        <>
          {' '}
          <StateTag state={membership.state}>{memberStates[membership.state]}</StateTag>
        </>
      )}
    </>
  )
}

/** Its parts, as far as the reader may see them. */
function tabsOf({ id, memberCount, subGroups }: Group, { sees, owns, keeps }: Rights): Tab[] {
  const base = `/study-groups/${id}`
  return [
    { to: `${base}/info`, label: 'Info' },
    { to: `${base}/smart-events`, label: 'Smart events' },
    ...(sees ? [{ to: `${base}/members`, label: 'Members', count: memberCount }] : []),
    ...(owns || subGroups.length > 0
      ? [{ to: `${base}/sub-groups`, label: 'Sub-groups', count: subGroups.length }]
      : []),
    ...(sees ? [{ to: `${base}/policy`, label: 'Policy' }] : []),
    ...(keeps ? [{ to: `${base}/results`, label: 'Results' }] : []),
    ...(owns ? [{ to: `${base}/settings`, label: 'Settings' }] : []),
  ]
}

/** Who may read a part. */
const readers: Record<keyof Rights, string> = {
  sees: 'Members see who is in a group, and what they may book.',
  leads: 'It is for those who lead the group.',
  owns: 'Owners of the group and staff see its settings.',
  keeps: 'Staff record the results. Your own stand beside the posts of the group, under Info.',
}

const NotForReader = ({ group: { id }, needs }: { group: Group; needs: keyof Rights }) => (
  <Card>
    <EmptyState
      icon="lock"
      title="This is not open to you"
      action={<LinkButton to={`/study-groups/${id}/info`}>About the group</LinkButton>}
    >
      {readers[needs]}
    </EmptyState>
  </Card>
)

const Gone = () => (
  <EmptyState
    icon="groups"
    title="There is no such group"
    action={<LinkButton to="/study-groups">To the study groups</LinkButton>}
  >
    It may have been deleted, or it is open to its members only.
  </EmptyState>
)
