import { type Params, useParams } from 'react-router'
import { groupTypes, memberStates, spanWords } from '../../../nouns/study-group/group-words'
import { isNotThere } from '../../../providers/api/api-error'
import { askAhead, useApi } from '../../../providers/api/query'
import { useLive } from '../../../providers/live/live'
import { Card } from '../../../ui/data/card'
import { PageHeader } from '../../../ui/page/page-header'
import { Unloaded } from '../../../ui/page/unloaded'
import { WithPanel } from '../../../ui/page/with-panel'
import { RichText } from '../../../ui/rich-text/rich-text'
import { StateTag } from '../head/state-tag'
import { DemandsAndGives, SittingDays } from '../info/about'
import styles from '../info/group-info.module.css'
import type { Invited } from './invited'
import { StudyGroupLink } from './invited.documents'
import { InvitedBy } from './invited-by'
import { LinkAnswer } from './link-answer'
import { ShutLink, UnknownLink } from './shut-link'

/** Asks what a link leads to before its page is drawn. */
export const askLink = ({ token = '' }: Params) => askAhead(StudyGroupLink, { token })

const crumbs = [{ label: 'Study groups', to: '/study-groups' }]

/** The page of a link: the group that it leads to, and how to answer, or why it is not open. */
export function InvitedPage() {
  const { token = '' } = useParams()
  const query = useApi(StudyGroupLink, { token }, { staleTime: 0 })
  useLive(['Member'], ['StudyGroupLink'])
  const link = query.data?.studyGroupInvitation
  if (!link)
    return (
      <>
        <PageHeader title="Invitation" crumbs={crumbs} />
        <Unloaded of={query} height={420} gone={isNotThere(query.error) && <UnknownLink />} />
      </>
    )
  if (!link.group)
    return (
      <>
        <PageHeader title={link.groupName ?? 'Invitation'} crumbs={crumbs} />
        <ShutLink link={link} />
      </>
    )
  return <OpenLink link={link} group={link.group} token={token} />
}

interface OpenLinkProps {
  link: Invited
  group: NonNullable<Invited['group']>
  token: string
}

function OpenLink({ link, group, token }: OpenLinkProps) {
  const { type, intensiveFrom, intensiveUntil, description } = group
  return (
    <>
      <PageHeader
        title={group.name}
        documentTitle={`Invitation, ${group.name}`}
        crumbs={crumbs}
        sub={
          <>
            {`${groupTypes[type]} · ${spanWords(intensiveFrom, intensiveUntil)} `}
            {link.membership ? (
              <StateTag state={link.membership.state}>{memberStates[link.membership.state]}</StateTag>
            ) : (
              <StateTag state="invited">Invited by a link</StateTag>
            )}
          </>
        }
      />
      <WithPanel
        first={<InvitedBy link={link} />}
        panel={<LinkAnswer link={link} group={{ ...group, membership: link.membership }} token={token} />}
      >
        {description && (
          <Card title="What it is">
            <div className={styles.about}>
              <RichText html={description} />
            </div>
          </Card>
        )}
        <DemandsAndGives group={group} />
        {group.subGroups.length > 0 && (
          <Card title="Dates">
            <SittingDays group={group} />
          </Card>
        )}
      </WithPanel>
    </>
  )
}
