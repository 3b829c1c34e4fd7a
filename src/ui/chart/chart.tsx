import type { ReactNode } from 'react'
import styles from './chart.module.css'
import { FIELD, scaleOf, xOf, yOf } from './scale'

export interface ChartProps {
  /** The name of the table that says the same. */
  caption: string
  /** What the picture shows, in a sentence. */
  description: string
  /** The heads of the table: of the columns' names, then of each value. */
  heads: readonly string[]
  /** A line of the table for each column: its name, then its values in words. */
  rows: readonly (readonly string[])[]
  /** The highest value. */
  most: number
  /** A value on the scale. */
  tick: (value: number) => string
  /** A word below some of the columns. */
  foot: (index: number) => string | undefined
}

/** A picture with a scale and columns, and a table with its values for screen readers. */
export function Chart(props: ChartProps & { children: (top: number) => ReactNode }) {
  const { caption, description, heads, rows, most, tick, foot, children } = props
  const { ticks, top } = scaleOf(most)
  return (
    <figure className={styles.chart}>
      <svg viewBox={`0 0 ${FIELD.width} ${FIELD.height}`} role="img" aria-label={description} focusable="false">
        {ticks.map((value) => (
          <path key={value} className={styles.line} d={`M${FIELD.left - 4} ${yOf(value, top)}H${FIELD.right}`} />
        ))}
        {children(top)}
        <g className={styles.axis}>
          {ticks.map((value) => (
            <text key={value} x={FIELD.left - 10} y={yOf(value, top) + 4} textAnchor="end">
              {tick(value)}
            </text>
          ))}
          {rows.map((_, index) => {
            const word = foot(index)
            const isLast = index === rows.length - 1
            return (
              word && (
                <text
                  // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name, and a column is its place.
                  key={index}
                  x={isLast ? FIELD.right : xOf(index, rows.length)}
                  y={FIELD.height - 4}
                  textAnchor={isLast ? 'end' : 'middle'}
                >
                  {word}
                </text>
              )
            )
          })}
        </g>
      </svg>
      <ValueTable caption={caption} heads={heads} rows={rows} />
    </figure>
  )
}

/** What a picture shows, for screen readers. */
export function ValueTable({ caption, heads, rows }: Pick<ChartProps, 'caption' | 'heads' | 'rows'>) {
  return (
    <div className="vh">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have one name, and a row is its place.
            <tr key={index}>
              <th scope="row">{name}</th>
              {values.map((value, at) => (
                <td key={heads[at + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
