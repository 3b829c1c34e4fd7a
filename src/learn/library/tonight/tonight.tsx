import { lazy, Suspense, useState } from 'react'
import { useApi } from '../../../providers/api/query'
import { lazyPart } from '../../../providers/page/lazy-part'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { Segments } from '../../../ui/form/segments'
import { lengthWords } from '../../../ui/time/length-words'
import { dayWords } from '../../../ui/time/london-days'
import { LoadBars } from './load-bars'
import type { Queue } from './queue'
import { ReviewTonight } from './tonight.documents'
import styles from './tonight.module.css'

const KeepHere = lazyPart(() => import('../../../parts/kept-reviews/keep-here').then((m) => m.KeepHere))
const ReviewSettingsDialog = lazy(async () => ({ default: (await import('./review-settings')).ReviewSettingsDialog }))

const JUST_NOW_MS = 5000

/** A person's review queue of today and the load to come; nothing while they have no cards. */
export function Tonight() {
  // The page has just asked.
  const { data } = useApi(ReviewTonight, {}, { staleTime: JUST_NOW_MS })
  const [settings, setSettings] = useState(false)
  if (!data) return null
  const { due, done, waiting, load } = data.reviewQueue
  const isEmpty =
    due.cards + due.questions + done.cards + done.questions + waiting === 0 && load.every(({ minutes }) => !minutes)
  if (isEmpty) return null
  return (
    <section className={styles.tonight} aria-label="Reviews">
      <Due queue={data.reviewQueue} />
      <LoadBars queue={data.reviewQueue} onSettings={() => setSettings(true)} />
      <Suspense>{settings && <ReviewSettingsDialog onClose={() => setSettings(false)} />}</Suspense>
    </section>
  )
}

type Span = '15' | 'all' | '60'

function Due({ queue }: { queue: Queue }) {
  const { today, due, done, day, off } = queue
  const [span, setSpan] = useState<Span>('all')
  const isDone = today.cards + today.questions === 0
  const lengths: { value: Span; label: string }[] = [
    { value: '15', label: '15 min' },
    ...(isDone ? [] : [{ value: 'all' as const, label: `All, ${today.minutes}` }]),
    { value: '60', label: '1 hour' },
  ]
  const chosen = isDone && span === 'all' ? '15' : span
  return (
    <Card lined className={styles.due}>
      <div className={styles.head}>
        <h2>{titleOf(queue, isDone)}</h2>
        <p className="meta">{dayWords(day, 'long')}</p>
      </div>
      {!isDone && <ByKind today={today} />}
      {isDone && done.cards + done.questions > 0 && (
        <p>{`You did ${countWords(done.cards, done.questions)} in ${lengthWords(Math.max(1, Math.round(done.seconds / 60)))}.`}</p>
      )}
      {off && <p>Today is a day off. What is due waits for the next day.</p>}
      {due.minutes > today.minutes && !off && (
        <p className="help">
          {`What matters most comes first. The other ${lengthWords(due.minutes - today.minutes)} are spread over the next days.`}
        </p>
      )}
      {due.cards + due.questions > 0 && (
        <div className={styles.go}>
          <Segments label="How long have you got?" options={lengths} value={chosen} onChange={setSpan} />
          <LinkButton
            to={chosen === 'all' ? '/library/review' : `/library/review?minutes=${chosen}`}
            variant={isDone ? 'default' : 'primary'}
          >
            {isDone ? 'Go on' : 'Start'}
          </LinkButton>
        </div>
      )}
      <Suspense>
        <KeepHere place="queue" offer="Review the next three days without a network." />
      </Suspense>
    </Card>
  )
}

/** The cards and the questions of today, each with their minutes. */
const ByKind = ({ today }: Pick<Queue, 'today'>) => (
  <ul className={styles.kinds}>
    {today.cards > 0 && (
      <li>
        <span>
          {today.cards === 1 ? '1 card' : `${today.cards} cards`}
          {today.hard > 0 && <span className="meta">{`, ${today.hard} of them you find hard`}</span>}
        </span>
        <span className="num">{`${today.cardMinutes} min`}</span>
      </li>
    )}
    {today.questions > 0 && (
      <li>
        {today.questions === 1 ? '1 question to learn' : `${today.questions} questions to learn`}
        <span className="num">{`${today.questionMinutes} min`}</span>
      </li>
    )}
  </ul>
)

function titleOf({ today, off, done }: Queue, isDone: boolean): string {
  if (off) return 'A day off'
  if (!isDone) return `Tonight, about ${lengthWords(today.minutes)}`
  return done.cards + done.questions > 0 ? 'Tonight is done' : 'Nothing is due tonight'
}

function countWords(cards: number, questions: number): string {
  const inCards = cards === 1 ? '1 card' : `${cards} cards`
  const inQuestions = questions === 1 ? '1 question' : `${questions} questions`
  if (!questions) return inCards
  return cards ? `${inCards} and ${inQuestions}` : inQuestions
}
