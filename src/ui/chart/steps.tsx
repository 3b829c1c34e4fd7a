import { clsx } from 'clsx'
import { ValueTable } from './chart'
import { scaleOf } from './scale'
import styles from './steps.module.css'

interface StepsProps {
  /** The name of the table that says the same. */
  caption: string
  /** What the picture shows, in a sentence. */
  description: string
  /** The heads of the table: of the steps' names, then of the values. */
  heads: readonly [string, string]
  /** Values, each of which holds from its place, 0 to 1, to that of the next. */
  steps: readonly { at: number; value: number; name: string }[]
  /** Words below, at their places. */
  feet: readonly { at: number; word: string }[]
  /** The word at the end. */
  end: string
  /** A value on the scale. */
  tick: (value: number) => string
  /** A value in the table. */
  words: (value: number) => string
}

const percent = (share: number) => `${share * 100}%`

/** A value that holds until it changes, over a stretch of time. It fills the width that it is given. */
export function Steps({ caption, description, heads, steps, feet, end, tick, words }: StepsProps) {
  const { ticks, top } = scaleOf(Math.max(0, ...steps.map(({ value }) => value)))
  const yOf = (value: number) => 100 - (Math.max(0, value) / top) * 100
  const last = steps.at(-1)?.value ?? 0
  const edge = `M0 ${yOf(steps[0]?.value ?? 0)}${steps.map(({ at, value }) => `H${at * 100}V${yOf(value)}`).join('')}H100`
  return (
    <figure>
      <div className={styles.plot} role="img" aria-label={description}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path className={styles.area} d={`${edge}V100H0Z`} />
          {ticks.map((value) => (
            <path key={value} className={styles.gridLine} d={`M0 ${yOf(value)}H100`} />
          ))}
          <path className={styles.endLine} d="M100 0V100" />
          <path className={styles.edge} d={edge} />
        </svg>
        {ticks.map((value) => (
          <span key={value} className={clsx(styles.tick, styles.value, 'num')} style={{ bottom: percent(value / top) }}>
            {tick(value)}
          </span>
        ))}
        {feet.map(({ at, word }) => (
          <span
            key={word}
            className={clsx(styles.tick, styles.foot, at === 0 && styles.first)}
            style={{ left: percent(at) }}
          >
            {word}
          </span>
        ))}
        <span className={clsx(styles.tick, styles.foot, styles.last)} style={{ left: '100%' }}>
          {end}
        </span>
        <span className={styles.dot} style={{ bottom: percent(last / top) }} />
      </div>
      <ValueTable caption={caption} heads={heads} rows={steps.map(({ name, value }) => [name, words(value)])} />
    </figure>
  )
}
