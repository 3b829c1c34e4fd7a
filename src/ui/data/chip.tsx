import { Icon } from '../action/icon'
import styles from './chip.module.css'

/** An active filter: 'Field: value' opens its editor, the cross removes it. */
export function Chip({
  label,
  value,
  onEdit,
  onRemove,
}: {
  label: string
  value: string
  onEdit?: () => void
  onRemove: () => void
}) {
  const words = (
    <>
      {label}: <strong>{value}</strong>
    </>
  )
  return (
    <span className={styles.chip}>
      {onEdit ? (
        <button type="button" className={styles.words} aria-haspopup="dialog" onClick={onEdit}>
          {words}
        </button>
      ) : (
        <span className={styles.words}>{words}</span>
      )}
      <button type="button" className={styles.remove} aria-label={`Remove filter ${label}`} onClick={onRemove}>
        <Icon name="close" size="xs" />
      </button>
    </span>
  )
}

/** Adds a filter. */
export function ChipAdd({ children = 'Add filter', onClick }: { children?: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.add} onClick={onClick}>
      <Icon name="plus" size="xs" />
      {children}
    </button>
  )
}
