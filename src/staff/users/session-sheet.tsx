import { useState } from 'react'
import { ActionDialog } from '../../admin/form/action-dialog'
import { SessionFacts } from '../../parts/calendar/session-facts'
import { Button } from '../../ui/action/button'
import { LinkButton } from '../../ui/action/link-button'

interface SessionSheetProps {
  id: string
  /** In whose calendar it stands. */
  personId: string
  onClose: () => void
}

/** A session in somebody's calendar, with what staff do about it. */
export function SessionSheet({ id, personId, onClose }: SessionSheetProps) {
  const [changesLink, setChangesLink] = useState(false)
  if (changesLink)
    return (
      <ActionDialog
        title="Change the link"
        operation="sessionUpdateLink"
        fixed={{ id }}
        touches="sessions"
        done="Link changed"
        onClose={() => setChangesLink(false)}
      />
    )
  return (
    <SessionFacts
      id={id}
      personId={personId}
      onClose={onClose}
      actions={({ allowed }) => (
        <>
          {allowed.includes('sessionUpdateLink') && (
            <Button onClick={() => setChangesLink(true)}>Change the link</Button>
          )}
          <LinkButton variant="primary" to={`/sessions/${id}`}>
            Open session
          </LinkButton>
        </>
      )}
    />
  )
}
