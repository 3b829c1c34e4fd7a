import { Link } from 'react-router'
import './brand.css'
import { BrandSign } from './brand'

/** The mark and the name as a link within the application, read out as `label`. */
export function BrandLink({ to, label, className }: { to: string; label: string; className?: string }) {
  return (
    <Link className={className ? `brand ${className}` : 'brand'} to={to} aria-label={label}>
      <BrandSign />
    </Link>
  )
}
