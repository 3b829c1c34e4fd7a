import { clsx } from 'clsx'
import { inHundredths, USUAL_PASS_LINE } from '../../../../rules/room/score'
import { areaInShort } from '../../../nouns/practice-area/area-in-short'
import { formatScore, scoreWord } from '../../../nouns/session/score-words'
import { Icon } from '../../../ui/action/icon'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { Row, RowList } from '../../../ui/data/row-list'
import { When } from '../../../ui/time/when'
import styles from '../dashboard.module.css'
import type { StudentDashboardQuery } from './student.documents'
import { TrendLine } from './trend-line'

type Result = StudentDashboardQuery['released']['entries'][number]

const SHOWN = 3
const IN_TREND = 6

/** The latest marks, each with its word and the change from the one before of its type. Hidden if there are none. */
export function RecentResults({ results }: { results: readonly Result[] }) {
  const [latest] = results
  if (!latest) return null
  const scores = scoresOfType(latest, results)
  return (
    <Card
      title="Recent results"
      foot={scores.length > 2 && <TrendLine station={latest.name} scores={scores.slice(0, IN_TREND).reverse()} />}
      actions={
        results.length > SHOWN && (
          <LinkButton to="/classroom" size="sm" variant="quiet">
            All
          </LinkButton>
        )
      }
    >
      <RowList tight>
        {results.slice(0, SHOWN).map((result) => (
          <Row
            key={result.id}
            title={result.name}
            to={`/classroom/${result.id}`}
            meta={
              <>
                {areaInShort(result.practiceArea)}. Marked <When at={result.marked ?? ''} show="date" />
                <Trend change={changeSince(result, results)} />
              </>
            }
            end={
              typeof result.finalMark === 'number' && (
                <Score score={result.finalMark} line={result.sessionType?.passMark ?? USUAL_PASS_LINE} />
              )
            }
          />
        ))}
      </RowList>
    </Card>
  )
}

/** The scores of one type, the newest first: those of different stations say nothing about one another. */
export const scoresOfType = ({ sessionTypeId }: Result, results: readonly Result[]): number[] =>
  results.filter((each) => each.sessionTypeId === sessionTypeId).flatMap(({ finalMark }) => finalMark ?? [])

/** The difference from the previous result of the same type; null if there is none. Results come newest first. */
export function changeSince(result: Result, results: readonly Result[]): number | null {
  const before = results
    .slice(results.indexOf(result) + 1)
    .find(({ sessionTypeId, finalMark }) => sessionTypeId === result.sessionTypeId && typeof finalMark === 'number')
  if (typeof result.finalMark !== 'number' || typeof before?.finalMark !== 'number') return null
  // Of what is shown, so that the change never says another thing than the two scores.
  return (inHundredths(result.finalMark) - inHundredths(before.finalMark)) / 100
}

function Trend({ change }: { change: number | null }) {
  if (change === null) return null
  return (
    <span className={styles.trend}>
      {change !== 0 && <Icon name={change > 0 ? 'up' : 'down'} size="xs" />}
      {change === 0
        ? 'The same as your last one'
        : `${formatScore(Math.abs(change))} ${change > 0 ? 'above' : 'below'} your last one`}
    </span>
  )
}

function Score({ score, line }: { score: number; line: number }) {
  return (
    <p className={clsx(styles.score, 'num')}>
      <strong>{formatScore(score)}</strong> of 5<span className={styles.scoreWord}>{scoreWord(score, line)}</span>
    </p>
  )
}
