import { Link } from 'react-router'
import { hasMockLeft } from '../../nouns/session/mocks-left'
import { useApi } from '../../providers/api/query'
import { formatMoney } from '../../ui/money/money'
import { NextStart } from './next-start'
import { MocksToSit } from './next-steps.documents'

/** A mock of a practice area that the person can still sit, with its price and the next free start; nothing where there is none. */
export function MockToSit({ practiceArea }: { practiceArea: { id: string; name: string } }) {
  const { data } = useApi(MocksToSit, {})
  const type = data?.sessionTypes.find(({ id }) => hasMockLeft(data.mocksLeft, id, practiceArea.id))
  if (!type) return null
  return (
    <p>
      <Link to={`/booking/${type.id}?area=${practiceArea.id}`}>
        Book {type.name} in {practiceArea.name}, {formatMoney(type.price)}
      </Link>
      . <NextStart sessionTypeId={type.id} practiceAreaId={practiceArea.id} />
    </p>
  )
}
