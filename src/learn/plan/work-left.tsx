import { useAction } from '../../providers/api/query'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/data/card'
import { Row, RowList } from '../../ui/data/row-list'
import { lengthWords } from '../../ui/time/length-words'
import { dayWords } from '../../ui/time/london-days'
import { keepPlan } from './keep-plan'
import { StudyPlanUpdate } from './plan.documents'
import { type Plan, type Work, workNote, workTitle } from './plan-words'

/** All that is left to do, when it would be done, and what is left out. */
export function WorkLeft({ plan: { work, exams } }: { plan: Plan }) {
  const update = useAction(StudyPlanUpdate, { onSuccess: keepPlan })
  if (!work.length) return null
  const out = work.filter(({ leftOut }) => leftOut).map(({ id }) => id)
  const toggle = ({ id, leftOut }: Work) =>
    update.mutate({ leftOut: leftOut ? out.filter((other) => other !== id) : [...out, id] })
  const left = work.filter(({ leftOut }) => !leftOut).reduce((sum, { minutes }) => sum + minutes, 0)
  return (
    <Card title="What is left" count={left ? lengthWords(left) : undefined}>
      <RowList>
        {work.map((each) => (
          <Row
            key={each.id}
            title={workTitle(each)}
            meta={`${lengthWords(each.minutes)}. ${workNote(each)}. ${whenWords(each, exams.length > 0)}`}
            end={
              <Button
                size="sm"
                variant="quiet"
                busy={update.isPending}
                label={`${each.leftOut ? 'Take in' : 'Leave out'}: ${workTitle(each)}`}
                onClick={() => toggle(each)}
              >
                {each.leftOut ? 'Take in' : 'Leave out'}
              </Button>
            }
          />
        ))}
      </RowList>
    </Card>
  )
}

function whenWords({ leftOut, doneOn }: Work, isDue: boolean): string {
  if (leftOut) return 'Left out.'
  if (doneOn) return `Done by ${dayWords(doneOn)}.`
  return isDue ? 'Does not fit.' : 'Later.'
}
