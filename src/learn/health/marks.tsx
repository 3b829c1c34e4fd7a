import { FEWEST, type Line, letterOf, percentWords, signed } from './health-words'
import styles from './marks.module.css'

const TOO_FEW = `Under ${FEWEST} answers`

/** How many answer it right, with the estimate as a tick. */
export function Facility({ right, estimate }: Pick<Line, 'right' | 'estimate'>) {
  if (right === null) return <span className="help">{TOO_FEW}</span>
  const words =
    estimate === null
      ? `${Math.round(right)} per cent right`
      : `${Math.round(right)} per cent right, estimated ${Math.round(estimate)}`
  return (
    <span className={styles.facility}>
      <svg className={styles.bar} viewBox="0 0 100 14" preserveAspectRatio="none" role="img" aria-label={words}>
        <rect className={styles.track} y={3} width={100} height={8} />
        <rect className={styles.fill} y={3} width={right} height={8} />
        {estimate !== null && <rect className={styles.estimate} x={Math.min(98.5, estimate)} width={1.5} height={14} />}
      </svg>
      <span className="num" aria-hidden="true">
        {percentWords(right)}
      </span>
    </span>
  )
}

/** How well it tells strong from weak, from a line in the middle. */
export function Tells({ discrimination: value }: Pick<Line, 'discrimination'>) {
  if (value === null) return <span className="help">–</span>
  const [from, width] = value < 0 ? [50 + 50 * value, -50 * value] : [50, 50 * value]
  return (
    <span className={styles.tells}>
      <svg className={styles.bar} viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.track} y={3} width={100} height={8} />
        <rect className={styles.fill} x={from} y={3} width={width} height={8} />
        <rect className={styles.zero} x={49.5} width={1} height={14} />
      </svg>
      <span className="num">{signed(value)}</span>
    </span>
  )
}

const STEP = 17
const TALL = 29

/** What was chosen, a column for each option. */
export function Chosen({ options }: Pick<Line, 'options'>) {
  if (!options.length || options.some(({ percent }) => percent === null)) return <span className="help">–</span>
  const most = Math.max(50, ...options.map(({ percent }) => percent ?? 0))
  const words = options
    .map(
      ({ percent, correct, accepted }, at) =>
        `${letterOf(at)} ${Math.round(percent ?? 0)} per cent${correct || accepted ? ', right' : ''}`,
    )
    .join('; ')
  return (
    <svg
      className={styles.chosen}
      viewBox={`0 0 ${options.length * STEP} 44`}
      width={options.length * STEP}
      role="img"
      aria-label={words}
    >
      {options.map(({ optionId, percent, correct, accepted }, at) => {
        const tall = Math.max(1, ((percent ?? 0) / most) * TALL)
        const isRight = correct || accepted
        return (
          <g key={optionId}>
            <rect
              className={isRight ? styles.columnRight : styles.column}
              x={at * STEP}
              y={TALL - tall}
              width={14}
              height={tall}
              rx={2}
            />
            <line className={styles.foot} x1={at * STEP} x2={at * STEP + 14} y1={TALL + 0.5} y2={TALL + 0.5} />
            <text className={isRight ? styles.letterRight : styles.letter} x={at * STEP + 7} y={42}>
              {letterOf(at)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
