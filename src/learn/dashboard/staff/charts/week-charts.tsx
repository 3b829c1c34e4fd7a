import { daysAfter } from '../../../../../rules/wall-clock'
import { useApi } from '../../../../providers/api/query'
import { now } from '../../../../providers/device/clock'
import { Card } from '../../../../ui/data/card'
import { ErrorState } from '../../../../ui/page/blank'
import { addDays, dayOf, mondayOf, startOf } from '../../../../ui/time/london-days'
import { StaffCharts } from '../staff.documents'
import { GreyCharts } from './grey-charts'
import { MarkingChart } from './marking-chart'
import { SalesChart } from './sales-chart'
import { SessionsChart } from './sessions-chart'

const HOUR_MS = 3_600_000
const STALE_MS = 300_000

export interface WeekChartsProps {
  sessions: boolean
  money: boolean
  /** Whether the reader may open the list of sessions. */
  canOpen: boolean
}

/** The latest weeks as pictures: sessions, sales and marking times, as far as the reader's abilities go. */
export function WeekCharts({ sessions, money, canOpen }: WeekChartsProps) {
  const query = useApi(
    StaffCharts,
    { sessions, money, ...sameHourLastWeek(now()) },
    { staleTime: STALE_MS, refetchInterval: STALE_MS },
  )
  const { data } = query
  if (query.error && !data)
    return (
      <Card>
        <ErrorState title="The charts did not load" onRetry={() => query.refetch()} retrying={query.isFetching} />
      </Card>
    )
  if (!data) return <GreyCharts count={Number(sessions) * 2 + Number(money)} />
  const { sessionsByWeek, salesByWeek, salesBefore, markingByWeek, markingByTutor, slowestMarkings } = data
  return (
    <>
      {sessionsByWeek && <SessionsChart weeks={sessionsByWeek} canOpen={canOpen} />}
      {salesByWeek && <SalesChart weeks={salesByWeek} before={salesBefore?.amount ?? 0} />}
      {markingByWeek && (
        <MarkingChart
          times={markingByWeek}
          byTutor={markingByTutor ?? []}
          slowest={slowestMarkings ?? []}
          canOpen={canOpen}
        />
      )}
    </>
  )
}

/** Last week until the same hour of the same weekday, by London's clocks; the query stays the same for an hour. */
export function sameHourLastWeek(at: number): { from: string; until: string } {
  const today = dayOf(at)
  const then = addDays(today, -7)
  const hour = Math.floor(at / HOUR_MS) * HOUR_MS
  return {
    from: startOf(mondayOf(then)),
    until: new Date(daysAfter(hour, -7) + HOUR_MS).toISOString(),
  }
}
