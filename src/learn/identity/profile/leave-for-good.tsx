import { useState } from 'react'
import { showError } from '../../../providers/api/errors'
import { useAction } from '../../../providers/api/query'
import { signOut } from '../../../providers/sign-in/sign-out'
import { Button } from '../../../ui/action/button'
import { Confirm } from '../../../ui/overlay/confirm'
import { LeaveForGood as Leave } from './profile.documents'

/** Deletes an account whose profile was never completed; there is no work in it yet, so it asks only once. */
export function LeaveForGood({ email }: { email: string }) {
  const [asks, setAsks] = useState(false)
  const leave = useAction(Leave, { quiet: true, onSuccess: () => void signOut(), onError: refused })
  function refused(error: Error) {
    setAsks(false)
    showError(error)
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setAsks(true)}>
        Delete account
      </Button>
      <Confirm
        open={asks}
        title="Delete your account?"
        confirmLabel="Delete for good"
        keepLabel="Keep my account"
        danger
        busy={leave.isPending}
        onCancel={() => setAsks(false)}
        onConfirm={() => leave.mutate({ email })}
      >
        <p>{`The account of ${email} and whatever is kept of it are removed at once. This cannot be undone.`}</p>
      </Confirm>
    </>
  )
}
