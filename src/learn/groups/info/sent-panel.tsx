import { useState } from 'react'
import { Button } from '../../../ui/action/button'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { DescriptionList } from '../../../ui/data/description-list'
import { Confirm } from '../../../ui/overlay/confirm'
import type { Group, Membership } from '../head/use-group'
import { useGroupAction } from '../head/use-group-action'
import styles from './group-info.module.css'
import { wishFacts } from './own-wishes'
import { GroupMemberDelete, GroupWaitLeave } from './standing.documents'
import { WishesDialog } from './wishes-dialog'

interface PanelProps {
  group: Group
  own: Membership
}

/** What an applicant has sent: they can change it, or take it back. */
export function SentPanel({ group, own }: PanelProps) {
  const [open, setOpen] = useState<'change' | 'withdraw' | null>(null)
  const withdraw = useGroupAction(GroupMemberDelete, {
    said: 'Your application is withdrawn',
    onDone: () => setOpen(null),
    onStale: () => setOpen(null),
  })
  return (
    <Card title="What you sent">
      <div className={styles.words}>
        <DescriptionList items={wishFacts(group, own)} />
        {own.message && <blockquote className={styles.said}>{own.message}</blockquote>}
        <p className="meta">You can change or withdraw it until it is answered.</p>
        <div className="btn-row">
          <Button onClick={() => setOpen('change')}>Change</Button>
          <Button variant="danger" onClick={() => setOpen('withdraw')}>
            Withdraw
          </Button>
        </div>
      </div>
      {open === 'change' && <WishesDialog group={group} purpose="change" onClose={() => setOpen(null)} />}
      <Confirm
        open={open === 'withdraw'}
        title="Withdraw your application?"
        confirmLabel="Withdraw"
        keepLabel="Keep it"
        danger
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ id: own.id })}
        onCancel={() => setOpen(null)}
      >
        <p>{`Nobody reads it any more. You can apply to ${group.name} again while it takes people.`}</p>
      </Confirm>
    </Card>
  )
}

/** The place in the line of a full group. */
export function WaitingPanel({ group, own }: PanelProps) {
  const [open, setOpen] = useState<'change' | 'leave' | null>(null)
  const leave = useGroupAction(GroupWaitLeave, {
    said: 'You have left the queue',
    onDone: () => setOpen(null),
    onStale: () => setOpen(null),
  })
  const { config, taken, waitingCount } = group
  return (
    <Card title="Your place in the queue">
      <div className={styles.words}>
        <p className={styles.figure}>
          {own.place ? `${own.place} of ${Math.max(own.place, waitingCount)}` : 'In the queue'}
        </p>
        <DescriptionList
          items={[
            ...(config.places === null ? [] : [{ term: 'Places', value: `${taken} of ${config.places} taken` }]),
            ...wishFacts(group, own),
          ]}
        />
        <p className="meta">You can leave the queue at any time. Other groups stay open to you meanwhile.</p>
        <div className="btn-row">
          <Button onClick={() => setOpen('change')}>Change</Button>
          <LinkButton to="/study-groups?view=open">See open groups</LinkButton>
          <Button variant="danger" onClick={() => setOpen('leave')}>
            Leave the queue
          </Button>
        </div>
      </div>
      {open === 'change' && <WishesDialog group={group} purpose="change" onClose={() => setOpen(null)} />}
      <Confirm
        open={open === 'leave'}
        title="Leave the queue?"
        confirmLabel="Leave the queue"
        keepLabel="Stay"
        danger
        busy={leave.isPending}
        onConfirm={() => leave.mutate({ id: own.id })}
        onCancel={() => setOpen(null)}
      >
        <p>Your place goes to whoever is behind you. If you wait again, you wait at the end.</p>
      </Confirm>
    </Card>
  )
}
