import { useState } from 'react'
import { invalidate, useAction } from '../../../providers/api/query'
import { Button } from '../../../ui/action/button'
import { Confirm } from '../../../ui/overlay/confirm'
import { toast } from '../../../ui/overlay/toast'
import { FeedCreate, FeedDelete } from './calendars.documents'

/** Makes a new address in place of the old one, or none. */
export function FeedChanges() {
  const [asking, setAsking] = useState<'new' | 'off'>()
  const done = (text: string) => async () => {
    await invalidate('Account')
    setAsking(undefined)
    toast({ kind: 'positive', text })
  }
  const end = () => {
    setAsking(undefined)
    void invalidate('Account')
  }
  const renew = useAction(FeedCreate, { onSuccess: done('The calendar has a new address.'), onError: end })
  const remove = useAction(FeedDelete, { onSuccess: done('The calendar feed is off.'), onError: end })
  return (
    <>
      <div className="btn-row">
        <Button variant="quiet" onClick={() => setAsking('new')}>
          New address
        </Button>
        <Button variant="quiet" onClick={() => setAsking('off')}>
          Switch off
        </Button>
      </div>
      <Confirm
        open={asking === 'new'}
        title="Make a new address?"
        confirmLabel="Make new address"
        busy={renew.isPending}
        onCancel={() => setAsking(undefined)}
        onConfirm={() => renew.mutate({})}
      >
        <p>The old one ends at once. Calendars that use it need the new one. What you chose to be in it stays.</p>
      </Confirm>
      <Confirm
        open={asking === 'off'}
        title="Switch the calendar feed off?"
        confirmLabel="Switch off"
        danger
        busy={remove.isPending}
        onCancel={() => setAsking(undefined)}
        onConfirm={() => remove.mutate({})}
      >
        <p>The address ends at once, and your entries go from calendars that use it.</p>
      </Confirm>
    </>
  )
}
