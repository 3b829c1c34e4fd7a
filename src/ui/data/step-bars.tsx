import styles from './step-bars.module.css'

/** The present step of something long, as a row of bars; words beside it say the same. */
export function StepBars({ count, current }: { count: number /** From 0. */; current: number }) {
  return (
    <div className={styles.stepBars} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are alike and never move.
        <i key={index} className={index <= current ? styles.stepBarOn : undefined} />
      ))}
    </div>
  )
}
