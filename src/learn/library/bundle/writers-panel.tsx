import { Card } from '../../../ui/data/card'
import { formatMoney } from '../../../ui/money/money'
import type { Bundle } from './bundle'

/** What its authors and staff see in place of a price: that they look at it as those do who have opened it, and how others come to it. */
export function WritersPanel({ bundle: { status, visibility, price } }: { bundle: Bundle }) {
  return (
    <Card title="As learners see it">
      <p className="meta">
        You write this, and see it as those do who have opened it. {waysIn(status, visibility, price)}
      </p>
    </Card>
  )
}

function waysIn(status: Bundle['status'], visibility: Bundle['visibility'], price: number): string {
  if (status === 'draft' || status === 'in_review') return 'It is not published yet: learners do not find it.'
  if (status === 'archived') return 'It is archived: those who hold it keep it, and nobody else finds it.'
  if (visibility === 'private') return 'Nobody else finds it but those who were let in.'
  if (visibility === 'restricted') return 'Others ask to be let in.'
  return price > 0 ? `Others pay ${formatMoney(price)}.` : 'It is free for everybody.'
}
