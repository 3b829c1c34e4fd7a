import { Suspense, useState } from 'react'
import { lazyPart } from '../../../providers/page/lazy-part'
import { useViewer } from '../../../providers/sign-in/viewer'
import { Button } from '../../../ui/action/button'
import { repeatsEvent } from '../head/event-rights'
import type { LedEvent } from '../head/use-event'

const RepeatDialog = lazyPart(() => import('./repeat-dialog').then((m) => m.RepeatDialog))

/** Makes an event again, for those who may. */
export function Repeat({ event }: { event: LedEvent }) {
  const [open, setOpen] = useState(false)
  if (!repeatsEvent(useViewer(), event)) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>Repeat</Button>
      <Suspense>{open && <RepeatDialog event={event} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
