import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/action/button'
import { useLeaveGuard } from '../../../ui/form/use-leave-guard'
import { Confirm } from '../../../ui/overlay/confirm'
import { Dialog } from '../../../ui/overlay/dialog'
import type { Chapter, Slide } from './moves'
import styles from './slide-dialog.module.css'
import { SlideFields } from './slide-fields'
import { isChanged, keepSlide, type Problems, problemsIn, problemsOf, type SlideDraft, wordsOf } from './slide-form'
import { SlideMedia } from './slide-media'

interface SlideDialogProps {
  bundleId: string
  /** The slide to change; without it one is added. */
  slide?: Slide
  /** Its number, or that of the new one. */
  number: number
  /** Where a new one goes. */
  chapterId?: string | null
  chapters: readonly Chapter[]
  /** Whether somebody has deleted it while it is open. */
  isGone: boolean
  onDone: () => Promise<void>
  onClose: () => void
}

/** Adds a slide, or changes it: what it shows, what it says, and the words for both. */
export function SlideDialog(props: SlideDialogProps) {
  const { bundleId, number, chapterId = null, chapters, isGone, onDone, onClose } = props
  // As it was when the form opened, whatever another author does meanwhile.
  const [slide] = useState(props.slide)
  const [first] = useState(() => wordsOf(slide, chapterId))
  const [draft, setDraft] = useState<SlideDraft>({ words: first, sending: { picture: false, sound: false } })
  const [problems, setProblems] = useState<Problems>({})
  /** How often it was refused. */
  const [tries, setTries] = useState(0)
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const changed = isChanged(draft, first)
  const guard = useLeaveGuard(changed && !busy)
  const close = () => (changed ? setAsking(true) : onClose())
  const change = useCallback((part: Partial<SlideDraft>, ...right: (keyof Problems)[]) => {
    setDraft((now) => ({ ...now, ...part }))
    setProblems((now) =>
      Object.fromEntries(Object.entries(now).filter(([name]) => !right.includes(name as keyof Problems))),
    )
  }, [])
  const sendingPicture = useCallback(
    (picture: boolean) => setDraft((now) => ({ ...now, sending: { ...now.sending, picture } })),
    [],
  )
  const sendingSound = useCallback(
    (sound: boolean) => setDraft((now) => ({ ...now, sending: { ...now.sending, sound } })),
    [],
  )

  // On a phone the first of them may be far above the button that was pressed.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[data-wrong] button, [aria-invalid="true"]')?.focus()
  }, [tries])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const gone = !chapters.some(({ id }) => id === draft.words.chapterId)
    const kept = gone ? { ...draft, words: { ...draft.words, chapterId: '' } } : draft
    const found = problemsIn(kept, slide)
    setProblems(found)
    if (Object.keys(found).length > 0) return setTries((count) => count + 1)
    setBusy(true)
    try {
      await keepSlide(bundleId, slide, kept)
      await onDone()
    } catch (fault) {
      setProblems(problemsOf(fault))
      setTries((count) => count + 1)
      setBusy(false)
    }
  }
  const wrong = Object.keys(problems).some((name) => name !== '')
  return (
    <Dialog
      open
      size="lg"
      onClose={busy ? undefined : close}
      title={slide ? `Slide ${number}` : 'Add a slide'}
      foot={
        <>
          <Button onClick={close} disabled={busy}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form="slide-form" busy={busy}>
            {slide ? 'Save' : 'Add slide'}
          </Button>
        </>
      }
    >
      <form id="slide-form" className={styles.form} ref={form} onSubmit={(event) => void submit(event)} noValidate>
        {/* The first thing in the form is a file to choose, which takes no focus that is seen. */}
        <span className="vh" data-initial-focus tabIndex={-1} />
        <SlideMedia
          slide={slide}
          latest={props.slide}
          number={number}
          draft={draft}
          problems={problems}
          onPicture={(picture) => change({ picture }, 'image')}
          onSound={(sound) => change({ sound }, 'audio')}
          onSendingPicture={sendingPicture}
          onSendingSound={sendingSound}
        />
        <SlideFields
          words={draft.words}
          number={number}
          chapters={chapters}
          problems={problems}
          onChange={(words, field) => change({ words }, field)}
        />
        {(wrong || problems[''] || isGone) && (
          <p className={styles.wrong} role="alert">
            {problems[''] ??
              (isGone
                ? 'Somebody has deleted this slide. What you wrote is still here to copy.'
                : 'It is not saved yet. Each field that needs something says what.')}
          </p>
        )}
      </form>
      {guard.dialog}
      <Confirm
        open={asking}
        danger
        title={slide ? 'Close without saving?' : 'Close without adding the slide?'}
        keepLabel="Go on writing"
        confirmLabel="Close"
        onCancel={() => setAsking(false)}
        onConfirm={onClose}
      >
        <p>What you wrote and chose here is lost.</p>
      </Confirm>
    </Dialog>
  )
}
