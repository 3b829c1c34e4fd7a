import { useState } from 'react'
import { wayIn } from '../../../../rules/groups/membership'
import { placesWords, takesPeople } from '../../../nouns/study-group/group-words'
import { now } from '../../../providers/device/clock'
import { Button } from '../../../ui/action/button'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { DescriptionList } from '../../../ui/data/description-list'
import { dayOf, dayWords } from '../../../ui/time/london-days'
import { When } from '../../../ui/time/when'
import type { Group } from '../head/use-group'
import styles from './group-info.module.css'
import type { Purpose } from './wishes'
import { WishesDialog } from './wishes-dialog'

interface JoinPanelProps {
  group: Group
  /** From when somebody who was declined can apply again. */
  againFrom: string | null
}

const verbs: Record<Exclude<Purpose, 'change'>, string> = {
  apply: 'Apply to join',
  join: 'Join',
  wait: 'Wait for a place',
}

/** The places of a group, and the way in: at once, by an application, or by waiting for a place. */
export function JoinPanel({ group, againFrom }: JoinPanelProps) {
  const [open, setOpen] = useState(false)
  const purpose = wayIn({ ...group, ...group.config })
  const isClosed = !takesPeople(group, dayOf(now()))
  const mustWait = againFrom !== null && Date.parse(againFrom) > now()
  return (
    <Card title="Places">
      <div className={styles.words}>
        <p className={styles.figure}>{placesWords(group)}</p>
        <Taken group={group} />
        <DescriptionList
          items={[
            { term: 'Applications close', value: dayWords(group.availableUntil, 'year') },
            { term: 'Answer', value: group.autoapproval && !group.mustApply ? 'At once' : 'By those who lead it' },
          ]}
        />
        {isClosed ? (
          <>
            <p>{closedWords(group)}</p>
            <LinkButton block to="/study-groups?view=open">
              See open groups
            </LinkButton>
          </>
        ) : mustWait ? (
          <p>
            You can apply again from <When at={againFrom} />.
          </p>
        ) : (
          <>
            <p className="meta">{noteOf[purpose]}</p>
            <Button variant="primary" size="lg" block onClick={() => setOpen(true)}>
              {verbs[purpose]}
            </Button>
          </>
        )}
      </div>
      {open && <WishesDialog group={group} purpose={purpose} onClose={() => setOpen(false)} />}
    </Card>
  )
}

const noteOf = {
  apply: 'Somebody who leads the group reads each application. You can leave at any time.',
  join: 'You are in it at once. You can leave at any time.',
  wait: 'Places that come free are offered in the order of the queue. You can leave the queue at any time.',
}

function closedWords({ archivedAt, availableFrom, intensiveUntil }: Group): string {
  const today = dayOf(now())
  if (archivedAt || intensiveUntil < today) return 'This group is over.'
  return today < availableFrom
    ? `People can apply from ${dayWords(availableFrom, 'long')}.`
    : 'People can no longer apply.'
}

/** How much of its places is taken, as a bar. */
export function Taken({ group: { taken, config } }: { group: Pick<Group, 'taken' | 'config'> }) {
  if (config.places === null) return null
  const share = Math.min(1, taken / config.places)
  return (
    <div className={styles.bar} role="img" aria-label={`${taken} of ${config.places} places taken`}>
      <i style={{ width: `${share * 100}%` }} />
    </div>
  )
}
