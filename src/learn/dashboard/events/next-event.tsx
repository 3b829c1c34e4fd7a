import { useState } from 'react'
import { meetingTypes } from '../../../nouns/meeting/meeting-sign'
import { whereWords } from '../../../nouns/meeting/where-words'
import { nextMoment } from '../../../nouns/session/next-moment'
import { useApi } from '../../../providers/api/query'
import { now } from '../../../providers/device/clock'
import { LinkButton } from '../../../ui/action/link-button'
import { Tag } from '../../../ui/data/tag'
import { Hours, NextCard } from '../next-card'
import { type Held, isLed } from './held'
import { DashboardEventLink } from './join.documents'
import { JoinLink, linkOf, opensJoin } from './join-link'
import { placeOf } from './place-of'

/** How often a link is asked for that is due. */
const LINK_MS = 10_000

interface NextEventProps {
  event: Held
  isSecond?: boolean
}

/** The event that comes next, or is on, with the way in once it is open. */
export function NextEvent({ event: read, isSecond = false }: NextEventProps) {
  const [, setPassed] = useState('')
  const event = useLinked(read)
  const { title, type, startAt, endAt } = event
  const moment = nextMoment(event, now())
  const leads = isLed(event)
  const isOpen = opensJoin(event, now())
  const link = linkOf(event, now())
  const { to, label } = placeOf(event, now())
  return (
    <NextCard
      moment={moment}
      onMoment={() => setPassed(moment.at)}
      isSecond={isSecond}
      eyebrow={
        <>
          {Date.parse(startAt) > now() ? 'Next event' : 'On now'}
          {leads && (
            <Tag icon="flag" kind="info">
              You lead it
            </Tag>
          )}
        </>
      }
      title={title}
      about={
        <>
          {meetingTypes[type]}. {whereWords(event)}.{isOpen && !link && ' The link to join comes in a moment.'}
        </>
      }
      times={<Hours at={startAt} until={endAt} />}
      actions={
        <>
          <LinkButton to={to} variant={link || isSecond ? undefined : 'primary'} size="lg">
            {label}
          </LinkButton>
          <JoinLink event={event} variant={isSecond ? undefined : 'primary'} size="lg" />
        </>
      }
    />
  )
}

/** The event with its links, which are asked for alone from when it opens until there is one. */
function useLinked(event: Held): Held {
  const isMissing = opensJoin(event, now()) && !linkOf(event, now())
  const { data } = useApi(DashboardEventLink, { id: event.id }, { enabled: isMissing, refetchInterval: LINK_MS })
  return isMissing ? { ...event, ...data?.meeting } : event
}
