import { EmptyState } from '../../components/blank'
import { Button } from '../../components/button'
import { LinkButton } from '../../components/link-button'
import type { FreeStartsQuery } from './booking.documents'

type Reason = NonNullable<FreeStartsQuery['slots']['reason']>

const words: Record<Reason, { title: string; why: string }> = {
  all_mocks_sat: {
    title: 'No mock is left here',
    why: 'Every mock of this type and practice area has been sat, booked or held by you. New ones are added through the year; another practice area may have some left.',
  },
  no_tutor_free: {
    title: 'No tutor is free in these weeks',
    why: 'Tutors open their hours week by week. Look further ahead, or try another practice area.',
  },
  limit_reached: {
    title: 'You have booked as many as you may',
    why: 'As many of this type are booked ahead as your account allows. Once one has been sat, you can book the next.',
  },
}

/** Why four weeks hold no start, and what to do about it. */
export function NoStarts({ reason, onLater }: { reason: Reason | null; onLater?: () => void }) {
  const { title, why } = words[reason ?? 'no_tutor_free']
  return (
    <EmptyState
      icon="calendar"
      title={title}
      action={
        reason === 'limit_reached' ? (
          <LinkButton to="/calendar/events">Open your calendar</LinkButton>
        ) : (
          onLater && reason !== 'all_mocks_sat' && <Button onClick={onLater}>Look at the next four weeks</Button>
        )
      }
    >
      {why}
    </EmptyState>
  )
}
