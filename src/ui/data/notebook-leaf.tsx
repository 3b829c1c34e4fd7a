import { type ReactNode, useId } from 'react'
import styles from './notebook-leaf.module.css'

const LINES = [
  [242, 56],
  [274, 62],
  [306, 48],
  [370, 58],
  [402, 52],
  [434, 60],
  [466, 34],
  [530, 57],
  [562, 61],
  [594, 44],
  [658, 60],
  [690, 49],
  [722, 26],
] as const

/** A ruled leaf with a margin line, written lines and one of them marked; for decoration. */
export function NotebookLeaf() {
  return (
    <Ruled className={styles.leaf}>
      <rect className={styles.mark} x="140" y="394" width="54%" height="18" rx="2" />
      {LINES.map(([y, width]) => (
        <rect key={y} className={styles.ink} x="144" y={y} width={`${width}%`} height="8" rx="2" />
      ))}
      <g className={styles.note}>
        <path d="M84 403h52" />
        <circle cx="72" cy="403" r="12" />
        <path d="m67 403 3.5 3.5 7-7" />
      </g>
      <path className={styles.margin} d="M112.5 0v2000" />
    </Ruled>
  )
}

/** Feint rules 32 px apart, with the drawing over them. */
export function Ruled({ className, children }: { className: string | undefined; children?: ReactNode }) {
  const id = useId()
  return (
    <svg className={className} aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width="32" height="32" patternUnits="userSpaceOnUse">
          <path className={styles.rule} d="M0 31.5h32" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
      {children}
    </svg>
  )
}
