import { clsx } from 'clsx'
import { FEWEST_MARKS, PASS } from '../../../../rules/groups/results'
import { useApi } from '../../../providers/api/query'
import { now } from '../../../providers/device/clock'
import { Card } from '../../../ui/data/card'
import { dayOf } from '../../../ui/time/london-days'
import type { Group } from '../head/use-group'
import styles from './group-results.module.css'
import { quarterWords } from './result-words'
import { GroupResults as Asked, type GroupResultsQuery } from './results.documents'

type Results = GroupResultsQuery['studyGroupResults']

/** Whether the results of a group's exam are out. */
export const resultsAreOut = ({ resultsDate }: Pick<Group, 'resultsDate'>): boolean =>
  resultsDate !== null && resultsDate <= dayOf(now())

/** How the group did, without names; nothing before its results are out. */
export function GroupResults({ group }: { group: Group }) {
  const isOut = resultsAreOut(group)
  const { data } = useApi(Asked, { id: group.id }, { enabled: isOut, staleTime: 0 })
  const found = data?.studyGroupResults
  if (!isOut || !found) return null
  return (
    <Card title="How the group did">
      <div className={styles.form}>
        {found.quarters ? (
          <Quarters results={found} quarters={found.quarters} />
        ) : (
          <p className="meta">
            {`${found.recorded} of ${found.people} results are known. From ${FEWEST_MARKS} marks on you see here how the group did, in quarters and without names.`}
          </p>
        )}
      </div>
    </Card>
  )
}

function Quarters({ results: { ownQuarter, recorded, people }, quarters }: { results: Results; quarters: number[] }) {
  const [low, middle, high] = quarters
  const spans = [`below ${low}`, `${low} to ${middle}`, `${middle} to ${high}`, `from ${high}`]
  return (
    <>
      <ol className={styles.quarters} aria-label="Marks of the group, in quarters">
        {spans.map((span, at) => {
          const isOwn = ownQuarter === at + 1
          return (
            <li key={quarterWords[at]} className={clsx(isOwn && styles.own)} aria-current={isOwn ? 'true' : undefined}>
              <strong className="num">{span}</strong>
              <span className="meta">{isOwn ? 'Your mark' : quarterWords[at]}</span>
            </li>
          )
        })}
      </ol>
      <p className="meta">
        {`${recorded} of ${people} results are known. A mark from ${PASS} passes. Marks are to the nearest 5, and nobody sees whose they are.`}
      </p>
    </>
  )
}
