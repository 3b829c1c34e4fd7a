import { Suspense, useState } from 'react'
import { memberTypes } from '../../../../rules/groups/event-words'
import { nameOfPerson } from '../../../nouns/user/name'
import { lazyPart } from '../../../providers/page/lazy-part'
import { useViewer } from '../../../providers/sign-in/viewer'
import { Button } from '../../../ui/action/button'
import { Avatar } from '../../../ui/data/avatar'
import { Card } from '../../../ui/data/card'
import { Row, RowList } from '../../../ui/data/row-list'
import { keepsEvents } from '../head/event-rights'
import type { LedEvent } from '../head/use-event'
import { PersonActs } from './person-acts'

const AddDialog = lazyPart(() => import('./add-dialog').then((m) => m.AddDialog))

/** Who leads an event; they are added and taken off here. */
export function LectorsCard({ event }: { event: LedEvent }) {
  const [isAdding, setIsAdding] = useState(false)
  const keeps = keepsEvents(useViewer())
  const isOpen = event.status !== 'cancelled' && event.status !== 'ended'
  return (
    <Card
      title="Who leads it"
      actions={
        isOpen && (
          <Button size="sm" icon="plus" onClick={() => setIsAdding(true)}>
            Add a lector
          </Button>
        )
      }
    >
      {event.lectors.length === 0 ? (
        <p className="meta">Nobody yet. An event needs a lector before it is published.</p>
      ) : (
        <RowList tight>
          {event.lectors.map((each) => {
            const name = nameOfPerson(each.user) ?? 'Somebody'
            return (
              <Row
                key={each.id}
                before={<Avatar name={name} src={each.user?.avatar} size="sm" />}
                title={name}
                meta={memberTypes[each.type]}
                end={<PersonActs event={event} person={{ ...each, paid: 0, cancelledAt: null }} />}
              />
            )
          })}
        </RowList>
      )}
      <Suspense>
        {isAdding && <AddDialog event={event} keeps={keeps} as="lector" onClose={() => setIsAdding(false)} />}
      </Suspense>
    </Card>
  )
}
