import type { NoSlotsReason } from '../../../../schema/generated/types'
import { areaInShort } from '../../../nouns/practice-area/area-in-short'
import { Button } from '../../../ui/action/button'
import { LinkButton } from '../../../ui/action/link-button'
import { EmptyState } from '../../../ui/page/blank'

const words: Record<NoSlotsReason, { title: string; why: string }> = {
  all_mocks_sat: {
    title: 'You have done every mock in this area',
    why: 'You have sat, booked or held every mock of this type and practice area. New ones are added through the year.',
  },
  no_tutor_free: {
    title: 'No tutor is free in these weeks',
    why: 'Tutors open their hours week by week. Look further ahead, or try another practice area.',
  },
  limit_reached: {
    title: 'You have reached your booking limit',
    why: 'You can book only so many ahead at once. Sit one, then book the next.',
  },
  narrowed: {
    title: 'Your study group leaves these starts out',
    why: 'What you book follows the policy of your group while it trains.',
  },
}

interface NoStartsProps {
  reason: NoSlotsReason | null
  /** What a group of the person says of their bookings. */
  note?: string | null
  onLater?: () => void
  /** The next practice area, if there is a choice. */
  otherArea?: { name: string; choose: () => void }
}

/** Why four weeks have no start, and what the person can do. */
export function NoStarts({ reason, note, onLater, otherArea }: NoStartsProps) {
  const { title, why } = words[reason ?? 'no_tutor_free']
  return (
    <EmptyState
      icon="calendar"
      title={title}
      action={
        reason === 'limit_reached' ? (
          <LinkButton to="/calendar/events">Open your calendar</LinkButton>
        ) : (
          <>
            {reason === 'narrowed' && <LinkButton to="/study-groups">Your study groups</LinkButton>}
            {onLater && reason !== 'all_mocks_sat' && <Button onClick={onLater}>Look at the next four weeks</Button>}
            {reason === 'all_mocks_sat' && !otherArea && <LinkButton to="/booking">Other sessions</LinkButton>}
            {otherArea && reason !== 'narrowed' && (
              <Button onClick={otherArea.choose}>{`Try ${areaInShort(otherArea)}`}</Button>
            )}
          </>
        )
      }
    >
      {(reason === 'narrowed' && note) || why}
    </EmptyState>
  )
}
