import { now } from '../../providers/device/clock'
import { Button } from '../../ui/action/button'
import { Icon } from '../../ui/action/icon'
import { formatLondonDate, formatLondonTime } from '../../ui/time/london-time'
import type { Opening } from './entries/entry'
import type { Overlap } from './entries/overlaps'
import styles from './overlap-line.module.css'

interface OverlapLineProps {
  overlaps: readonly Overlap[]
  onOpen: (opening: Opening) => void
}

/** Says that two things are at once, the next of them first, with the way to change one, or to see it where it has begun. */
export function OverlapLine({ overlaps, onOpen }: OverlapLineProps) {
  const [next] = overlaps
  if (!next) return null
  const { at, first, second } = next
  const { opens } = first
  return (
    <div className={styles.overlap} role="status">
      <Icon name="warn" size="sm" />
      <p>
        {overlaps.length > 1 && <strong>{`${overlaps.length} overlaps. `}</strong>}
        {`${formatLondonDate(at)} ${formatLondonTime(at)}, ${first.title} and ${second.title} overlap.`}
      </p>
      {opens && (
        <Button size="sm" onClick={() => onOpen(opens)}>
          {`${Date.parse(first.at) > now() ? 'Change' : 'See'} ${first.title}`}
        </Button>
      )}
    </div>
  )
}
