import { providers } from '../../../../rules/groups/event-words'
import { joinsFrom } from '../../../../rules/groups/meetings'
import { Card } from '../../../ui/data/card'
import { Row, RowList } from '../../../ui/data/row-list'
import { When } from '../../../ui/time/when'
import type { LedEvent } from '../head/use-event'
import { LinkRow } from './link-row'

/** What has happened of an event, and what comes next. */
export function UntilStart({ event }: { event: LedEvent }) {
  const { publishedAt, cancelledAt, cancelReason, startAt, endAt, provider, place, link, status } = event
  return (
    <Card title={status === 'cancelled' ? 'Cancelled' : 'When and where'} lined>
      <RowList tight>
        {cancelledAt && <Row title={<When at={cancelledAt} />} meta={cancelReason} />}
        {publishedAt && <Row title="Published" meta={<When at={publishedAt} />} />}
        {provider === 'in_person' ? (
          <Row title="In person" meta={place} />
        ) : (
          <Row
            title={`${provider === 'custom' ? 'The link' : providers[provider]} opens for ticket holders`}
            meta={<When at={joinsFrom(startAt)} />}
            end={
              link && (
                <a href={link} target="_blank" rel="noreferrer">
                  Try the link
                </a>
              )
            }
          />
        )}
        <LinkRow event={event} />
        <Row title="Starts" meta={<When at={startAt} />} />
        <Row title="Ends" meta={<When at={endAt} />} />
      </RowList>
    </Card>
  )
}
