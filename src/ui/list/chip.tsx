import type { ComponentProps, ReactNode } from 'react'
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
  value: ReactNode
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

/** Adds a filter, by a menu. */
export function ChipAdd({ children, ...button }: ComponentProps<'button'>) {
  return (
    <button type="button" className={styles.add} {...button}>
      <Icon name="plus" size="xs" />
      {children}
    </button>
  )
}
