import { useWallet } from '../../../providers/wallet'
import { LinkButton } from '../../../ui/action/link-button'
import { formatMoney } from '../../../ui/money/money'
import { pointsOf } from '../scores'
import type { RoomSession } from '../session-parts'
import styles from './result.module.css'

/** What to do after the result: book the station again, and which criteria to work on first. */
export function NextStep({ session }: { session: RoomSession }) {
  const balance = useWallet()?.balance
  const { sessionType, practiceArea } = session
  if (!sessionType) return null
  const weak = weakest(session)
  const left = balance === undefined ? null : balance - sessionType.price
  return (
    <section className={styles.next} aria-label="What to do next">
      <LinkButton variant="primary" to={`/booking/${sessionType.id}${practiceArea ? `?area=${practiceArea.id}` : ''}`}>
        Book this again {formatMoney(sessionType.price)}
      </LinkButton>
      <p className="sub">
        {left !== null &&
          (left < 0 ? `Your balance is ${formatMoney(balance ?? 0)}. ` : `Balance afterwards ${formatMoney(left)}. `)}
        {weak.length > 0 && (
          <>
            Work first on <strong>{weak.join(' and ')}</strong>.
          </>
        )}
      </p>
    </section>
  )
}

/** The titles of the two criteria with the lowest grades under the pass line. */
function weakest({ marksheet, marks, sessionType }: RoomSession): string[] {
  const points = new Map(
    (marks ?? []).flatMap(({ criterionId, mark }) => (mark ? [[criterionId, pointsOf(mark)]] : [])),
  )
  const line = sessionType?.passMark ?? 3
  return (marksheet ?? [])
    .flatMap(({ id, title }) => ({ title, points: points.get(id) ?? 5 }))
    .filter((each) => each.points < line)
    .sort((one, other) => one.points - other.points)
    .slice(0, 2)
    .map(({ title }) => title)
}
