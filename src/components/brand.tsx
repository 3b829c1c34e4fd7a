import { Link } from 'react-router'
import './brand.css'

type BrandProps = { to?: string; label?: string; className?: string }

/** The mark and the name; a link where `to` is given, read out as `label`. */
export function Brand({ to, label, className }: BrandProps) {
  const classes = ['brand', className].filter(Boolean).join(' ')
  const inner = (
    <>
      <BrandMark />
      <span className="brand-name">Articled</span>
    </>
  )
  if (!to) return <p className={classes}>{inner}</p>
  return (
    <Link className={classes} to={to} aria-label={label}>
      {inner}
    </Link>
  )
}

/** The notebook alone. */
export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <rect className="brand-cover" x="3" y="2" width="22" height="24" rx="4" />
      <path className="brand-margin" d="M9 2v24" />
      <path className="brand-lines" d="M13 10h8M13 14.5h8M13 19h5" />
    </svg>
  )
}
