import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { Icon } from '../../ui/action/icon'
import styles from './find.module.css'

interface FindProps {
  /** Looks for what is typed; loaded when it is first opened. */
  Dialog: ComponentType<{ onClose: () => void }>
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** The staff's way to anything by its name, in the top bar: pressed, or by Ctrl K. */
export function Find({ Dialog }: FindProps) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 'k'
      // In a text of several lines these keys make a link.
      const isTaken = event.defaultPrevented || (event.target instanceof HTMLElement && event.target.isContentEditable)
      if (!isAsked || isTaken || document.querySelector('dialog[open]')) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <button
        type="button"
        className={styles.find}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size="sm" />
        <span className={styles.word}>Find</span>
        {/* aria-keyshortcuts says it to who does not see it. */}
        <span className="only-wide" aria-hidden="true">
          <kbd>{isApple() ? '⌘ K' : 'Ctrl K'}</kbd>
        </span>
      </button>
      {open && (
        <Suspense>
          <Dialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
