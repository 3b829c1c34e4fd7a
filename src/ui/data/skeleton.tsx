import type { ReactNode } from 'react'
import styles from './skeleton.module.css'

/** A grey bar with the size of the coming content. */
export function Skeleton({ width = '100%', height = 12 }: { width?: number | string; height?: number | string }) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" data-loading="" />
}

/** Grey bars in place of a list's rows, at their final height. */
export function SkeletonRows({ rows = 4, height }: { rows?: number; height?: number }) {
  return (
    <ul className={styles.rows} aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move.
        <li key={index} style={{ minHeight: height }}>
          <span className={styles.words}>
            <Skeleton width={`${WIDTHS[index % WIDTHS.length]}%`} />
            <Skeleton width="38%" height={10} />
          </span>
          <Skeleton width={56} height={28} />
        </li>
      ))}
    </ul>
  )
}

const WIDTHS = [62, 48, 70, 54]

/** Announces loading, around a skeleton. */
export function Loading({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <p className="vh" role="status">
        {label}
      </p>
      {children}
    </div>
  )
}
