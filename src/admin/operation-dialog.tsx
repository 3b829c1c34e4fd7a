import { useDataProvider, useInvalidate } from '@refinedev/core'
import { useMemo } from 'react'
import type { Resource } from '../../resources'
import { catalogue } from '../providers/errors'
import { Dialog } from '../ui/overlay/dialog'
import { toast } from '../ui/overlay/toast'
import { OperationForm } from './operation-form'

export interface OperationDialogProps {
  title: string
  operation: string
  note?: string
  danger?: boolean
  /** The arguments that are known. */
  fixed: Readonly<Record<string, unknown>>
  only?: readonly string[]
  record?: Readonly<Record<string, unknown>>
  /** Whose labels and choices the form takes. */
  resource?: Resource
  defaults?: Readonly<Record<string, unknown>>
  submitLabel?: string
  done?: string
  /** The list that is read again afterwards, with its records. */
  touches: string
  onClose: () => void
}

/** An operation with the form for what it asks for, over the page. */
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
  // The form starts anew for other arguments, and not for the same ones in a new object.
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
          toast({ ...catalogue.actionDone, text: done ?? `${title}: done` })
          onClose()
        }}
        onCancel={onClose}
      />
    </Dialog>
  )
}
