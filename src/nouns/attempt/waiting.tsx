import styles from './waiting.module.css'

/** '1 of 3 answers waits to be marked', in place of a result. */
export function Waiting({ unmarked, count }: { unmarked: number; count: number }) {
  return (
    <span className={styles.waiting}>
      {unmarked === 1
        ? `1 of ${count} answers waits to be marked`
        : `${unmarked} of ${count} answers wait to be marked`}
    </span>
  )
}
