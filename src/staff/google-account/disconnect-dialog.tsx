import { invalidate } from '../../providers/api/query'
import { useSingleAction } from '../../providers/api/single-action'
import { Confirm } from '../../ui/overlay/confirm'
import { toast } from '../../ui/overlay/toast'
import type { Account } from './account'
import { DisconnectGoogleAccount } from './google-account.documents'

const links = (count: number): string =>
  count === 1
    ? 'One event ahead has its link from this account.'
    : `${count} events ahead have their links from this account.`

/** Asks before the account is forgotten, and says what that means for the events ahead. */
export function DisconnectDialog({
  account: { email, eventCount },
  onClose,
}: {
  account: Account
  onClose: () => void
}) {
  const disconnect = useSingleAction(DisconnectGoogleAccount, {
    onSuccess: async () => {
      await invalidate('GoogleAccount')
      toast({ kind: 'positive', text: 'Disconnected. Links are typed from now on.' })
      onClose()
    },
  })
  return (
    <Confirm
      open
      title={`Disconnect ${email}?`}
      confirmLabel="Disconnect"
      keepLabel="Keep it connected"
      danger
      busy={disconnect.isPending}
      onConfirm={() => disconnect.mutate({})}
      onCancel={onClose}
    >
      {eventCount > 0 ? (
        <p>
          {links(eventCount)} The links stay and go on working, but their entries in the calendar no longer move with
          the events, and are not deleted with them.
        </p>
      ) : (
        <p>No event ahead has its link from this account.</p>
      )}
      <p>New events at Google Meet then need a typed link.</p>
    </Confirm>
  )
}
