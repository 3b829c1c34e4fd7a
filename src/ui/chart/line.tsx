import { Chart, type ChartProps } from './chart'
import styles from './chart.module.css'
import { FIELD, xOf, yOf } from './scale'

interface LineProps extends Omit<ChartProps, 'most'> {
  /** A value for each column; none where there is nothing to measure. */
  values: readonly (number | null)[]
  /** A value that is promised, with its words. */
  limit: { value: number; words: string }
  /** The latest value in words, at its point. */
  latest: string
}

/** A line from value to value against a promised one. */
export function Line({ values, limit, latest, ...chart }: LineProps) {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ value, x: xOf(index, values.length) }]))
  const last = known.at(-1)
  return (
    <Chart {...chart} most={Math.max(limit.value, ...known.map(({ value }) => value))}>
      {(top) => (
        <>
          <path className={styles.limit} d={`M${FIELD.left - 4} ${yOf(limit.value, top)}H${FIELD.right}`} />
          <text className={styles.limitWords} x={FIELD.right} y={yOf(limit.value, top) - 6} textAnchor="end">
            {limit.words}
          </text>
          <polyline
            className={styles.trend}
            points={known.map(({ x, value }) => `${x},${yOf(value, top)}`).join(' ')}
          />
          {last && (
            <>
              <circle className={styles.point} cx={last.x} cy={yOf(last.value, top)} r={5} />
              <text
                className={styles.value}
                x={last.x}
                y={placeOfWords(yOf(last.value, top), yOf(limit.value, top))}
                textAnchor="middle"
              >
                {latest}
              </text>
            </>
          )}
        </>
      )}
    </Chart>
  )
}

/** Below the point, or above it where the words would lie on the limit or below the field. */
function placeOfWords(point: number, limit: number): number {
  const below = point + 22
  return below > FIELD.foot - 4 || (limit > point && limit < below + 4) ? point - 10 : below
}
