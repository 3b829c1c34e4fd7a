import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { ClassroomLayout } from '../../../layouts/classroom-layout'
import { useIntentKey } from '../../../providers/api/intent-key'
import { useAction, useApi } from '../../../providers/api/query'
import { now } from '../../../providers/device/clock'
import { Button } from '../../../ui/action/button'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { DescriptionList } from '../../../ui/data/description-list'
import { Loading, Skeleton } from '../../../ui/data/skeleton'
import { Segments } from '../../../ui/form/segments'
import { ErrorState } from '../../../ui/page/blank'
import { lengthWords } from '../../../ui/time/length-words'
import { AreaTable } from './area-table'
import { DayTimeline } from './day-timeline'
import { DeviceCheck } from './device-check'
import { EarlierDays } from './earlier-days'
import { MockDayPlan, MockDayStart } from './mock-day.documents'
import { type Offer, ownTimeParts } from './mock-day-words'
import styles from './plan.module.css'
import { Rules } from './rules'

type Paper = 'flk1' | 'flk2'

/** The plan of a mock day before it begins: its times for this person, the rules, and whether device and questions are enough. */
export function PlanPage() {
  const [params, setParams] = useSearchParams()
  const paper: Paper = params.get('paper') === 'flk2' ? 'flk2' : 'flk1'
  const { data, error, refetch, isFetching } = useApi(MockDayPlan, { paper }, { staleTime: 0 })
  const running = data?.mockDays.entries.find(({ status }) => status !== 'over' && status !== 'given_up')
  if (running) return <Navigate to={`/library/mock-day/${running.id}`} replace />
  const offer = data?.mockDayOffer
  const choose = (name: string, value: string) =>
    setParams(
      (old) => {
        old.set(name, value)
        return old
      },
      { replace: true },
    )
  return (
    <ClassroomLayout
      title={`SQE1 mock day, ${paper.toUpperCase()}`}
      about="As in the exam, at your own desk"
      back={{ to: '/library', label: 'To the library' }}
      action={
        <Segments
          label="Paper"
          value={paper}
          onChange={(value) => choose('paper', value)}
          options={[
            { value: 'flk1', label: 'FLK1' },
            { value: 'flk2', label: 'FLK2' },
          ]}
        />
      }
    >
      <main id="main" className={styles.page}>
        {offer ? (
          <Plan
            key={paper}
            offer={offer}
            half={params.get('half') === '1'}
            onHalf={(half) => choose('half', half ? '1' : '0')}
          />
        ) : error ? (
          <ErrorState title="This did not load" onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Loading>
            <Skeleton height={460} />
          </Loading>
        )}
        {data && <EarlierDays days={data.mockDays.entries} />}
      </main>
    </ClassroomLayout>
  )
}

function Plan({ offer, half: wantsHalf, onHalf }: { offer: Offer; half: boolean; onHalf: (half: boolean) => void }) {
  const { questions, available } = offer
  const canWhole = available >= 2 * questions
  const canHalf = available >= questions
  const half = wantsHalf || (!canWhole && canHalf)
  const isPossible = half ? canHalf : canWhole
  return (
    <>
      <div className={styles.main}>
        <Card lined title={half ? 'Your half day, if you start now' : 'Your day, if you start now'}>
          {canHalf && (
            <div className={styles.tools}>
              <Segments
                label="Length"
                value={half ? 'half' : 'whole'}
                onChange={(value) => onHalf(value === 'half')}
                options={[
                  { value: 'whole', label: 'Whole day' },
                  { value: 'half', label: 'Half a day' },
                ]}
              />
            </div>
          )}
          <DayTimeline offer={offer} half={half} startsAt={new Date(now())} />
          {isPossible ? <Begin offer={offer} half={half} /> : <TooFew offer={offer} half={half} />}
          {!canWhole && half && canHalf && (
            <p className={styles.policy}>
              {`A whole day takes ${2 * questions} questions of this paper, and you have ${available} open. Half a day is one session.`}
            </p>
          )}
        </Card>
        <Rules offer={offer} />
      </div>
      <div className={styles.side}>
        <YourTime offer={offer} />
        <DeviceCheck />
        <AreaTable offer={offer} half={half} />
      </div>
    </>
  )
}

/** How long a session is for this person. */
function YourTime({ offer }: { offer: Offer }) {
  const own = ownTimeParts(offer)
  return (
    <Card title="Your time" foot={own.length ? 'From your adjustments. Only you and staff see this.' : undefined}>
      <DescriptionList
        items={[
          {
            term: 'Each session',
            value: (
              <>
                <b className="num">{lengthWords(offer.minutes)}</b>
                <br />
                <span className="meta">
                  {own.length ? `${lengthWords(offer.plainMinutes)} with ${own.join(' and ')}` : 'As for everybody'}
                </span>
              </>
            ),
          },
          {
            term: 'Announcements',
            value: (
              <>
                <b className="num">10, 5 and 1 min</b>
                <br />
                <span className="meta">Spoken by your screen reader too</span>
              </>
            ),
          },
        ]}
      />
    </Card>
  )
}

function Begin({ offer, half }: { offer: Offer; half: boolean }) {
  const navigate = useNavigate()
  const idempotencyKey = useIntentKey(`mock day ${offer.paper} ${half}`)
  const start = useAction(MockDayStart, {
    onSuccess: ({ mockDayStart: { id, sessions } }) => {
      const running = sessions.find(({ status }) => status === 'in_progress')
      void navigate(running ? `/library/attempts/${running.id}` : `/library/mock-day/${id}`)
    },
  })
  return (
    <div className={styles.go}>
      <Button
        variant="primary"
        size="lg"
        busy={start.isPending}
        onClick={() => start.mutate({ paper: offer.paper, half, idempotencyKey })}
      >
        {half ? 'Start the session' : 'Start session 1'}
      </Button>
      <p className={styles.policy}>The clock starts when you press and cannot be paused.</p>
    </div>
  )
}

function TooFew({ offer: { questions, available, paper }, half }: { offer: Offer; half: boolean }) {
  const needed = half ? questions : 2 * questions
  return (
    <div className={styles.go}>
      <div>
        <p>
          <b>{`You have ${available} of the ${needed} questions that this takes.`}</b>
        </p>
        <p className={styles.policy}>
          Only questions of five options count, and none that a test holds back. Open more tests of this paper, or
          practise what you have.
        </p>
      </div>
      <div className="btn-row">
        <LinkButton to="/library?type=test">Find tests</LinkButton>
        <LinkButton to={`/library/practice?paper=${paper}&clock=exam&answers=end`}>Build practice</LinkButton>
      </div>
    </div>
  )
}
