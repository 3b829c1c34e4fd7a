import { formatScore } from '../../../nouns/session/score-words'
import { useApi } from '../../../providers/api/query'
import { Line } from '../../../ui/chart/line'
import { Card } from '../../../ui/data/card'
import { formatDate, LONDON } from '../../../ui/time/london-time'
import type { RoomSession } from '../../room/session-parts'
import { ClassroomAttempts } from '../station.documents'

/** The scores of all attempts at the same station, against the pass line; nothing for the first one. */
export function Attempts({ session }: { session: RoomSession }) {
  const { sessionType } = session
  const { data } = useApi(ClassroomAttempts, { sessionTypeId: sessionType?.id ?? '' }, { enabled: !!sessionType })
  const attempts = (data?.userSessionsMarked.entries ?? [])
    .flatMap(({ startAt, finalMark }) => (finalMark === null ? [] : [{ startAt, finalMark }]))
    .sort((one, other) => Date.parse(one.startAt) - Date.parse(other.startAt))
  if (!sessionType || attempts.length < 2) return null
  const day = (index: number) => formatDate(attempts[index]?.startAt ?? 0, LONDON, 'short')
  const name = sessionType.name
  return (
    <Card title="This station" count={`${attempts.length} attempts`}>
      <Line
        caption={`Attempts at ${name}`}
        description={`${name}: ${attempts.map(({ finalMark }, at) => `${formatScore(finalMark)} on ${day(at)}`).join(', ')}; pass line ${formatScore(sessionType.passMark)}`}
        heads={['Date', 'Score of 5']}
        rows={attempts.map(({ startAt, finalMark }) => [formatDate(startAt, LONDON, 'year'), formatScore(finalMark)])}
        values={attempts.map(({ finalMark }) => finalMark)}
        limit={{ value: sessionType.passMark, words: 'Pass line' }}
        latest={formatScore(attempts.at(-1)?.finalMark ?? 0)}
        tick={String}
        foot={(index) => (index === 0 || index === attempts.length - 1 ? day(index) : undefined)}
      />
      <p className="help">Only {name}, each time a mock that you had not sat.</p>
    </Card>
  )
}
