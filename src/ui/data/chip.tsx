import { Icon } from '../action/icon'
import './chip.css'

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
    <span className="chip">
      {onEdit ? (
        <button type="button" className="chip-words" aria-haspopup="dialog" onClick={onEdit}>
          {words}
        </button>
      ) : (
        <span className="chip-words">{words}</span>
      )}
      <button type="button" className="chip-remove" aria-label={`Remove filter ${label}`} onClick={onRemove}>
        <Icon name="close" size="xs" />
      </button>
    </span>
  )
}

/** Adds a filter. */
export function ChipAdd({ children = 'Add filter', onClick }: { children?: string; onClick: () => void }) {
  return (
    <button type="button" className="chip-add" onClick={onClick}>
      <Icon name="plus" size="xs" />
      {children}
    </button>
  )
}
