import { hasMockLeft, type MocksLeft } from '../../nouns/session/mocks-left'
import { groupWords, modeWords } from '../../nouns/session-type/type-words'
import { Card } from '../../ui/data/card'
import { Row, RowList } from '../../ui/data/row-list'
import { Money } from '../../ui/money/money'
import { lengthWords } from '../../ui/time/length-words'
import type { BookingTypeQuery } from './booking.documents'

type Type = BookingTypeQuery['sessionType']

/** The bookable types below one that is only a heading. */
export const bookableBelow = ({ practiceAreas, children }: Type): Type['children'] =>
  practiceAreas.length > 0 ? [] : children.filter(({ bookingAllowed, status }) => bookingAllowed && status === 'active')

/** The types below one that cannot be booked itself. */
export function TypesBelow({ types, left }: { types: Type['children']; left: MocksLeft }) {
  return (
    <Card>
      <RowList>
        {types.map(({ id, name, duration, mode, price, seats }) => (
          <Row
            key={id}
            title={name}
            to={`/booking/${id}`}
            meta={[
              lengthWords(duration),
              modeWords[mode].toLowerCase(),
              groupWords(seats),
              !hasMockLeft(left, id) && /* text */ 'no mock left',
            ]
              .filter(Boolean)
              .join(', ')}
            end={<Money pence={price} />}
          />
        ))}
      </RowList>
    </Card>
  )
}
