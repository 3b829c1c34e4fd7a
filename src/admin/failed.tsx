import { ErrorState, NoPermission } from '../ui/page/blank'

/** Says why something could not be read, with a button to try again if that can help. */
export function Failed({
  error,
  onRetry,
  retrying,
  title,
}: {
  error: { message?: string; code?: string } | null
  onRetry: () => void
  retrying?: boolean
  title?: string
}) {
  if (error?.code === 'FORBIDDEN') return <NoPermission>{error.message}</NoPermission>
  return (
    <ErrorState title={title} onRetry={onRetry} retrying={retrying}>
      {error?.message || 'The server did not answer.'}
    </ErrorState>
  )
}
