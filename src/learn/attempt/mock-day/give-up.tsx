import { useState } from 'react'
import { invalidate, useAction } from '../../../providers/api/query'
import { Button } from '../../../ui/action/button'
import { Confirm } from '../../../ui/overlay/confirm'
import { MockDayGiveUp } from './mock-day.documents'
import type { Day } from './mock-day-words'

/** Ends a mock day for good, after asking. */
export function GiveUp({ day }: { day: Day }) {
  const [asks, setAsks] = useState(false)
  const give = useAction(MockDayGiveUp, {
    onSuccess: () => {
      setAsks(false)
      void invalidate('MockDay', 'MockDayPlan')
    },
  })
  return (
    <>
      <Button variant="quiet" onClick={() => setAsks(true)}>
        Give up
      </Button>
      <Confirm
        open={asks}
        danger
        title="Give this mock day up?"
        confirmLabel="Give up"
        keepLabel="Keep going"
        busy={give.isPending}
        onConfirm={() => give.mutate({ id: day.id })}
        onCancel={() => setAsks(false)}
      >
        <p>A session that runs counts nowhere. One that is in is shown to you, without a score of the day.</p>
      </Confirm>
    </>
  )
}
