import { cardName } from '../../../nouns/payment-method/card-words'
import { invalidate, useAction } from '../../../providers/api/query'
import { Confirm } from '../../../ui/overlay/confirm'
import { toast } from '../../../ui/overlay/toast'
import { type PaymentMethodsQuery, RemoveCard } from './ways-to-pay.documents'

export type KeptCard = PaymentMethodsQuery['paymentMethods'][number]

/** Asks before a card is removed. */
export function RemoveCardDialog({ card, onClose }: { card: KeptCard; onClose: () => void }) {
  const remove = useAction(RemoveCard, {
    onSuccess: () => {
      toast({ kind: 'positive', text: 'Card removed' })
      onClose()
    },
    onError: onClose,
  })
  return (
    <Confirm
      open
      danger
      title={`Remove ${cardName(card)}?`}
      keepLabel="Keep it"
      confirmLabel="Remove"
      busy={remove.isPending}
      onCancel={onClose}
      onConfirm={() => remove.mutate({ id: card.id }, { onSettled: () => void invalidate('PaymentMethods') })}
    >
      <p>
        No pay page offers it any more, and our card provider drops it too. What you have paid with it stays as it is,
        and so do your subscriptions.
      </p>
    </Confirm>
  )
}
