import { Button } from '../../ui/action/button'

interface RowButtonsProps {
  /** The row's name. */
  name: string
  onChange: false | (() => void)
  onRemove: false | (() => void)
}

/** The buttons of a row that is changed and removed in dialogs. */
export const RowButtons = ({ name, onChange, onRemove }: RowButtonsProps) => (
  <>
    {onChange && (
      <Button size="sm" variant="quiet" onClick={onChange}>
        Change
      </Button>
    )}
    {onRemove && <Button size="sm" variant="quiet" icon="trash" label={`Remove ${name}`} onClick={onRemove} />}
  </>
)
