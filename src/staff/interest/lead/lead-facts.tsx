import { Link } from 'react-router'
import { DescriptionList, type Fact } from '../../../ui/data/description-list'
import { dayWords } from '../../../ui/time/london-days'
import { formatLondonDate } from '../../../ui/time/london-time'
import { When } from '../../../ui/time/when'
import type { LeadAtDeskQuery } from '../interest.documents'
import { payments, questionsWords } from '../lead-words'
import { labelOf } from '../statuses'

interface LeadFactsProps {
  lead: LeadAtDeskQuery['lead']
  booked: LeadAtDeskQuery['booked']
  /** Whether the status and the follow-up are said too: the reader may not change them. */
  withStanding: boolean
}

/** What is known of a lead. */
export const LeadFacts = ({ lead, booked, withStanding }: LeadFactsProps) => (
  <DescriptionList
    items={[
      ...(withStanding ? standingOf(lead) : []),
      { term: 'Signed up', value: formatLondonDate(lead.insertedAt, 'year') },
      ...(lead.country ? [{ term: 'Lives in', value: lead.country.name }] : []),
      { term: 'Payment', value: payments[lead.paymentStatus] ?? 'None so far' },
      { term: 'Answered', value: lead.answered > 0 ? questionsWords(lead.answered) : 'Nothing yet' },
      ...nextOf(booked),
      ...(lead.lastSeenAt ? [{ term: 'Last seen', value: <When at={lead.lastSeenAt} /> }] : []),
    ]}
  />
)

const standingOf = ({ contactStatus, followUp }: LeadFactsProps['lead']): Fact[] => [
  { term: 'Contact status', value: labelOf(contactStatus) },
  { term: 'Follow up', value: followUp ? dayWords(followUp, 'year') : 'No date' },
]

/** Whoever may not see sessions is answered none, and told nothing. */
function nextOf({ entries: [next] }: LeadFactsProps['booked']): Fact[] {
  if (!next) return []
  return [
    {
      term: 'Booked',
      value: (
        <>
          <Link to={`/sessions/${next.id}`}>{next.name}</Link>, <When at={next.startAt} />
        </>
      ),
    },
  ]
}
