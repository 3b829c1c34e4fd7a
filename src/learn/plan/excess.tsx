import { useAction } from '../../providers/api/query'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/data/card'
import { lengthWords } from '../../ui/time/length-words'
import { keepPlan } from './keep-plan'
import { StudyPlanUpdate } from './plan.documents'
import { type Plan, workTitle } from './plan-words'
import styles from './study-plan.module.css'

const MOST_NAMED = 4
const MOST_MINUTES = 720

/** That the plan does not fit, by how much, and the two ways to make it fit; nothing while it does. */
export function Excess({ plan }: { plan: Plan }) {
  const update = useAction(StudyPlanUpdate, { onSuccess: keepPlan })
  const { excess, minutesPerDay, work } = plan
  if (!excess) return null
  const out = work.filter(({ id }) => excess.leaveOut.includes(id))
  const longer = excess.minutesMore === null ? null : minutesPerDay + excess.minutesMore
  const leftOut = [...work.filter((each) => each.leftOut).map(({ id }) => id), ...excess.leaveOut]
  return (
    <Card title={`${lengthWords(Math.max(1, excess.minutes))} too much`}>
      <div className={styles.excess}>
        <p>{`With ${lengthWords(minutesPerDay)} a day not all of it fits before your exam.`}</p>
        {longer !== null && longer <= MOST_MINUTES && excess.minutesMore && (
          <div className={styles.way}>
            <p>{`${lengthWords(excess.minutesMore)} more a day would do, ${lengthWords(longer)} in all.`}</p>
            <Button busy={update.isPending} onClick={() => update.mutate({ minutesPerDay: longer })}>
              {`Study ${lengthWords(longer)} a day`}
            </Button>
          </div>
        )}
        {out.length > 0 && (
          <div className={styles.way}>
            <p>{`Or leave out what helps least: ${namesOf(out)}.`}</p>
            <Button busy={update.isPending} onClick={() => update.mutate({ leftOut })}>
              {out.length === 1 ? 'Leave it out' : `Leave these ${out.length} out`}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

function namesOf(out: Plan['work']): string {
  const names = out.slice(0, MOST_NAMED).map((each) => `${workTitle(each)} (${lengthWords(each.minutes)})`)
  const more = out.length - names.length
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ')
}
