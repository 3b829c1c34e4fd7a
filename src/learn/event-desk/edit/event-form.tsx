import { useApi } from '../../../providers/api/query'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/data/card'
import { ErrorSummary } from '../../../ui/form/error-summary'
import { WithPanel } from '../../../ui/page/with-panel'
import { formatLondonTime } from '../../../ui/time/london-time'
import type { LedEvent } from '../head/use-event'
import { LectorsCard } from '../tickets/lectors-card'
import { MaterialsCard } from '../tickets/materials-card'
import { WhenFields } from '../times/when-fields'
import { AsSeen } from './as-seen'
import { DeskLinkProviders } from './edit.documents'
import styles from './edit.module.css'
import { DayFields, PlaceFields, RecordingFields, WhereFields } from './other-fields'
import { useEventForm } from './use-event-form'
import { WhatFields } from './what-fields'

interface EventFormProps {
  event: LedEvent
  keeps: boolean
}

const FORM = 'event-form'

/** The form of an event, and how it looks to those who come. */
export function EventForm({ event, keeps }: EventFormProps) {
  const makers = useApi(DeskLinkProviders, {}).data?.meetingLinkProviders ?? []
  const form = useEventForm(event, { keeps, makers })
  const { draft, faults, errors } = form
  const fields = { draft, faults, onChange: form.change }
  return (
    <WithPanel
      first={
        <>
          <form id={FORM} className={styles.page} onSubmit={form.submit} noValidate>
            <ErrorSummary errors={errors} title={form.isToSettle ? settleTitle(errors.length) : undefined} />
            <Card title="What">
              <p className={`meta ${styles.note}`}>What people read in the list and on its page.</p>
              <WhatFields {...fields} event={event} keeps={keeps} />
            </Card>
            <Card title="When">
              <p className={`meta ${styles.note}`}>
                By the event’s own zone; everybody reads it in London’s and their own.
              </p>
              <WhenFields times={draft} faults={faults} onChange={form.change} />
            </Card>
            <Card title={keeps ? 'Places and price' : 'Places'}>
              {keeps && (
                <p className={`meta ${styles.note}`}>A change of price counts for tickets bought from then on.</p>
              )}
              <PlaceFields {...fields} keeps={keeps} />
            </Card>
            <Card title="Where">
              <p className={`meta ${styles.note}`}>
                A link is shown to members from ten minutes before the start, never earlier.
              </p>
              <WhereFields {...fields} makers={makers} isMade={event.linkState !== null && event.link !== null} />
            </Card>
            <Card title="On the day">
              <p className={`meta ${styles.note}`}>Only ticket holders and lectors read it.</p>
              <DayFields {...fields} />
            </Card>
            {event.publishedAt && (
              <Card title="Afterwards">
                <p className={`meta ${styles.note}`}>For whoever has a ticket, once it is over.</p>
                <RecordingFields {...fields} />
              </Card>
            )}
          </form>
          <LectorsCard event={event} />
          <MaterialsCard event={event} />
          <Foot event={event} form={form} />
        </>
      }
      panel={<AsSeen draft={draft} event={event} />}
    />
  )
}

const settleTitle = (count: number): string =>
  `${count === 1 ? 'One thing' : `${count} things`} to settle before it can be published`

function Foot({ event, form }: { event: LedEvent; form: ReturnType<typeof useEventForm> }) {
  const { isChanged, savedAt, busy, publishes } = form
  const isDraft = event.status === 'draft'
  return (
    <div className={styles.foot}>
      <p className="meta" role="status">
        {isChanged ? 'Not saved yet' : savedAt && `Saved, ${formatLondonTime(savedAt)} London`}
      </p>
      <p className="btn-row">
        <Button type="submit" form={FORM} variant={isDraft ? undefined : 'primary'} busy={busy}>
          {isDraft ? 'Save draft' : 'Save'}
        </Button>
        {isDraft && (
          <Button
            type="submit"
            form={FORM}
            variant="primary"
            busy={busy}
            onClick={() => {
              publishes.current = true
            }}
          >
            Publish event
          </Button>
        )}
      </p>
      {form.guard.dialog}
    </div>
  )
}
