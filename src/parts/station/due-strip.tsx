import { When } from '../../ui/time/when'
import { AnswerSaved } from './answers/written-answer'
import styles from './due-strip.module.css'

/** On a phone: when to hand in, and where the saving stands. */
export function DueStrip({ deadline }: { deadline: number }) {
  return (
    <section className={styles.strip} aria-label="Deadline">
      <p>
        Hand in by <When at={deadline} />
      </p>
      <AnswerSaved />
    </section>
  )
}
