import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../providers/page/lazy-part'
import { Icon } from '../../ui/action/icon'
import styles from './find.module.css'

// It brings the knowledge of all lists, which most visits do not need.
const FindDialog = lazyPart(() => import('./find-dialog').then((m) => m.findDialog()))

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** The staff's way to anything by its name, in the top bar: pressed, or by Ctrl K. */
export function Find() {
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
          <FindDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
