import { useApi } from '../../providers/api/query'
import { formatMoney } from '../../ui/money/money'
import { When } from '../../ui/time/when'
import { CancelQuote } from './calendar.documents'

/** What moving or cancelling a booked session costs its candidate at this moment. */
export function CostsOfChange({ id }: { id: string }) {
  const { data } = useApi(CancelQuote, { id }, { staleTime: 0 })
  if (!data) return null
  const { moveCost, cancelCost, freeUntil } = data.sessionQuote
  if (moveCost > 0 || cancelCost > 0) {
    return (
      <p className="help">
        {`The free time is over: moving costs ${formatMoney(moveCost)} now, cancelling ${formatMoney(cancelCost)}.`}
      </p>
    )
  }
  return freeUntil ? (
    <p className="help">
      Moving and cancelling are free until <When at={freeUntil} />.
    </p>
  ) : null
}
