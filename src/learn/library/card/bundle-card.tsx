import { clsx } from 'clsx'
import { Link } from 'react-router'
import { kindIcons, partWords } from '../../../nouns/bundle/bundle-words'
import { addressOf, kindWords } from '../../../nouns/bundle/kind-and-address'
import { Icon } from '../../../ui/action/icon'
import { Skeleton } from '../../../ui/data/skeleton'
import { Money } from '../../../ui/money/money'
import { When } from '../../../ui/time/when'
import type { BundleCardFragment } from '../shelves/library.documents'
import styles from './bundle-card.module.css'
import { Cover } from './cover'
import { type Standing, useStanding } from './standing'

interface BundleGridProps {
  bundles: readonly BundleCardFragment[]
  /** Where they are in a bundle that they have begun: 'Slide 7 of 14'. */
  progress?: (bundle: BundleCardFragment) => string | undefined
}

/** Bundles beside each other; on a phone one below the other. */
export function BundleGrid({ bundles, progress }: BundleGridProps) {
  const standing = useStanding()
  return (
    <ul className={styles.grid}>
      {bundles.map((bundle) => (
        <BundleCard key={bundle.id} bundle={bundle} standing={standing(bundle)} progress={progress?.(bundle)} />
      ))}
    </ul>
  )
}

interface BundleCardProps {
  bundle: BundleCardFragment
  standing: Standing
  progress?: string
}

function BundleCard({ bundle, standing, progress }: BundleCardProps) {
  const { title, type, image, practiceArea, parts } = bundle
  return (
    <li className={styles.card}>
      <Cover className={styles.cover} type={type} area={practiceArea?.name} picture={image} />
      <div className={styles.words}>
        <p className={styles.kind}>
          <Icon name={kindIcons[type]} size="sm" />
          {kindWords[type]}
        </p>
        <h3 className={styles.title}>
          <Link to={addressOf(bundle)}>{title}</Link>
        </h3>
        <p className={styles.parts}>{progress ?? partWords(parts).join(', ')}</p>
        <p className={styles.state}>
          <StateWords bundle={bundle} standing={standing} />
        </p>
      </div>
    </li>
  )
}

/** 'Yours', 'Until 31 March', or what it costs. */
function StateWords({
  bundle: { price, visibility },
  standing: { state, from, until },
}: Omit<BundleCardProps, 'progress'>) {
  if (state === 'paused') return 'Paused'
  if (state === 'later' && from)
    return (
      <span className={styles.yours}>
        <Icon name="clock" size="sm" />
        <span>
          From <When at={from} show="date" />
        </span>
      </span>
    )
  if (state === 'waiting' || (state === 'open' && until === null))
    return (
      <span className={styles.yours}>
        <Icon name="check" size="sm" />
        Yours
      </span>
    )
  if (state === 'open' && until)
    return (
      <span className={styles.yours}>
        <Icon name="check" size="sm" />
        <span>
          Until <When at={until} show="date" />
        </span>
      </span>
    )
  if (visibility === 'restricted')
    return (
      <>
        <Icon name="lock" size="sm" />
        Members only
      </>
    )
  return price === 0 ? 'Free' : <Money pence={price} />
}

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Grey cards at the final height. */
export function BundleGridSkeleton({ count = 4 }: { count?: number }) {
  return (
    <ul className={styles.grid} aria-hidden="true">
      {CARDS.slice(0, count).map((card) => (
        <li key={card} className={styles.card}>
          <span className={clsx(styles.cover, styles.blank)} />
          <div className={styles.words}>
            <Skeleton width="30%" height={19} />
            <Skeleton width="80%" height={20} />
            <Skeleton width="50%" height={18} />
            <Skeleton width="24%" height={20} />
          </div>
        </li>
      ))}
    </ul>
  )
}
