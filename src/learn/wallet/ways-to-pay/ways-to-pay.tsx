import { useState } from 'react'
import { cardName } from '../../../nouns/payment-method/card-words'
import { useGateway } from '../../../parts/checkout/use-gateway'
import { useApi } from '../../../providers/api/query'
import { now } from '../../../providers/device/clock'
import { useLive } from '../../../providers/live/live'
import { useViewer } from '../../../providers/sign-in/viewer'
import { Button } from '../../../ui/action/button'
import { Icon } from '../../../ui/action/icon'
import { Card } from '../../../ui/data/card'
import { Row, RowList } from '../../../ui/data/row-list'
import { Skeleton } from '../../../ui/data/skeleton'
import { EmptyState, ErrorState } from '../../../ui/page/blank'
import { type KeptCard, RemoveCardDialog } from './remove-card'
import { useKeeping } from './use-keeping'
import { PaymentMethods } from './ways-to-pay.documents'

/** The cards that are kept for the person, and the button that keeps one; nothing where no gateway takes cards. */
export function WaysToPay() {
  const gateway = useGateway()
  const { keep, busy } = useKeeping()
  if (!gateway) return null
  return (
    <Card
      title="Ways to pay"
      actions={
        <Button size="sm" busy={busy} onClick={() => keep(gateway)}>
          Keep a card
        </Button>
      }
    >
      <Cards />
    </Card>
  )
}

function Cards() {
  const userId = useViewer()?.id ?? ''
  const { data, error, isFetching, refetch } = useApi(PaymentMethods, { userId }, { enabled: Boolean(userId) })
  const [removing, setRemoving] = useState<KeptCard>()
  useLive(['PaymentMethod'], ['PaymentMethods'])
  const cards = data?.paymentMethods
  if (error && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!cards) return <Skeleton height={64} />
  if (!cards.length)
    return (
      <EmptyState title="No card is kept" icon="wallet">
        Our card provider keeps it for you, so that you need not type it again. Nothing is charged until you pay.
      </EmptyState>
    )
  return (
    <>
      <RowList tight>
        {cards.map((card) => (
          <Row
            key={card.id}
            before={<Icon name="wallet" />}
            title={cardName(card)}
            meta={expiry(card)}
            end={
              <Button size="sm" label={`Remove ${cardName(card)}`} onClick={() => setRemoving(card)}>
                Remove
              </Button>
            }
          />
        ))}
      </RowList>
      {removing && <RemoveCardDialog card={removing} onClose={() => setRemoving(undefined)} />}
    </>
  )
}

/** The month as a card has it printed, and whether it is over. */
function expiry({ expMonth, expYear }: KeptCard): string {
  const month = `${String(expMonth).padStart(2, '0')}/${expYear}`
  const today = new Date(now())
  const isOver = expYear * 12 + expMonth < today.getFullYear() * 12 + today.getMonth() + 1
  return isOver ? `Expired ${month}` : `Expires ${month}`
}
