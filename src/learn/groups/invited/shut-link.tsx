import { memberRoles } from '../../../nouns/study-group/group-words'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { DescriptionList } from '../../../ui/data/description-list'
import { EmptyState } from '../../../ui/page/blank'
import { When } from '../../../ui/time/when'
import type { Invited } from './invited'
import styles from './invited.module.css'
import { standingWords } from './link-answer'

/** Why a link is not open any more, and where to go instead. */
export function ShutLink({ link }: { link: Invited }) {
  const { groupName, studyGroupId } = link
  return (
    <Card>
      <EmptyState icon="link" title={titles[link.state]} action={<Ways studyGroupId={studyGroupId} />}>
        {wordsOf(link)}
      </EmptyState>
      {groupName && link.state !== 'closed' && (
        <div className={styles.facts}>
          <Facts link={link} />
        </div>
      )}
    </Card>
  )
}

export const UnknownLink = () => (
  <EmptyState icon="link" title="There is no such invitation" action={<Ways studyGroupId={null} />}>
    The address may lack a letter. Ask whoever gave it to you for the whole link.
  </EmptyState>
)

function Ways({ studyGroupId }: { studyGroupId: string | null }) {
  return (
    <>
      {studyGroupId && (
        <LinkButton variant="primary" to={`/study-groups/${studyGroupId}/info`}>
          See the group
        </LinkButton>
      )}
      <LinkButton variant={studyGroupId ? undefined : 'primary'} to="/study-groups?view=open">
        See open groups
      </LinkButton>
    </>
  )
}

const titles: Record<Invited['state'], string> = {
  open: 'This invitation is open',
  used_up: 'This invitation has ended',
  past: 'This invitation has ended',
  ended: 'This invitation has ended',
  closed: 'This group is over',
}

function wordsOf(link: Invited): string {
  const { state, groupName, uses } = link
  if (state === 'closed') return `‘${groupName}’ takes nobody any more, and its links lead nowhere.`
  if (!groupName) return 'Those who lead the group have ended this link. Ask them for another.'
  const next = nextOf(link)
  if (state === 'past') return `The link to ‘${groupName}’ is past its last day. ${next}`
  return uses === 1
    ? `The link to ‘${groupName}’ was for 1 person, who has used it. ${next}`
    : `The link to ‘${groupName}’ was for ${uses} people, and ${uses} have used it. ${next}`
}

/** What the reader can do instead. */
function nextOf({ invitedByName, studyGroupId, membership: own }: Invited): string {
  if (own && own.state !== 'declined') return standingWords[own.state]
  if (!studyGroupId) return `Ask ${invitedByName ?? 'whoever leads the group'} for another.`
  return `${invitedByName ?? 'Somebody who leads the group'} can make another, or you can apply yourself.`
}

function Facts({ link: { invitedByName, invitedByRole, madeAt, until, uses, used } }: { link: Invited }) {
  return (
    <DescriptionList
      items={[
        ...(invitedByName
          ? [
              {
                term: 'Made by',
                value: [invitedByName, invitedByRole && memberRoles[invitedByRole].toLowerCase()]
                  .filter(Boolean)
                  .join(', '),
              },
            ]
          : []),
        ...(madeAt ? [{ term: 'Made on', value: <When at={madeAt} /> }] : []),
        ...(until ? [{ term: 'Open until', value: <When at={until} /> }] : []),
        { term: 'Used', value: `${used} of ${uses}` },
      ]}
    />
  )
}
