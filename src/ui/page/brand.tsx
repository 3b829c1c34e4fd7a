import './brand.css'

type BrandProps = { href?: string; label?: string; className?: string }

/** The mark and the name, read out as `label`. With `href` a plain link, which works without a router. */
export function Brand({ href, label, className }: BrandProps) {
  if (!href) {
    return (
      <p className={className ? `brand ${className}` : 'brand'}>
        <BrandSign />
      </p>
    )
  }
  return (
    <a className={className ? `brand ${className}` : 'brand'} href={href} aria-label={label}>
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
    <svg className="brand-mark" viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <rect className="brand-cover" x="3" y="2" width="22" height="24" rx="4" />
      <path className="brand-margin" d="M9 2v24" />
      <path className="brand-lines" d="M13 10h8M13 14.5h8M13 19h5" />
    </svg>
  )
}
