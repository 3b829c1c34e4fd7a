import { useState } from 'react'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/data/card'
import { Confirm } from '../../../ui/overlay/confirm'
import { When } from '../../../ui/time/when'
import type { Group } from '../head/use-group'
import { useGroupAction } from '../head/use-group-action'
import styles from './group-settings.module.css'
import { StudyGroupSave } from './settings.documents'

/** Closes a group for good, or opens it again. */
export function Archive({ group }: { group: Group }) {
  const [asking, setAsking] = useState(false)
  const save = useGroupAction(StudyGroupSave, {
    said: group.archivedAt ? `${group.name} is open again` : `${group.name} is closed`,
    onDone: () => setAsking(false),
    onStale: () => setAsking(false),
  })
  const send = (archived: boolean) => save.mutate({ ...factsOf(group), archived })
  return (
    <Card title={group.archivedAt ? 'This group is closed' : 'Close the group'}>
      <div className={styles.form}>
        {group.archivedAt ? (
          <>
            <p className="meta">
              Since <When at={group.archivedAt} />. Its members still read it, and nobody joins.
            </p>
            <p>
              <Button busy={save.isPending} onClick={() => send(false)}>
                Open it again
              </Button>
            </p>
          </>
        ) : (
          <>
            <p className="meta">Its members still read it, and nobody joins any more.</p>
            <p>
              <Button variant="danger" onClick={() => setAsking(true)}>
                Close the group
              </Button>
            </p>
          </>
        )}
      </div>
      <Confirm
        open={asking}
        title={`Close ${group.name}?`}
        confirmLabel="Close the group"
        keepLabel="Keep it open"
        danger
        busy={save.isPending}
        onConfirm={() => send(true)}
        onCancel={() => setAsking(false)}
      >
        <p>
          Nobody can apply, join or be invited any more, and it moves to the past groups of its members. You can open it
          again.
        </p>
      </Confirm>
    </Card>
  )
}

/** What every change of a group says again. */
const factsOf = ({ id, name, shortName, type, ...dates }: Group) => ({
  id,
  name,
  shortName,
  type,
  availableFrom: dates.availableFrom,
  availableUntil: dates.availableUntil,
  intensiveFrom: dates.intensiveFrom,
  intensiveUntil: dates.intensiveUntil,
})
