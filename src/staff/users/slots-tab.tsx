import { isTutor } from '../../../access/viewer'
import type { UserType } from '../../../schema/generated/types'
import { Hours } from '../../parts/hours/hours'
import { Card } from '../../ui/data/card'
import { EmptyState } from '../../ui/page/blank'

interface SlotsTabProps {
  id: string
  record: Readonly<Record<string, unknown>>
}

/** The hours in which a tutor can be booked, for staff to open and close. */
export function SlotsTab({ id, record }: SlotsTabProps) {
  if (!isTutor({ type: record.type as UserType }))
    return (
      <Card>
        <EmptyState icon="calendar" title="No hours">
          Only tutors and interviewers have hours in which they can be booked.
        </EmptyState>
      </Card>
    )
  return (
    <Hours
      userId={id}
      zone={String(record.timezone ?? 'Europe/London')}
      none="Students can book this tutor only in the hours that you add. Hours repeat weekly."
    />
  )
}
