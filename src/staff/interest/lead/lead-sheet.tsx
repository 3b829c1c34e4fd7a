import { useState } from 'react'
import { useNote } from '../../../parts/person-note/use-note'
import { useApi } from '../../../providers/api/query'
import { now } from '../../../providers/device/clock'
import { holds, useViewer } from '../../../providers/sign-in/viewer'
import { Button } from '../../../ui/action/button'
import { LinkButton } from '../../../ui/action/link-button'
import { Loading, SkeletonRows } from '../../../ui/data/skeleton'
import { useLeaveGuard } from '../../../ui/form/use-leave-guard'
import { Dialog } from '../../../ui/overlay/dialog'
import { ErrorState } from '../../../ui/page/blank'
import { LeadAtDesk } from '../interest.documents'
import { examOf, nameOf, placeOf } from '../lead-words'
import { useMinute } from '../use-minute'
import { LeadFacts } from './lead-facts'
import { LeadNotes } from './lead-notes'
import styles from './lead-sheet.module.css'
import { STANDING, StandingForm } from './standing-form'
import { useStanding } from './use-standing'
import { WaysToContact } from './ways-to-contact'

/** One lead: how to reach them, when to be in touch again, what is known and what was said. */
export function LeadSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const viewer = useViewer()
  const minute = useMinute()
  // One instant for the visit, so that each reading asks the same question.
  const [at] = useState(() => new Date(Math.floor(now() / 60_000) * 60_000).toISOString())
  const { data, error, isFetching, refetch } = useApi(LeadAtDesk, { id, now: at }, { staleTime: 0 })
  const lead = data?.lead.id === id ? data.lead : undefined
  const canChange = viewer !== null && holds(viewer, 'manage_users')
  const note = useNote(id)
  const standing = useStanding(lead, () => {
    // A note that was typed is not lost with what was saved.
    if (note.isTyped) return
    guard.release()
    onClose()
  })
  const guard = useLeaveGuard(standing.isChanged || note.isTyped)
  return (
    <Dialog
      open
      className={styles.side}
      title={lead ? nameOf(lead) : 'Lead'}
      lead={lead && [examOf(lead), placeOf(lead, minute)].filter(Boolean).join(' · ')}
      onClose={() => guard.leave(onClose)}
      foot={
        lead && (
          <>
            <p className={styles.foot}>Notes are seen by staff only, and leave with the account.</p>
            {canChange && (
              <Button type="submit" form={STANDING} variant="primary" busy={standing.isSaving}>
                Save
              </Button>
            )}
          </>
        )
      }
    >
      {guard.dialog}
      {lead && data ? (
        <>
          <WaysToContact lead={lead} />
          {canChange && <StandingForm standing={standing} />}
          <LeadFacts lead={lead} booked={data.booked} withStanding={!canChange} />
          <LeadNotes id={id} note={note} notes={data.userNotes} />
        </>
      ) : error ? (
        <ErrorState title="This lead did not load" onRetry={() => void refetch()} retrying={isFetching}>
          They may have been disabled, or be staff by now. Their account says which.
        </ErrorState>
      ) : (
        <Loading>
          <SkeletonRows rows={6} height={44} />
        </Loading>
      )}
      {!lead && error && <LinkButton to={`/users/${id}/profile`}>Open user</LinkButton>}
    </Dialog>
  )
}
