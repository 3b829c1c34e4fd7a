import { isUnder, pointsOf, USUAL_PASS_LINE } from '../../../../rules/room/score'
import { hasMockLeft } from '../../../nouns/session/mocks-left'
import { useApi } from '../../../providers/api/query'
import { useWallet } from '../../../providers/wallet'
import { LinkButton } from '../../../ui/action/link-button'
import { formatMoney } from '../../../ui/money/money'
import { LearnFirst } from '../../next-steps/learn-first'
import { NextStart } from '../../next-steps/next-start'
import { Queued } from '../../next-steps/queued'
import type { RoomSession } from '../../room/session-parts'
import { ClassroomMocksLeft } from '../station.documents'
import styles from './result.module.css'

/** What to do after the result: book the station again, or what is left where it is sat out, and which criteria to work on first. */
export function NextStep({ session }: { session: RoomSession }) {
  const balance = useWallet()?.balance
  const mocks = useApi(ClassroomMocksLeft, {})
  const { sessionType, practiceArea } = session
  if (!sessionType || mocks.isPending) return null
  const under = underLine(session)
  const weak = under.slice(0, 2)
  const isLeft = (areaId?: string) => !mocks.data || hasMockLeft(mocks.data.mocksLeft, sessionType.id, areaId)
  const isHereLeft = isLeft(practiceArea?.id)
  const left = balance === undefined || !isLeft() ? null : balance - sessionType.price
  return (
    <section className={styles.next} aria-label="What to do next">
      {isHereLeft ? (
        <LinkButton
          variant="primary"
          to={`/booking/${sessionType.id}${practiceArea ? `?area=${practiceArea.id}` : ''}`}
        >
          Book this again, {formatMoney(sessionType.price)}
        </LinkButton>
      ) : isLeft() ? (
        <LinkButton variant="primary" to={`/booking/${sessionType.id}`}>
          Book {sessionType.name} in another area, {formatMoney(sessionType.price)}
        </LinkButton>
      ) : (
        <LinkButton variant="primary" to="/booking">
          Book a session
        </LinkButton>
      )}
      <div className="sub">
        <p>
          {!isHereLeft &&
            (isLeft() ? 'You have done every mock in this area. ' : 'You have done every mock of this type. ')}
          {left !== null &&
            (left < 0
              ? `Your balance is ${formatMoney(balance ?? 0)}.`
              : `Balance afterwards ${formatMoney(left)}.`)}{' '}
          {isLeft() && (
            <NextStart sessionTypeId={sessionType.id} practiceAreaId={isHereLeft ? practiceArea?.id : undefined} />
          )}
        </p>
        {weak.length > 0 && (
          <p>
            Work first on <strong>{weak.map(({ title }) => title).join(' and ')}</strong>.
          </p>
        )}
        <Queued sessionId={session.id} />
        <LearnFirst
          practiceAreaId={under.some(({ kind }) => kind === 'law') ? practiceArea?.id : undefined}
          sessionTypeId={under.some(({ kind }) => kind === 'skills') ? sessionType.id : undefined}
        />
      </div>
    </section>
  )
}

/** The criteria with grades under the pass line, the lowest first. */
function underLine({ marksheet, marks, sessionType }: RoomSession) {
  const points = new Map(
    (marks ?? []).flatMap(({ criterionId, mark }) => (mark ? [[criterionId, pointsOf(mark)]] : [])),
  )
  const line = sessionType?.passMark ?? USUAL_PASS_LINE
  return (marksheet ?? [])
    .map(({ id, title, kind }) => ({ title, kind, points: points.get(id) ?? 5 }))
    .filter((each) => isUnder(each.points, line))
    .sort((one, other) => one.points - other.points)
}
