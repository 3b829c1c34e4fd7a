import { Suspense, useState } from 'react'
import { lazyPart } from '../../providers/page/lazy-part'
import { Button } from '../../ui/action/button'
import type { CardFields, Origin } from './card-fields'

// Most pages that offer it are read without it.
const CardDialog = lazyPart(() => import('./card-dialog').then((m) => m.CardDialog))

interface MakeCardProps {
  /** What the card says at first. */
  draft: () => Partial<CardFields>
  origin: Origin
  /** What it is made from, for whoever does not see where the button stands. */
  about?: string
}

/** Makes a card of one's own from what stands beside it. */
export function MakeCard({ draft, origin, about }: MakeCardProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="sm" icon="plus" onClick={() => setOpen(true)}>
        Make a card
        {about && <span className="vh"> {about}</span>}
      </Button>
      {open && (
        <Suspense>
          <CardDialog draft={draft()} origin={origin} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
