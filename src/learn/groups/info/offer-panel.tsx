import { useState } from 'react'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/data/card'
import { DescriptionList } from '../../../ui/data/description-list'
import { Confirm } from '../../../ui/overlay/confirm'
import { When } from '../../../ui/time/when'
import type { Group, Membership } from '../head/use-group'
import { useGroupAction } from '../head/use-group-action'
import styles from './group-info.module.css'
import { wishFacts } from './own-wishes'
import { GroupOfferTake, GroupWaitLeave } from './standing.documents'
import { WishesDialog } from './wishes-dialog'

/** A place that is kept for the reader: to take, or to pass on. */
export function OfferPanel({ group, own }: { group: Group; own: Membership }) {
  const [open, setOpen] = useState<'change' | 'pass' | null>(null)
  const take = useGroupAction(GroupOfferTake, { said: `You are in ${group.name}` })
  const pass = useGroupAction(GroupWaitLeave, {
    said: 'The place goes to the next person',
    onDone: () => setOpen(null),
    onStale: () => setOpen(null),
  })
  return (
    <Card title="A place for you" lined>
      <div className={styles.words}>
        {own.offeredUntil && (
          <p className={styles.until}>
            Yours until <When at={own.offeredUntil} />
          </p>
        )}
        <DescriptionList items={wishFacts(group, own)} />
        <p className="meta">
          Without an answer the place goes to the next person, and you wait on at the end of the queue. You can leave
          the group on any day.
        </p>
        <Button
          variant="primary"
          size="lg"
          block
          data-sends
          busy={take.isPending}
          onClick={() => take.mutate({ id: own.id })}
        >
          Take the place
        </Button>
        <div className="btn-row">
          <Button onClick={() => setOpen('change')}>Change how you come</Button>
          <Button variant="quiet" onClick={() => setOpen('pass')}>
            Pass it on
          </Button>
        </div>
      </div>
      {open === 'change' && <WishesDialog group={group} purpose="change" onClose={() => setOpen(null)} />}
      <Confirm
        open={open === 'pass'}
        title="Pass the place on?"
        confirmLabel="Pass it on"
        keepLabel="Keep it"
        danger
        busy={pass.isPending}
        onConfirm={() => pass.mutate({ id: own.id })}
        onCancel={() => setOpen(null)}
      >
        <p>The next person in the queue is offered it, and you are no longer in the queue.</p>
      </Confirm>
    </Card>
  )
}
