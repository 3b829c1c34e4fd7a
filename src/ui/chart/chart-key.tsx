import type { ReactNode } from 'react'
import type { BarLook } from './bars'
import styles from './chart.module.css'

/** What the parts of a chart stand for; at its end a way to the whole. */
export function ChartKey({ looks, end }: { looks: readonly { look: BarLook; name: string }[]; end?: ReactNode }) {
  return (
    <ul className={styles.key}>
      {looks.map(({ look, name }) => (
        <li key={look}>
          <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
            <rect className={styles[look]} x={1} y={1} width={10} height={10} rx={2} />
          </svg>
          {name}
        </li>
      ))}
      {end && <li className={styles.end}>{end}</li>}
    </ul>
  )
}
