import { useState } from 'react'
import { memberDecline } from '../../../../schema/generated/limits'
import { placesWords, spanWords } from '../../../nouns/study-group/group-words'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/data/card'
import { DescriptionList } from '../../../ui/data/description-list'
import { TextArea } from '../../../ui/form/text-area'
import { Dialog } from '../../../ui/overlay/dialog'
import { When } from '../../../ui/time/when'
import type { Group, Membership } from '../head/use-group'
import { useGroupAction } from '../head/use-group-action'
import styles from './group-info.module.css'
import { GroupInviteAccept, GroupMemberDecline } from './standing.documents'

/** The answer to an invitation. */
export function InviteAnswer({ group, own }: { group: Group; own: Membership }) {
  const [declining, setDeclining] = useState(false)
  const accept = useGroupAction(GroupInviteAccept, { said: `You are in ${group.name}` })
  return (
    <Card title="Your answer">
      <div className={styles.words}>
        <DescriptionList
          items={[
            { term: 'Places', value: placesWords(group) },
            { term: 'Training', value: spanWords(group.intensiveFrom, group.intensiveUntil) },
            ...(own.invitedUntil ? [{ term: 'It stands until', value: <When at={own.invitedUntil} /> }] : []),
            ...(group.subGroups.length > 0
              ? [{ term: 'Sub-group', value: own.studySubGroup?.name ?? 'You choose it next' }]
              : []),
          ]}
        />
        <p className="meta">
          Leave on any day. If you decline, only those who lead the group are told, and they may invite you again.
        </p>
        <Button
          variant="primary"
          size="lg"
          block
          data-sends
          busy={accept.isPending}
          onClick={() => accept.mutate({ id: own.id })}
        >
          Accept and join
        </Button>
        <Button block onClick={() => setDeclining(true)}>
          Decline
        </Button>
      </div>
      {declining && <DeclineInvite group={group} own={own} onClose={() => setDeclining(false)} />}
    </Card>
  )
}

function DeclineInvite({ group, own, onClose }: { group: Group; own: Membership; onClose: () => void }) {
  const [message, setMessage] = useState('')
  const decline = useGroupAction(GroupMemberDecline, {
    said: 'The invitation is declined',
    onDone: onClose,
    onStale: onClose,
  })
  return (
    <Dialog
      open
      size="sm"
      title="Decline the invitation?"
      lead={group.name}
      onClose={decline.isPending ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={decline.isPending}>
            Back
          </Button>
          <Button
            data-sends
            variant="danger"
            busy={decline.isPending}
            onClick={() => decline.mutate({ id: own.id, message: message.trim() || null })}
          >
            Decline
          </Button>
        </>
      }
    >
      <TextArea
        label="A line to those who lead it"
        optional
        rows={3}
        most={memberDecline.message}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
    </Dialog>
  )
}
