import { Link } from 'react-router'
import './brand.css'
import { BrandSign } from './brand'

/** The mark and the name as a link within the application, read out as `label`. */
export function BrandLink({ to, label }: { to: string; label: string }) {
  return (
    <Link className="brand" to={to} aria-label={label}>
      <BrandSign />
    </Link>
  )
}
