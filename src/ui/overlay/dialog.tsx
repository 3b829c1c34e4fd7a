import { clsx } from 'clsx'
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { Button } from '../action/button'
import styles from './dialog.module.css'
import { pushOverlayHost } from './overlay-host'

type DialogProps = {
  open: boolean
  /** Called by Escape, the cross or a press outside; leave it out if the dialog must be answered. */
  onClose?: () => void
  title: ReactNode
  /** A sentence below the title. */
  lead?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  /** Fills the window, as for completing a profile; `bar` is above it. */
  full?: boolean
  bar?: ReactNode
  /** The buttons, at the end. */
  foot?: ReactNode
  role?: 'dialog' | 'alertdialog'
  className?: string
  children?: ReactNode
}

/** A question over the page. It keeps the focus inside and returns it; a sheet on a phone. */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, lead, size = 'md', full, bar, foot, role, className, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useModal(dialog)

  // A press that begins inside and ends elsewhere, as where text is selected or a list is renewed meanwhile, is a click on the dialog too.
  const beganBeside = useRef(false)
  const pressBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && beganBeside.current) onClose?.()
  }
  const cancel: ComponentProps<'dialog'>['onCancel'] = (event) => {
    // A file input inside fires cancel too.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose?.()
  }
  const classes = clsx(styles.dialog, styles[full ? 'full' : size], className)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does by keyboard what a press beside the dialog does.
    <dialog
      ref={dialog}
      className={classes}
      role={role}
      aria-labelledby={id}
      aria-describedby={lead ? `${id}-lead` : undefined}
      onPointerDown={(event) => {
        beganBeside.current = event.target === event.currentTarget
      }}
      onClick={pressBeside}
      onCancel={cancel}
    >
      <div className={styles.frame}>
        {!full && <div className={styles.grip} aria-hidden="true" />}
        {bar && <div className={styles.bar}>{bar}</div>}
        <header className={styles.head}>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          {onClose && !full && <Button variant="quiet" icon="close" label="Close" onClick={onClose} />}
        </header>
        {lead && (
          <p className={styles.lead} id={`${id}-lead`}>
            {lead}
          </p>
        )}
        {children && <div className={styles.body}>{children}</div>}
        {foot && <footer className={styles.foot}>{foot}</footer>}
      </div>
    </dialog>
  )
}

/** Opens over the page with the focus inside, and gives the focus back at the end. */
function useModal(dialog: RefObject<HTMLDialogElement | null>) {
  // Before the paint, so that the page never shows without its scrim.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const cameFrom = document.activeElement
    if (!element.open) element.showModal()
    const first =
      element.querySelector<HTMLElement>('[data-initial-focus]') ??
      element.querySelector<HTMLElement>(`.${styles.body} :is(input, select, textarea):not(:disabled, [type="hidden"])`)
    first?.focus()
    return () => {
      if (element.open) element.close()
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected && cameFrom !== document.body) cameFrom.focus()
      // If the dialog opened by itself, or its opener has gone, the focus goes to the page's start.
      else document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [dialog])
  useEffect(() => (dialog.current ? pushOverlayHost(dialog.current) : undefined), [dialog])
}
