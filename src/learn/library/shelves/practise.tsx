import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { Row, RowList } from '../../../ui/data/row-list'

/** The ways to practise questions across all that one has. */
export function Practise() {
  return (
    <Card title="Practise questions">
      <RowList>
        <Row
          title="Build your own practice"
          meta="Choose areas, which questions, how many and the clock."
          end={
            <LinkButton to="/library/practice" size="sm" aria-label="Build your own practice: choose">
              Choose
            </LinkButton>
          }
        />
        <Row
          title="SQE1 mock day"
          meta="FLK1 or FLK2 as in the exam: two sessions of 90 questions with a break between, or half of it."
          end={
            <LinkButton to="/library/mock-day" size="sm" aria-label="SQE1 mock day: see the plan">
              See the plan
            </LinkButton>
          }
        />
      </RowList>
    </Card>
  )
}
