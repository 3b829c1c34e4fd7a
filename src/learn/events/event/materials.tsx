import { joinsFrom } from '../../../../rules/groups/meetings'
import type { MeetingAudience } from '../../../../schema/generated/types'
import { standingOf } from '../../../nouns/meeting/meeting-sign'
import { now } from '../../../providers/device/clock'
import { Icon } from '../../../ui/action/icon'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { Row, RowList } from '../../../ui/data/row-list'
import { formatBytes, typeName } from '../../../ui/files/check-file'
import { When } from '../../../ui/time/when'
import type { Event, Material } from './event'
import styles from './event.module.css'

/** The files and links of an event: those that the reader may open, and who may open the others, from when. */
export function Materials({ event, materials }: { event: Event; materials: readonly Material[] }) {
  return (
    <Card title="Materials" count={materials.length}>
      {event.materialsLockedTo && <p className={styles.locked}>They are closed at the moment.</p>}
      <RowList tight>
        {materials.map((material) => (
          <Row
            key={material.id}
            before={<Icon name={material.contentType ? 'file' : 'link'} size="sm" />}
            title={material.title}
            meta={<Facts event={event} material={material} />}
            end={<End event={event} material={material} />}
          />
        ))}
      </RowList>
    </Card>
  )
}

const addressOf = ({ contentLink, file }: Material) => file?.contentLink ?? contentLink

function Facts({ event, material }: { event: Event; material: Material }) {
  const { contentType, size } = material
  const kind = contentType
    ? [typeName(contentType), size ? formatBytes(size) : null].filter(Boolean).join(', ')
    : 'Link'
  if (addressOf(material) || event.materialsLockedTo) return kind
  return (
    <>
      {kind} <LockedUntil event={event} material={material} />
    </>
  )
}

/** From when it is open, where its reader will be able to open it then. */
function LockedUntil({ event, material: { audience, opens } }: { event: Event; material: Material }) {
  if (opens === 'at_once' || audience === 'lectors') return null
  const from = opens === 'join' ? joinsFrom(event.startAt) : Date.parse(event.endAt)
  if (from <= now()) return null
  return (
    <>
      · opens <When at={from} />
    </>
  )
}

const locks: Record<MeetingAudience, string> = {
  everybody: 'Later',
  attendees: 'With a ticket',
  lectors: 'For those who lead it',
}

function End({ event, material }: { event: Event; material: Material }) {
  const address = addressOf(material)
  const { audience, title, opens } = material
  if (address)
    return (
      <LinkButton href={address} target="_blank" rel="noopener noreferrer" size="sm" label={`Open ${title}`}>
        Open
      </LinkButton>
    )
  const isHolding = standingOf(event.membership) === 'attendee'
  const later = opens === 'end' ? 'After the end' : 'Later'
  return (
    <span className={styles.lock}>
      <Icon name="lock" size="sm" />
      {event.materialsLockedTo ? 'Closed' : audience === 'attendees' && isHolding ? later : locks[audience]}
    </span>
  )
}
