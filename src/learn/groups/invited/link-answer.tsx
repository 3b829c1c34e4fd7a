import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import type { MemberState } from '../../../../schema/generated/types'
import { placesLeft, placesWords, spanWords } from '../../../nouns/study-group/group-words'
import { now } from '../../../providers/device/clock'
import { Button } from '../../../ui/action/button'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { DescriptionList } from '../../../ui/data/description-list'
import { When } from '../../../ui/time/when'
import styles from '../info/group-info.module.css'
import { Taken } from '../info/join-panel'
import type { WishedGroup } from '../info/wishes'
import { WishesDialog } from '../info/wishes-dialog'
import type { Invited } from './invited'

interface LinkAnswerProps {
  link: Invited
  group: WishedGroup & { taken: number; waitingCount: number }
  token: string
}

/** The answer to a link: to apply or join, or why not now. */
export function LinkAnswer({ link, group, token }: LinkAnswerProps) {
  return (
    <Card title="Your answer">
      <div className={styles.words}>
        <p className={styles.figure}>{placesWords(group)}</p>
        <Taken group={group} />
        <DescriptionList
          items={[
            { term: 'Training', value: spanWords(group.intensiveFrom, group.intensiveUntil) },
            ...(link.until ? [{ term: 'Open until', value: <When at={link.until} /> }] : []),
            ...(isAnswered(link)
              ? []
              : [{ term: 'Answer', value: link.joinsAtOnce ? 'At once' : 'By those who lead it' }]),
          ]}
        />
        <WayIn link={link} group={group} token={token} />
      </div>
    </Card>
  )
}

/** Whether the holder has to do with the group already, so that the link is of no use to them. */
const isAnswered = ({ membership }: Invited) => membership !== null && membership.state !== 'declined'

function WayIn({ link, group, token }: LinkAnswerProps) {
  const { membership: own, studyGroupId } = link
  if (own && own.state !== 'declined')
    return (
      <>
        <p>{standingWords[own.state]}</p>
        <ToGroup id={group.id}>Open the group</ToGroup>
      </>
    )
  if (own?.againFrom && Date.parse(own.againFrom) > now())
    return (
      <p>
        Your application was declined. You can apply again from <When at={own.againFrom} />.
      </p>
    )
  if (placesLeft(group) === 0)
    return (
      <>
        <p>The group is full at the moment. This link stays yours: come back when a place is free.</p>
        {studyGroupId && <ToGroup id={studyGroupId}>Open the group</ToGroup>}
      </>
    )
  return <Answer link={link} group={group} token={token} />
}

function Answer({ link: { joinsAtOnce }, group, token }: LinkAnswerProps) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <p className="meta">
        {joinsAtOnce
          ? 'You are in it at once. You can leave on any day.'
          : 'Somebody who leads the group reads what you say. You can leave on any day.'}
      </p>
      <Button variant="primary" size="lg" block onClick={() => setOpen(true)}>
        {joinsAtOnce ? 'Join the group' : 'Apply to join'}
      </Button>
      <LinkButton block to="/study-groups">
        Not now
      </LinkButton>
      {isOpen && (
        <WishesDialog
          group={group}
          purpose={joinsAtOnce ? 'join' : 'apply'}
          token={token}
          onClose={() => setOpen(false)}
          onDone={() => void navigate(`/study-groups/${group.id}/info`)}
        />
      )}
    </>
  )
}

const ToGroup = ({ id, children }: { id: string; children: ReactNode }) => (
  <LinkButton block variant="primary" to={`/study-groups/${id}/info`}>
    {children}
  </LinkButton>
)

/** Where somebody stands who has no need of a link. */
export const standingWords: Record<Exclude<MemberState, 'declined'>, string> = {
  requested: 'You have applied to this group, and are told of the answer.',
  invited: 'You are invited to this group by name: answer that invitation.',
  waiting: 'You wait for a place in this group.',
  offered: 'A place in this group is kept for you: take it.',
  accepted: 'You are in this group.',
}
