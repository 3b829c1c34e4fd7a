import { useState } from 'react'
import { invalidate, useAction } from '../../../providers/api/query'
import { Button } from '../../../ui/action/button'
import { Confirm } from '../../../ui/overlay/confirm'
import { When } from '../../../ui/time/when'
import { SetRenewal } from '../packages.documents'
import type { Subscription } from './use-subscriptions'

interface RenewalButtonProps {
  subscription: Subscription
  block?: boolean
}

/** Stops the renewal of a subscription, or takes that back. */
export function RenewalButton({ subscription, block = false }: RenewalButtonProps) {
  const { id, name, status, renews, paidUntil } = subscription
  const [asks, setAsks] = useState(false)
  const change = useAction(SetRenewal, {
    onSuccess: () => {
      void invalidate('Subscriptions')
      setAsks(false)
    },
    onError: () => setAsks(false),
  })
  if (status === 'ended') return null
  if (!renews)
    return (
      <Button
        size={block ? 'md' : 'sm'}
        block={block}
        busy={change.isPending}
        onClick={() => change.mutate({ id, renews: true })}
      >
        Renew again<span className="vh"> {name}</span>
      </Button>
    )
  return (
    <>
      <Button size={block ? 'md' : 'sm'} block={block} variant="quiet" onClick={() => setAsks(true)}>
        Stop the renewal<span className="vh"> of {name}</span>
      </Button>
      {asks && (
        <Confirm
          open
          title={`Stop the renewal of ${name}?`}
          confirmLabel="Stop the renewal"
          keepLabel="Keep it"
          busy={change.isPending}
          onConfirm={() => change.mutate({ id, renews: false })}
          onCancel={() => setAsks(false)}
        >
          {paidUntil ? (
            <>
              Your card pays no more. What is paid stays yours until <When at={paidUntil} show="date" />, and until then
              you can renew it again.
            </>
          ) : (
            'Your card pays no more.'
          )}
        </Confirm>
      )}
    </>
  )
}
