import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/data/card'
import { Loading, Skeleton } from '../../ui/data/skeleton'
import { ErrorState } from '../../ui/page/blank'
import { addDays, type Day, dayOf, daysBetween, dayWords, mondayOf, noonOf, weekWords } from '../../ui/time/london-days'
import { differsFromLondon, zoneCity } from '../../ui/time/london-time'
import { useOwnZone } from '../../ui/time/own-zone'
import { StartGrid } from './start-grid'
import styles from './start-week.module.css'
import type { useFreeStarts } from './use-free-starts'
import { WeekStrip, weekDays } from './week-strip'

const FURTHEST_DAYS = 7 * 52

interface StartWeekProps {
  starts: ReturnType<typeof useFreeStarts>
  monday: Day
  firstMonday: Day
  /** Whether the address names the week; otherwise the first week with a start is shown. */
  weekAsked: boolean
  /** Every day has the same hours, so one day at a time is shown. */
  oneDay: boolean
  chosen: string | null
  /** What stands there where four weeks have no start; `onLater` leads to the next four. */
  none: (onLater: (() => void) | undefined) => ReactNode
  onWeek: (monday: Day) => void
  onChoose: (startAt: string) => void
}

/** A week of starts, with buttons for the weeks before and after. */
export function StartWeek(props: StartWeekProps) {
  const { starts, firstMonday, weekAsked, oneDay, chosen, onWeek } = props
  const { days, block } = starts
  const ahead = [...days.keys()].sort()
  const firstFree = ahead[0]
  const monday = !weekAsked && firstFree ? mondayOf(firstFree) : props.monday
  const freeDays = weekDays(monday).filter((day) => days.has(day))
  const [picked, setPicked] = useState<Day | null>(null)
  const day = [picked, chosen && dayOf(chosen), freeDays[0]].find((each) => each && mondayOf(each) === monday) ?? monday
  const choose = (startAt: string) => {
    setPicked(dayOf(startAt))
    props.onChoose(startAt)
  }
  const next = ahead.find((each) => each >= addDays(monday, 7))

  if (starts.error && !starts.data) {
    return (
      <Card>
        <ErrorState title="The starts did not load" onRetry={() => starts.refetch()} retrying={starts.isFetching} />
      </Card>
    )
  }
  const loading = !starts.data || starts.isPlaceholderData
  const blockEmpty = !loading && days.size === 0
  return (
    <>
      <WeekPager monday={monday} firstMonday={firstMonday} onWeek={onWeek} />
      {loading ? (
        <Loading label="Loading starts">
          <Skeleton height={oneDay ? 220 : 420} />
        </Loading>
      ) : (
        <Card flush>
          {blockEmpty ? (
            props.none(daysBetween(firstMonday, block.until) < FURTHEST_DAYS ? () => onWeek(block.until) : undefined)
          ) : (
            <>
              <WeekStrip
                monday={monday}
                chosen={day}
                counts={(each) => days.get(each)?.length ?? 0}
                onChoose={setPicked}
              />
              {freeDays.length === 0 ? (
                <NoneThisWeek next={next} onWeek={onWeek} />
              ) : (
                <StartGrid monday={monday} days={days} day={day} oneDay={oneDay} chosen={chosen} onChoose={choose} />
              )}
            </>
          )}
        </Card>
      )}
    </>
  )
}

function NoneThisWeek({ next, onWeek }: { next: Day | undefined; onWeek: (monday: Day) => void }) {
  return (
    <p className={styles.weekNone}>
      Nothing is free this week.{' '}
      {next && (
        <Button size="sm" onClick={() => onWeek(mondayOf(next))}>
          {`Next free: ${dayWords(next)}`}
        </Button>
      )}
    </p>
  )
}

function WeekPager({ monday, firstMonday, onWeek }: Pick<StartWeekProps, 'monday' | 'firstMonday' | 'onWeek'>) {
  const zone = useOwnZone()
  return (
    <div className={styles.pager}>
      <Button
        icon="left"
        label="Week before"
        disabled={monday <= firstMonday}
        onClick={() => onWeek(addDays(monday, -7))}
      />
      <p aria-live="polite">{weekWords(monday)}</p>
      <Button
        icon="right"
        label="Week after"
        disabled={daysBetween(firstMonday, monday) >= FURTHEST_DAYS}
        onClick={() => onWeek(addDays(monday, 7))}
      />
      <p className={clsx(styles.pagerZone, 'help')}>
        London time
        {differsFromLondon(zone, noonOf(monday), noonOf(addDays(monday, 6))) && `, ${zoneCity(zone)} below`}
      </p>
    </div>
  )
}
