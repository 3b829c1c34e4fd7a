import { LinkButton } from '../ui/action/link-button'
import { EmptyState, ErrorState, NoPermission } from '../ui/page/blank'

/** Says why something could not be read, with a button to try again if that can help. */
export function Failed({
  error,
  onRetry,
  retrying,
  title,
  elsewhere,
}: {
  error: { message?: string; code?: string } | null
  onRetry: () => void
  retrying?: boolean
  title?: string
  /** Where to go on if it is not there: trying again would find nothing either. */
  elsewhere?: { to: string; label: string } | undefined
}) {
  if (error?.code === 'FORBIDDEN') return <NoPermission>{error.message}</NoPermission>
  if (error?.code === 'NOT_FOUND' && elsewhere)
    return (
      <EmptyState
        title={title ?? 'It is not here'}
        icon="search"
        action={<LinkButton to={elsewhere.to}>{elsewhere.label}</LinkButton>}
      >
        {error.message}
      </EmptyState>
    )
  return (
    <ErrorState title={title} onRetry={onRetry} retrying={retrying}>
      {error?.message || 'The server did not answer.'}
    </ErrorState>
  )
}
