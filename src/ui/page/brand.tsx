import { clsx } from 'clsx'
import styles from './brand.module.css'

type BrandProps = { href?: string; label?: string; className?: string }

/** The mark and the name, read out as `label`. With `href` a plain link, which works without a router. */
export function Brand({ href, label, className }: BrandProps) {
  if (!href) {
    return (
      <p className={clsx(styles.brand, className)}>
        <BrandSign />
      </p>
    )
  }
  return (
    <a className={clsx(styles.brand, className)} href={href} aria-label={label}>
      <BrandSign />
    </a>
  )
}

/** The content of both links. */
export function BrandSign() {
  return (
    <>
      <BrandMark />
      <span>Articled</span>
    </>
  )
}

/** The notebook alone. */
function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <rect className={styles.cover} x="3" y="2" width="22" height="24" rx="4" />
      <path className={styles.margin} d="M9 2v24" />
      <path className={styles.lines} d="M13 10h8M13 14.5h8M13 19h5" />
    </svg>
  )
}
