import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { keepDocument, readDocument } from '../../providers/api/document-store'
import { onTourStart } from '../../providers/device/tour'
import { lazyPart } from '../../providers/page/lazy-part'

const Tour = lazyPart(() => import('./tour').then((m) => m.Tour))
const NAME = 'tour'

/** The last step reached, and whether the person has ever finished. */
interface Progress {
  step: number
  taken: boolean
}

interface TourState {
  taken: boolean
  /** Opens it at the last step; a finished tour starts again. */
  start: () => void
  /** The tour's dialog; nothing before it is asked for. */
  dialog: ReactNode
}

/** The product tour, loaded when a person takes it. */
export function useTour(): TourState {
  const [open, setOpen] = useState(false)
  const [progress, setProgress] = useState<Progress>({ step: 0, taken: false })
  useEffect(() => {
    void readDocument<Progress>(NAME).then((kept) => kept && setProgress(kept))
  }, [])
  const keep = (next: Progress) => {
    setProgress(next)
    void keepDocument(NAME, next)
  }
  const start = () => {
    if (progress.taken) keep({ step: 0, taken: true })
    setOpen(true)
  }
  useEffect(() => onTourStart(start))
  const finish = () => {
    keep({ step: 0, taken: true })
    setOpen(false)
  }
  const dialog = open && (
    <Suspense>
      <Tour
        step={progress.step}
        onStep={(step) => keep({ ...progress, step })}
        onLeave={() => setOpen(false)}
        onFinish={finish}
      />
    </Suspense>
  )
  return { taken: progress.taken, start, dialog }
}
