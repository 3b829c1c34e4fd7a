import { useState } from 'react'
import { takesPlace } from '../../../../rules/groups/membership'
import { memberRoles } from '../../../nouns/study-group/group-words'
import { now } from '../../../providers/device/clock'
import { Button } from '../../../ui/action/button'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { DescriptionList, type Fact } from '../../../ui/data/description-list'
import { Confirm } from '../../../ui/overlay/confirm'
import { dayOf } from '../../../ui/time/london-days'
import { When } from '../../../ui/time/when'
import { examFacts } from '../head/exam-days'
import type { Group, Membership } from '../head/use-group'
import { useGroupAction } from '../head/use-group-action'
import { resultsAreOut } from '../results/group-results'
import { resultWords } from '../results/result-words'
import { SayDialog } from '../results/say-dialog'
import styles from './group-info.module.css'
import { wishFacts } from './own-wishes'
import { GroupMemberDelete } from './standing.documents'
import { WishesDialog } from './wishes-dialog'

/** A member's own place in a group. */
export function MemberPanel({ group, own }: { group: Group; own: Membership }) {
  const [open, setOpen] = useState<'change' | 'leave' | 'say' | null>(null)
  const isKnown = own.examMark !== null || own.examPassed !== null
  const studies = takesPlace(own.role)
  const maySay = resultsAreOut(group) && !isKnown && studies
  const isOver = group.archivedAt !== null || group.intensiveUntil < dayOf(now())
  const isUnchosen = studies && group.subGroups.length > 0 && !own.studySubGroupId
  return (
    <Card title="You and this group">
      <div className={styles.words}>
        <DescriptionList
          items={[
            ...(own.acceptedAt
              ? [{ term: 'Member since', value: <When at={own.acceptedAt} show="date" look="year" /> }]
              : []),
            { term: 'Role', value: memberRoles[own.role] },
            // Tutors and owners neither train nor sit.
            ...(studies ? [...examFacts(group.type, own.studySubGroup, isOver), ...wishFacts(group, own)] : []),
            ...resultFacts(own),
          ]}
        />
        {isUnchosen && <p className="meta">Say when you sit, so that your group trains for your days.</p>}
        {group.chatLink && (
          <LinkButton href={group.chatLink} icon="chat" block target="_blank" rel="noopener noreferrer">
            Group chat<span className="vh"> (opens in a new tab)</span>
          </LinkButton>
        )}
        {maySay && (
          <Button block variant={own.saidAt ? 'default' : 'primary'} onClick={() => setOpen('say')}>
            {own.saidAt ? 'Change what you said' : 'Say how it went'}
          </Button>
        )}
        <div className="btn-row">
          {studies && (
            <Button variant={isUnchosen ? 'primary' : 'default'} onClick={() => setOpen('change')}>
              {isUnchosen ? 'Choose your sub-group' : 'Change'}
            </Button>
          )}
          <Button variant="danger" onClick={() => setOpen('leave')}>
            Leave group
          </Button>
        </div>
      </div>
      {open === 'change' && <WishesDialog group={group} purpose="change" onClose={() => setOpen(null)} />}
      {open === 'say' && <SayDialog own={own} onClose={() => setOpen(null)} />}
      {open === 'leave' && <Leave group={group} own={own} onClose={() => setOpen(null)} />}
    </Card>
  )
}

/** What staff have written down of the exam, or what the person says; nobody else in the group sees it. */
function resultFacts({ examMark, examPassed, saidMark, saidPassed }: Membership): Fact[] {
  const recorded = resultWords(examMark, examPassed)
  if (recorded) return [{ term: 'Your exam', value: `${recorded}. Only you and staff see it` }]
  const said = resultWords(saidMark, saidPassed)
  return said ? [{ term: 'You say', value: `${said}. Staff will record it` }] : []
}

function Leave({ group, own, onClose }: { group: Group; own: Membership; onClose: () => void }) {
  const leave = useGroupAction(GroupMemberDelete, {
    said: `You have left ${group.name}`,
    onDone: onClose,
    onStale: onClose,
  })
  return (
    <Confirm
      open
      title={`Leave ${group.name}?`}
      confirmLabel="Leave group"
      keepLabel="Stay"
      danger
      busy={leave.isPending}
      onConfirm={() => leave.mutate({ id: own.id })}
      onCancel={onClose}
    >
      <ul className={styles.ends}>
        {takesPlace(own.role) && <li>Your place goes to the next person who waits for one.</li>}
        <li>You no longer see who is in the group{group.chatLink ? ', or its chat here' : ''}.</li>
        <li>Sessions that you have booked stay booked.</li>
      </ul>
      <p className="meta">
        {group.autoapproval
          ? 'You can join again while it has places.'
          : 'You can apply again while it takes people; those who lead it decide.'}
      </p>
    </Confirm>
  )
}
