import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { onTourStart } from '../../providers/device/tour'
import { useKept } from '../../providers/kept-values'
import { lazyPart } from '../../providers/page/lazy-part'
import { useLater } from '../../providers/page/use-later'

const Tour = lazyPart(() => import('./tour').then((m) => m.Tour))
/** Asked for by itself after this, when the page has its own data. */
const LATER_MS = 2_000

/** The last step reached, and whether the person has ever finished. */
interface Progress {
  step: number
  taken: boolean
}

const atFirst: Progress = { step: 0, taken: false }

const isProgress = (value: unknown): value is Progress =>
  typeof value === 'object' &&
  value !== null &&
  'step' in value &&
  typeof value.step === 'number' &&
  'taken' in value &&
  typeof value.taken === 'boolean'

interface TourState {
  taken: boolean
  /** Opens it at the last step; a finished tour starts again. */
  start: () => void
  /** The tour's dialog; nothing before it is asked for. */
  dialog: ReactNode
}

/** The product tour, loaded when a person takes it. The server keeps how far they are. */
export function useTour({ enabled }: { enabled: boolean }): TourState {
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)
  const isLater = useLater(LATER_MS)
  const { value: progress, keep } = useKept('tour', {
    initial: atFirst,
    isValue: isProgress,
    enabled: enabled && (asked || isLater),
  })
  const start = () => {
    setAsked(true)
    setOpen(true)
  }
  useEffect(() => onTourStart(start))
  const finish = () => {
    keep({ step: 0, taken: true })
    setOpen(false)
  }
  const dialog = open && progress && (
    <Suspense>
      <Tour
        step={progress.step}
        onStep={(step) => keep({ ...progress, step })}
        onLeave={() => setOpen(false)}
        onFinish={finish}
      />
    </Suspense>
  )
  return { taken: progress?.taken ?? false, start, dialog }
}
