import { Button } from '../action/button'

interface SendOrCancelProps {
  /** The id of the form. */
  form: string
  /** The verb that sends it. */
  send: string
  busy: boolean
  /** Whether it can still be cancelled while it is sent. */
  canStop?: boolean
  onCancel: () => void
}

/** The foot of a dialog with a form. */
export function SendOrCancel({ form, send, busy, canStop = false, onCancel }: SendOrCancelProps) {
  return (
    <>
      <Button onClick={onCancel} disabled={busy && !canStop}>
        Cancel
      </Button>
      <Button variant="primary" type="submit" form={form} busy={busy}>
        {send}
      </Button>
    </>
  )
}
