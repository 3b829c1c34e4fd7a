import { Icon } from '../../../ui/action/icon'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { Row, RowList } from '../../../ui/data/row-list'
import { When } from '../../../ui/time/when'
import type { Task } from './task'

/** Today's tasks that are not urgent. Hidden if there are none. */
export function TodayTasks({ tasks }: { tasks: readonly Task[] }) {
  if (!tasks.length) return null
  return (
    <Card title="Today" count={tasks.length}>
      <RowList>
        {tasks.map(({ key, icon, title, note, at, to, label }) => (
          <Row
            key={key}
            before={<Icon name={icon} />}
            title={title}
            meta={
              <>
                {note}
                {at && (
                  <>
                    {' '}
                    <When at={at} />.
                  </>
                )}
              </>
            }
            end={
              <LinkButton to={to} size="sm" aria-label={`${label}: ${title}`}>
                {label}
              </LinkButton>
            }
          />
        ))}
      </RowList>
    </Card>
  )
}
