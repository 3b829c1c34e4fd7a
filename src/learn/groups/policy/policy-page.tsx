import { bookableDays, discountWords, kindsWords } from '../../../nouns/study-group/policy-words'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { DescriptionList } from '../../../ui/data/description-list'
import { formatMoney } from '../../../ui/money/money'
import { WithPanel } from '../../../ui/page/with-panel'
import { dayWords } from '../../../ui/time/london-days'
import { When } from '../../../ui/time/when'
import { GroupFrame } from '../head/group-frame'
import type { Group } from '../head/use-group'
import { StandingPanel } from '../info/standing-panel'
import styles from './policy.module.css'

/** What the members of a group may book, at which price, and what moving and cancelling costs. */
export const PolicyPage = () => (
  <GroupFrame part="Policy" actions={(_, { owns }) => owns && <LinkButton to="../settings">Change</LinkButton>}>
    {(group) => (
      <WithPanel first={<MayBook group={group} />} panel={<StandingPanel group={group} />}>
        <Changing group={group} />
      </WithPanel>
    )}
  </GroupFrame>
)

function MayBook({ group }: { group: Group }) {
  const { allowedFor, allowedDays, bookingPolicy, config, intensiveUntil, archivedAt } = group
  const { bookedAhead, version, since } = bookingPolicy
  return (
    <Card title="What members may book">
      <div className={styles.facts}>
        <DescriptionList
          items={[
            { term: 'Kinds of session', value: kindsWords(allowedFor) },
            { term: 'Days', value: bookableDays(allowedDays) },
            { term: 'Price', value: config.discount ? discountWords(config.discount) : 'As for everybody' },
            {
              term: 'Ahead',
              value: bookedAhead === null ? 'As many as you like' : `At most ${bookedAhead} sessions at once`,
            },
          ]}
        />
        <p className="meta">
          {archivedAt
            ? 'The group is closed, so none of this holds any more.'
            : `From the day that somebody is in the group until ${dayWords(intensiveUntil, 'year')}. Staff can book beyond it.`}
        </p>
        {since && (
          <p className="meta">
            Version {version}, since <When at={since} show="date" look="year" />.
          </p>
        )}
      </div>
    </Card>
  )
}

/** The terms of moving and cancelling; what the group leaves open is said by each type of session. */
function Changing({ group: { bookingPolicy } }: { group: Group }) {
  const { freeUntilHours, reschedulePrice } = bookingPolicy
  const free = freeUntilHours === null ? 'In the free time of the type' : `Until ${hoursWords(freeUntilHours)} before`
  const price = reschedulePrice === null ? 'The price of the type' : formatMoney(reschedulePrice)
  return (
    <Card title="What moving and cancelling costs">
      <div className={styles.facts}>
        <DescriptionList
          items={[
            { term: free, value: 'Free, the whole price comes back' },
            { term: 'Later', value: `${price} to move, half the price to cancel` },
            { term: 'After the start', value: 'Nothing comes back' },
          ]}
        />
        <p className="meta">A booking keeps the terms that it was made on. You are told when the policy changes.</p>
      </div>
    </Card>
  )
}

const hoursWords = (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`)
