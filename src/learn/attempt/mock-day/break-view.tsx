import { useNavigate } from 'react-router'
import { readUnsent } from '../../../parts/player/test/answers/unsent'
import { useAction } from '../../../providers/api/query'
import { now } from '../../../providers/device/clock'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/data/card'
import { DescriptionList } from '../../../ui/data/description-list'
import { Countdown } from '../../../ui/time/countdown'
import { lengthWords } from '../../../ui/time/length-words'
import { When } from '../../../ui/time/when'
import styles from './break-view.module.css'
import { MockDayContinue } from './mock-day.documents'
import type { Day } from './mock-day-words'

/** The break: how long it lasts, the way on, and what of the first session is saved. */
export function BreakView({ day }: { day: Day }) {
  const navigate = useNavigate()
  const goOn = useAction(MockDayContinue, {
    onSuccess: ({ mockDayContinue: { sessions } }) => {
      const running = sessions.find(({ mockSession }) => mockSession === 2)
      if (running) void navigate(`/library/attempts/${running.id}`)
    },
  })
  const [first] = day.sessions
  return (
    <div className={styles.break}>
      <section className={styles.main} aria-labelledby="break-title">
        <p className="eyebrow">Break</p>
        <h2 id="break-title" className={styles.title}>
          Session 1 is in
        </h2>
        {day.breakUntil && (
          <Countdown end={day.breakUntil} now={now} overText="The break is over" large>
            until the break is over at <When at={day.breakUntil} show="time" />
          </Countdown>
        )}
        <div className={styles.go}>
          <Button variant="primary" size="lg" busy={goOn.isPending} onClick={() => goOn.mutate({ id: day.id })}>
            Start session 2 now
          </Button>
          {day.startBy && (
            <p className={styles.policy}>
              Or wait. At <When at={day.startBy} show="time" /> its clock starts by itself.
            </p>
          )}
        </div>
      </section>
      {first && (
        <Card
          title="What is saved"
          foot="You can close this page or change device. Answers are not shown before session 2 is in."
        >
          <DescriptionList
            items={[
              {
                term: 'Session 1 handed in',
                value: first.submittedAt ? <When at={first.submittedAt} show="time" /> : 'Yes',
              },
              { term: 'Answered', value: <span className="num">{`${first.answered} of ${first.count}`}</span> },
              { term: 'Time used', value: usedWords(first, day.minutes) },
              {
                term: 'Waiting on this device',
                value: readUnsent(first.id).length ? 'Answers that came too late' : 'Nothing',
              },
            ]}
          />
        </Card>
      )}
    </div>
  )
}

function usedWords({ startedAt, submittedAt }: Day['sessions'][number], minutes: number): string {
  if (!submittedAt) return ''
  const used = Math.max(1, Math.round((Date.parse(submittedAt) - Date.parse(startedAt)) / 60_000))
  return `${lengthWords(used)} of ${lengthWords(minutes)}`
}
