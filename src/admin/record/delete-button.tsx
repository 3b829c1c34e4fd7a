import { useAbility } from '@casl/react'
import { useDelete } from '@refinedev/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Resource } from '../../../resources'
import { Button } from '../../ui/action/button'
import { Confirm } from '../../ui/overlay/confirm'
import type { OperationAbility } from '../ability'
import styles from '../form/admin-form.module.css'

/** Deletes a record after asking; the dialog shows a refusal of the server. */
export function DeleteButton({ resource, id, title }: { resource: Resource; id: string; title: string }) {
  const ability = useAbility<OperationAbility>()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const { mutate, mutation } = useDelete()
  if (!resource.remove || !ability.can('call', resource.remove)) return null

  const remove = () =>
    mutate(
      {
        resource: resource.list,
        id,
        successNotification: () => ({ type: 'success', message: `The ${resource.singular} is deleted` }),
        errorNotification: false,
      },
      { onSuccess: () => void navigate(resource.path ?? '/') },
    )
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete
      </Button>
      <Confirm
        open={open}
        title={`Delete ${title}?`}
        confirmLabel={`Delete ${resource.singular}`}
        danger
        busy={mutation.isPending}
        onConfirm={remove}
        onCancel={() => {
          mutation.reset()
          setOpen(false)
        }}
      >
        <p>This cannot be undone.</p>
        {mutation.isError && (
          <p role="alert" className={styles.fault}>
            {mutation.error?.message || 'The server did not answer.'}
          </p>
        )}
      </Confirm>
    </>
  )
}
