import { useAbility } from '@casl/react'
import { useDelete } from '@refinedev/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Resource } from '../../../resources'
import { Button } from '../../ui/action/button'
import { Confirm } from '../../ui/overlay/confirm'
import type { OperationAbility } from '../ability'
import styles from '../form/admin-form.module.css'

interface DeleteProps {
  resource: Resource
  id: string
  title: string
}

/** Whether the viewer may delete records of this kind. */
export function useMayDelete({ remove }: Resource): boolean {
  const ability = useAbility<OperationAbility>()
  return remove !== undefined && ability.can('call', remove)
}

/** A button that deletes a record after asking. */
export function DeleteButton(props: DeleteProps) {
  const [open, setOpen] = useState(false)
  if (!useMayDelete(props.resource)) return null
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete
      </Button>
      {open && <DeleteDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Asks whether to delete a record, and shows a refusal of the server. */
export function DeleteDialog({ resource, id, title, onClose }: DeleteProps & { onClose: () => void }) {
  const navigate = useNavigate()
  const { mutate, mutation } = useDelete()
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
    <Confirm
      open
      title={`Delete ${title}?`}
      confirmLabel={`Delete ${resource.singular}`}
      danger
      busy={mutation.isPending}
      onConfirm={remove}
      onCancel={onClose}
    >
      <p>This cannot be undone.</p>
      {mutation.isError && (
        <p role="alert" className={styles.fault}>
          {mutation.error?.message || 'The server did not answer.'}
        </p>
      )}
    </Confirm>
  )
}
