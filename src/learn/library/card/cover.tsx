import { clsx } from 'clsx'
import type { BundleType } from '../../../../schema/generated/types'
import styles from './cover.module.css'

const WIDTH = 320
const HEIGHT = 140
const RULES = [28, 56, 84, 112]

/** What is drawn on the page, by kind, in ink outlines. */
const drawings: Record<BundleType, string> = {
  lecture:
    'M200 34h84v50h-84zM210 48h40M210 60h28M204 108v-8M212 112v-16M220 108v-8M228 116v-24M236 110v-12M244 114v-20M252 108v-8M260 112v-16M268 108v-8M276 110v-12',
  flashcards: 'M190 50h76v54h-76zM200 50v-10h76v54h-10M210 40v-10h76v54h-10M202 68h40M202 82h26',
  test: 'M206 36a7 7 0 1 1 0 .1M226 37h54M206 60a7 7 0 1 1 0 .1M226 61h38M206 84a7 7 0 1 1 0 .1M226 85h46M206 108a7 7 0 1 1 0 .1M226 109h30',
  collection: 'M204 30h18v82h-18zM222 42h14v70h-14zM236 36h20v76h-20zM256 46l16-4 18 66-16 4zM204 46h18M236 52h20',
}

const TONES = 4

/** Always the same tone for the same name. */
function toneOf(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return sum % TONES
}

interface CoverProps {
  type: BundleType
  /** The practice area, which is written on it and gives its tone. */
  area: string | null | undefined
  /** A picture, instead of the drawing. */
  picture: string | null
  className?: string
}

/** A bundle's picture, or a notebook page drawn by its kind and area. The title stands beside it in words. */
export function Cover({ type, area, picture, className }: CoverProps) {
  if (picture)
    return <img className={clsx(styles.cover, styles.picture, className)} src={picture} alt="" loading="lazy" />
  return (
    <span className={clsx(styles.cover, className)} data-tone={toneOf(area ?? type)}>
      <svg
        className={styles.page}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMaxYMid slice"
        aria-hidden="true"
      >
        {RULES.map((y) => (
          <path key={y} className={styles.rule} d={`M0 ${y}.5h${WIDTH}`} />
        ))}
        <path className={styles.ink} d={drawings[type]} />
      </svg>
      {area && (
        <span className={styles.area} aria-hidden="true">
          {area}
        </span>
      )}
    </span>
  )
}
