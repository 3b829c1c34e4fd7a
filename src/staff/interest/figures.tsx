import type { ListState } from '../../admin/list/list-state'
import { totalWords } from '../../admin/list/use-rows'
import { now } from '../../providers/device/clock'
import { FactStrip } from '../../ui/data/fact-strip'
import { Skeleton } from '../../ui/data/skeleton'
import { ErrorState } from '../../ui/page/blank'
import { dayOf, dayWords } from '../../ui/time/london-days'
import type { InterestFiguresQuery } from './interest.documents'
import styles from './interest.module.css'

interface FiguresProps {
  query: {
    data: InterestFiguresQuery | undefined
    error: unknown
    isFetching: boolean
    refetch: () => unknown
  }
}

/** Who waits, and how the month goes. */
export function Figures({ query: { data, error, isFetching, refetch } }: FiguresProps) {
  if (error && !data)
    return <ErrorState title="The figures did not load" onRetry={() => void refetch()} retrying={isFetching} />
  const figures = data?.leadFigures
  const said = (count: number | undefined) =>
    count === undefined ? <Skeleton width="3ch" height={28} /> : count.toLocaleString('en-GB')
  return (
    <div className={styles.figures}>
      <FactStrip
        busy={!figures}
        facts={[
          { term: 'Follow up today', value: said(figures?.dueToday) },
          { term: 'Overdue', value: said(figures?.overdue) },
          { term: 'Signed up this week', value: said(figures?.signedUpThisWeek) },
          {
            term: `Converted in ${monthWords()}`,
            value: (
              <>
                {said(figures?.convertedThisMonth)}
                {figures && <span>{` · ${figures.signedUpThisMonth.toLocaleString('en-GB')} signed up`}</span>}
              </>
            ),
          },
        ]}
      />
    </div>
  )
}

const monthWords = () => dayWords(dayOf(now()), 'long').split(' ')[2]

/** '46 people who signed up since Tue 1 Sept'. */
export function peopleWords(count: number, { filters }: Pick<ListState, 'filters'>): string {
  const people = count === 1 ? '1 person' : `${totalWords(count < MOST ? count : MOST + 1)} people`
  const { from } = filters
  return typeof from === 'string' ? `${people} who signed up since ${dayWords(from)}` : people
}

/** The server counts no more. */
const MOST = 10_000
