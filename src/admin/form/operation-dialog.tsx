import { useDataProvider, useInvalidate } from '@refinedev/core'
import { useMemo } from 'react'
import type { Resource } from '../../../resources'
import { Dialog } from '../../ui/overlay/dialog'
import { toast } from '../../ui/overlay/toast'
import { OperationForm } from './operation-form'

export interface OperationDialogProps {
  title: string
  operation: string
  note?: string
  danger?: boolean
  /** The arguments with known values. */
  fixed: Readonly<Record<string, unknown>>
  only?: readonly string[]
  record?: Readonly<Record<string, unknown>>
  /** The resource that gives the form its labels and choices. */
  resource?: Resource
  defaults?: Readonly<Record<string, unknown>>
  submitLabel?: string
  done?: string
  /** The list to reload afterwards, with its records. */
  touches: string
  onClose: () => void
}

/** A dialog with an operation's form. */
export function OperationDialog({
  title,
  operation,
  note,
  fixed,
  touches,
  submitLabel = title,
  done,
  onClose,
  ...form
}: OperationDialogProps) {
  const provider = useDataProvider()()
  const invalidate = useInvalidate()
  // The form starts again for other arguments, but not for the same ones in a new object.
  const key = JSON.stringify(fixed)
  const known = useMemo<Record<string, unknown>>(() => JSON.parse(key), [key])
  return (
    <Dialog open title={title} lead={note} onClose={onClose}>
      <OperationForm
        {...form}
        operation={operation}
        fixed={known}
        submitLabel={submitLabel}
        inDialog
        onSend={async (payload) => provider.custom?.({ url: '', method: 'post', payload, meta: { operation } })}
        onSent={() => {
          void invalidate({ resource: touches, invalidates: ['all'] })
          toast({ kind: 'positive', text: done ?? `${title}: done` })
          onClose()
        }}
        onCancel={onClose}
      />
    </Dialog>
  )
}
