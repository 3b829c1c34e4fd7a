import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { formatScore } from '../../nouns/session/score-words'
import { now } from '../../providers/device/clock'
import { Icon } from '../../ui/action/icon'
import { Money } from '../../ui/money/money'
import { formatLondonDate, formatLondonDateTime, formatLondonTime } from '../../ui/time/london-time'
import { icons } from './icons'
import styles from './story-line.module.css'
import { stretchesOf, type Told } from './stretches'

/** One thing that happened, as its line needs it. */
export type Entry = Told & { id: string; score: number | null }

interface StretchesProps<Each extends Entry> {
  entries: readonly Each[]
  /** The line of an entry; `byTime` where a heading names the day, so that the line says the time. */
  line: (entry: Each, byTime: boolean) => ReactNode
}

/** What happened, by the days on which it did. */
export function Stretches<Each extends Entry>({ entries, line }: StretchesProps<Each>) {
  return stretchesOf(entries, now()).map(({ title, isDay, those }) => (
    <section key={title}>
      <h3 className={styles.stretch}>{title}</h3>
      <ol>{those.map((entry) => line(entry, isDay))}</ol>
    </section>
  ))
}

interface StoryLineProps {
  entry: Entry
  head: ReactNode
  /** The facts beside it: who and when. */
  meta?: ReactNode
  /** What somebody wrote. */
  quote?: string | null | undefined
  byTime: boolean
  children?: ReactNode
}

/** One thing that happened. */
export function StoryLine({ entry, head, meta, quote, byTime, children }: StoryLineProps) {
  const { kind, at, amount, score } = entry
  const isIn = kind === 'movement' && (amount ?? 0) > 0
  return (
    <li className={styles.line}>
      <time dateTime={at} title={`${formatLondonDateTime(at, 'year')} London`}>
        {byTime ? formatLondonTime(at) : formatLondonDate(at).replace(/^\w+ /, '')}
      </time>
      <span className={clsx(styles.icon, isIn && styles.in)}>
        <Icon name={icons[kind]} size="sm" />
      </span>
      <div className={styles.words}>
        <p className={styles.head}>{head}</p>
        {meta && <p className={styles.meta}>{meta}</p>}
        {quote && <Quote>{quote}</Quote>}
        {children}
      </div>
      {typeof amount === 'number' && (
        <span className={styles.value}>
          <Money pence={amount} signed />
        </span>
      )}
      {typeof score === 'number' && (
        <span className={clsx(styles.value, 'num')}>
          {formatScore(score)} <small>of 5</small>
        </span>
      )}
    </li>
  )
}

/** What somebody wrote. */
export const Quote = ({ children }: { children: ReactNode }) => <p className={styles.quote}>{children}</p>
