import styles from './score-band.module.css'

interface ScoreBandProps {
  from: number
  middle: number
  until: number
  /** The pass line, and the top of the scale. */
  pass: number
  most: number
}

/** A projected score on the exam's scale round its pass line; words beside it say the same. */
export function ScoreBand({ from, middle, until, pass, most }: ScoreBandProps) {
  const [left, right] = [Math.max(0, pass - 150), Math.min(most, pass + 200)]
  const x = (score: number) => (100 * (Math.min(right, Math.max(left, score)) - left)) / (right - left)
  return (
    <>
      <svg className={styles.line} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.track} y={3} width={100} height={6} />
        <rect className={styles.band} x={x(from)} y={3} width={Math.max(1, x(until) - x(from))} height={6} />
        <rect className={styles.middle} x={x(middle) - 0.3} y={3} width={0.6} height={6} />
        <rect className={styles.pass} x={x(pass) - 0.2} width={0.4} height={12} />
      </svg>
      <div className={styles.ends}>
        <span className="num">{left}</span>
        <span className={styles.passWord}>Pass {pass}</span>
        <span className="num">{right}</span>
      </div>
    </>
  )
}
