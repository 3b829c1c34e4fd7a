import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { Chapter, Slide } from '../moves'
import { isChanged, keepSlide, type Problems, problemsIn, problemsOf, type SlideDraft, wordsOf } from './slide-form'

export interface SlideDialogProps {
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

/** A slide in its form, and what keeps it. */
export function useSlideForm(props: SlideDialogProps) {
  const { bundleId, chapterId = null, chapters, onDone } = props
  // As it was when the form opened, whatever another author does meanwhile.
  const [slide] = useState(props.slide)
  const [first] = useState(() => wordsOf(slide, chapterId))
  const [draft, setDraft] = useState<SlideDraft>({ words: first, sending: { picture: false, sound: false } })
  const [problems, setProblems] = useState<Problems>({})
  const [busy, setBusy] = useState(false)
  const { form, refuse } = useFirstWrong(setProblems)
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
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const gone = !chapters.some(({ id }) => id === draft.words.chapterId)
    const kept = gone ? { ...draft, words: { ...draft.words, chapterId: '' } } : draft
    const found = problemsIn(kept, slide)
    if (Object.keys(found).length > 0) return refuse(found)
    setProblems({})
    setBusy(true)
    try {
      await keepSlide(bundleId, slide, kept)
      await onDone()
    } catch (fault) {
      refuse(problemsOf(fault))
      setBusy(false)
    }
  }
  return {
    form,
    slide,
    draft,
    changed: isChanged(draft, first),
    problems,
    busy,
    change,
    sendingPicture,
    sendingSound,
    submit,
  }
}

export type SlideForm = ReturnType<typeof useSlideForm>

/** After each refusal the first field that is wrong has the focus: on a phone it may be far above the button that was pressed. */
function useFirstWrong(setProblems: (problems: Problems) => void) {
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[data-wrong] button, [aria-invalid="true"]')?.focus()
  }, [tries])
  const refuse = (problems: Problems) => {
    setProblems(problems)
    setTries((count) => count + 1)
  }
  return { form, refuse }
}
