import { Chart, type ChartProps } from './chart'
import styles from './chart.module.css'
import { heightOf, xOf, yOf } from './scale'

const WIDTH = 20
const GAP = 1

/** How a part of a column is drawn; `outline` is what is still to come. */
export type BarLook = 'solid' | 'half' | 'pale' | 'outline'

interface BarsProps extends Omit<ChartProps, 'most'> {
  /** For each column its parts, from the foot up. */
  columns: readonly (readonly { value: number; look: BarLook }[])[]
  /** The column whose figure stands above it. */
  named: { index: number; words: string }
}

/** Columns, each in one or several parts. */
export function Bars({ columns, named, ...chart }: BarsProps) {
  const totals = columns.map((parts) => parts.reduce((sum, { value }) => sum + Math.max(0, value), 0))
  return (
    <Chart {...chart} most={Math.max(0, ...totals)}>
      {(top) => (
        <>
          {columns.map((parts, index) => (
            <Column key={chart.rows[index]?.[0]} parts={parts} x={xOf(index, columns.length) - WIDTH / 2} top={top} />
          ))}
          {(totals[named.index] ?? 0) > 0 && (
            <text
              className={styles.value}
              x={Math.min(xOf(named.index, columns.length), 356)}
              y={yOf(totals[named.index] ?? 0, top) - 6}
              textAnchor="middle"
            >
              {named.words}
            </text>
          )}
        </>
      )}
    </Chart>
  )
}

function Column({ parts, x, top }: { parts: BarsProps['columns'][number]; x: number; top: number }) {
  let below = 0
  return parts.map(({ value, look }) => {
    const [height, foot] = [heightOf(value, top), yOf(below, top)]
    below += Math.max(0, value)
    if (height <= 0) return null
    const gap = foot < yOf(0, top) ? GAP : 0
    return (
      <rect
        key={look}
        className={styles[look]}
        x={x}
        y={foot - height}
        width={WIDTH}
        height={Math.max(1, height - gap)}
      />
    )
  })
}
