import { type FormEvent, useState } from 'react'
import { disputeUntil } from '../../../../rules/room/session-timing'
import { sessionNoShowDispute } from '../../../../schema/generated/limits'
import type { DisputeReason } from '../../../../schema/generated/types'
import { nameOf } from '../../../nouns/session/attendees'
import { reasons } from '../../../nouns/session/dispute-words'
import { invalidate } from '../../../providers/api/query'
import { useSingleAction } from '../../../providers/api/single-action'
import { now } from '../../../providers/device/clock'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/data/card'
import { RadioGroup } from '../../../ui/form/radio-group'
import { TextArea } from '../../../ui/form/text-area'
import { useLeaveGuard } from '../../../ui/form/use-leave-guard'
import { toast } from '../../../ui/overlay/toast'
import { TimeLeft } from '../../../ui/time/countdown'
import { When } from '../../../ui/time/when'
import { ClassroomNoShowDispute } from '../room.documents'
import type { RoomSession } from '../session-parts'
import styles from './no-show.module.css'

/** Takes the candidate's reason and words, once, while the 72 hours last. */
export function DisputeForm({ session, onTime }: { session: RoomSession; onTime: () => void }) {
  const [reason, setReason] = useState<DisputeReason | null>(null)
  const [message, setMessage] = useState('')
  const [tried, setTried] = useState(false)
  const guard = useLeaveGuard(message.trim() !== '')
  const send = useSingleAction(ClassroomNoShowDispute, {
    onSuccess: async () => {
      await invalidate('ClassroomSession')
      toast({ kind: 'positive', text: 'Dispute sent' })
    },
  })
  const tutor = nameOf(session, 'tutor', 'interviewer')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (reason && message.trim()) send.mutate({ id: session.id, reason, message })
  }
  return (
    <div className={styles.columns}>
      {guard.dialog}
      <form className={styles.form} onSubmit={submit} noValidate>
        <h3>Dispute it</h3>
        <RadioGroup
          legend="What happened?"
          look="cards"
          options={reasons}
          value={reason}
          onChange={setReason}
          error={tried && !reason ? 'Choose what happened' : null}
        />
        <TextArea
          label="Tell us in your own words"
          help={`The school${tutor ? ` and ${tutor}` : ''} read this.`}
          rows={5}
          most={sessionNoShowDispute.message}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          error={tried && !message.trim() ? 'Field is required' : null}
        />
        <div className="btn-row">
          <Button type="submit" variant="primary" busy={send.isPending}>
            Send dispute
          </Button>
        </div>
        <p className="help">You can send this once. The school answers within three working days.</p>
      </form>
      <WhatFollows session={session} onTime={onTime} />
    </div>
  )
}

/** How long there is to dispute it, and what comes of doing so or not. */
function WhatFollows({ session: { noShowAt }, onTime }: { session: RoomSession; onTime: () => void }) {
  const until = noShowAt ? disputeUntil({ noShowAt }) : null
  return (
    <aside className={styles.aside}>
      {until && (
        <Card title="Time to dispute">
          <p>
            <TimeLeft end={until} now={now} onEnd={onTime} /> left of 72 hours. Until <When at={until} />.
          </p>
        </Card>
      )}
      <Card title="What can come of it">
        <ul className={styles.outcomes}>
          <li>It stays a no-show.</li>
          <li>The session is cancelled, and what you paid is back in your wallet.</li>
          <li>You may book one session of this type free, within 30 days.</li>
        </ul>
        <p>Whichever it is, you get the reason in writing.</p>
      </Card>
      <Card title="If you do nothing">
        <p>It stays a no-show. You can still book this again at its price.</p>
      </Card>
    </aside>
  )
}
