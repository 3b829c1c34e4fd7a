import { Button } from '../../../../ui/action/button'
import { useLeaveGuard } from '../../../../ui/form/use-leave-guard'
import { Dialog } from '../../../../ui/overlay/dialog'
import styles from './slide-dialog.module.css'
import { SlideFields } from './slide-fields'
import type { Problems } from './slide-form'
import { SlideMedia } from './slide-media'
import { type SlideDialogProps, useSlideForm } from './use-slide-form'

/** Adds a slide, or changes it: what it shows, what it says, and the words for both. */
export function SlideDialog(props: SlideDialogProps) {
  const { number, chapters, isGone, onClose } = props
  const slideForm = useSlideForm(props)
  const { form, slide, draft, changed, problems, busy, change, submit } = slideForm
  const guard = useLeaveGuard(changed && !busy)
  const close = () => guard.leave(onClose)
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
        <SlideMedia form={slideForm} latest={props.slide} number={number} />
        <SlideFields
          words={draft.words}
          number={number}
          chapters={chapters}
          problems={problems}
          onChange={(words, field) => change({ words }, field)}
        />
        <Wrong problems={problems} isGone={isGone} />
      </form>
      {guard.dialog}
    </Dialog>
  )
}

/** What is wrong with the whole, or that a field says it. */
function Wrong({ problems, isGone }: { problems: Problems; isGone: boolean }) {
  if (Object.keys(problems).length === 0 && !isGone) return null
  return (
    <p className={styles.wrong} role="alert">
      {problems[''] ??
        (isGone
          ? 'Somebody has deleted this slide. What you wrote is still here to copy.'
          : 'It is not saved yet. Each field that needs something says what.')}
    </p>
  )
}
