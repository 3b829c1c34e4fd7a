import { clsx } from 'clsx'
import { Link } from 'react-router'
import { BrandSign } from './brand'
import styles from './brand.module.css'

/** The mark and the name as a link within the application, read out as `label`. */
export function BrandLink({ to, label, className }: { to: string; label: string; className?: string }) {
  return (
    <Link className={clsx(styles.brand, className)} to={to} aria-label={label}>
      <BrandSign />
    </Link>
  )
}
