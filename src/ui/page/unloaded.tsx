import type { ReactNode } from 'react'
import { Card } from '../data/card'
import { Loading, Skeleton } from '../data/skeleton'
import { ErrorState } from './blank'

interface UnloadedProps {
  /** What was asked for and is not there: it loads still, or failed. */
  of: { error: unknown; isFetching: boolean; refetch: () => unknown }
  /** In pixels, of what will stand here. */
  height: number
  /** What is said where it does not exist, or not for the reader. */
  gone?: ReactNode
}

/** Stands in place of what has not loaded: its room while it loads, then why it failed, with a button that tries again. */
export function Unloaded({ of: { error, isFetching, refetch }, height, gone }: UnloadedProps) {
  if (!error)
    return (
      <Loading>
        <Skeleton height={height} />
      </Loading>
    )
  return (
    <Card>{gone || <ErrorState title="This did not load" onRetry={() => void refetch()} retrying={isFetching} />}</Card>
  )
}
