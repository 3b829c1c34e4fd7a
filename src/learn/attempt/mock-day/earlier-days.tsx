import { Card } from '../../../ui/data/card'
import { Row, RowList } from '../../../ui/data/row-list'
import { When } from '../../../ui/time/when'
import { dayTitle, type Earlier } from './mock-day-words'
import styles from './plan.module.css'

/** Mock days that are over. */
export function EarlierDays({ days }: { days: readonly Earlier[] }) {
  if (!days.length) return null
  return (
    <Card title="Before this one" className={styles.earlier}>
      <RowList tight>
        {days.map((day) => (
          <Row
            key={day.id}
            to={`/library/mock-day/${day.id}`}
            title={dayTitle(day)}
            meta={<When at={day.startedAt} show="date" />}
            end={
              day.result ? (
                <span className="num">{`${day.result.projected} of ${day.result.top}, projected`}</span>
              ) : (
                <span className="meta">Given up</span>
              )
            }
          />
        ))}
      </RowList>
    </Card>
  )
}
