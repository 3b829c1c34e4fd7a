import { useState } from 'react'
import { adjustmentWords } from '../../nouns/adjustment/adjustment-words'
import { holds, useViewer } from '../../providers/sign-in/viewer'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/data/card'
import { AdjustmentDialog } from './adjustment-dialog'
import { usePerson } from './use-person'

/** The reasonable adjustments of a student: what every clock gives them, and why. */
export function AdjustmentCard({ id }: { id: string }) {
  const viewer = useViewer()
  const { data } = usePerson(id)
  const [changing, setChanging] = useState(false)
  if (data?.user.type !== 'aspiringSolicitor') return null
  const { adjustment, user } = data
  return (
    <Card
      title="Adjustments"
      actions={
        viewer &&
        holds(viewer, ['manage_users']) && (
          <Button size="sm" variant="quiet" onClick={() => setChanging(true)}>
            Change
          </Button>
        )
      }
    >
      <p>{(adjustment && adjustmentWords(adjustment)) ?? 'None agreed.'}</p>
      {adjustment?.note && <p className="meta">{adjustment.note}</p>}
      {changing && (
        <AdjustmentDialog
          id={id}
          name={user.fullName ?? user.email ?? ''}
          adjustment={adjustment}
          onClose={() => setChanging(false)}
        />
      )}
    </Card>
  )
}
