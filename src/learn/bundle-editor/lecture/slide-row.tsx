import { areCaptions } from '../../../../rules/content/captions'
import { clockOf } from '../../../parts/player/lecture/clock-words'
import { Icon } from '../../../ui/action/icon'
import type { MenuEntry } from '../../../ui/action/menu'
import type { Slide } from './moves'
import styles from './slide-outline.module.css'
import { Ways } from './ways'

interface SlideRowProps {
  slide: Slide
  /** From 1, in the whole lecture. */
  number: number
  isFirst: boolean
  isLast: boolean
  /** The chapters that it may go to. */
  places: readonly { label: string; chapterId: string | null }[]
  onOpen: () => void
  onStep: (by: -1 | 1) => void
  onMoveTo: (chapterId: string | null) => void
  onDelete: () => void
}

/** A slide in the outline: its number, picture, title and length, and what can be done with it. */
export function SlideRow(props: SlideRowProps) {
  const { slide, number, isFirst, isLast, places, onOpen, onStep, onMoveTo, onDelete } = props
  const { id, image, meta } = slide
  const name = nameOf(slide, number)
  const moves: MenuEntry[] = places.map(({ label, chapterId }) => ({
    label,
    icon: chapterId === null ? 'left' : 'right',
    onSelect: () => onMoveTo(chapterId),
  }))
  return (
    <li className={styles.slide} data-row={id}>
      <span className={styles.number}>{number}</span>
      {image ? (
        <img className={styles.picture} src={image} alt="" loading="lazy" />
      ) : (
        <span className={styles.picture}>
          <Icon name="image" size="sm" />
        </span>
      )}
      <div className={styles.words}>
        <button type="button" className={styles.name} aria-haspopup="dialog" onClick={onOpen}>
          {name}
        </button>
        <p className={styles.about}>{aboutOf(slide)}</p>
      </div>
      <span className={styles.length}>{meta?.seconds ? clockOf(meta.seconds) : '–'}</span>
      <Ways
        name={name}
        isFirst={isFirst}
        isLast={isLast}
        onStep={onStep}
        first={[{ label: 'Change', icon: 'studio', onSelect: onOpen }]}
        moves={moves}
        last={[{ label: 'Delete', icon: 'trash', danger: true, onSelect: onDelete }]}
      />
    </li>
  )
}

/** What a slide is called. */
export const nameOf = ({ title }: Slide, number: number): string => title ?? `Slide ${number}`

/** What it has for those who do not hear or see it, and what it lacks. */
function aboutOf({ image, audio, meta }: Slide): string {
  const { transcript, alt } = meta ?? {}
  return [
    image ? null : 'No picture',
    audio ? null : 'No sound',
    !transcript ? 'No transcript' : areCaptions(transcript) ? 'Captions' : 'Transcript',
    alt ? null : 'Picture not described',
  ]
    .filter(Boolean)
    .join(' · ')
}
