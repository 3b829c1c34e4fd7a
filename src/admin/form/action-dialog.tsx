import { Suspense } from 'react'
import { lazyPart } from '../../providers/page/lazy-part'
import type { OperationDialogProps } from './operation-dialog'

// A form's fields are larger than a list, and most visits need no action.
const OperationDialog = lazyPart(() => import('./operation-dialog').then((m) => m.OperationDialog))

/** The dialog of an operation, loaded when first opened. */
export function ActionDialog(props: OperationDialogProps) {
  return (
    <Suspense>
      <OperationDialog {...props} />
    </Suspense>
  )
}
