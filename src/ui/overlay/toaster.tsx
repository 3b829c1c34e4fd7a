import { clsx } from 'clsx'
import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../action/button'
import { buttonLook } from '../action/button-look'
import { Icon } from '../action/icon'
import type { IconName } from '../action/icon-paths'
import { useOverlayHost } from './overlay-host'
import { dismissToast, getToasts, subscribeToasts, type Toast, type ToastAction, type ToastKind } from './toast'
import { placeAtFoot } from './toast-place'
import styles from './toaster.module.css'

const icons: Record<ToastKind, IconName> = { positive: 'success', warning: 'warn', negative: 'stop', info: 'info' }

/** Shows the toasts; the application has one of these. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToasts, getToasts)
  const host = useOverlayHost()
  const cameFrom = useRef<Element | null>(null)
  const remember = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget
  }
  const close = (id: number, hadFocus: boolean) => {
    dismissToast(id)
    if (hadFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }
  const place = useFreePlace(host ?? document.body, toasts)
  const last = toasts.at(-1)
  // A new key, so that screen readers hear the same words again.
  const words = last && <span key={last.id}>{[last.text, last.detail].filter(Boolean).join(' ')}</span>
  return createPortal(
    <section ref={place} className={styles.toaster} aria-label="Notices" onFocus={remember}>
      <p className="vh" role="status">
        {last?.kind !== 'negative' && words}
      </p>
      <p className="vh" role="alert">
        {last?.kind === 'negative' && words}
      </p>
      <ul className={styles.list}>
        {toasts.map((one) => (
          <ToastItem key={one.id} toast={one} onClose={close} />
        ))}
      </ul>
    </section>,
    host ?? document.body,
  )
}

const LOOK_EVERY_MS = 250

/** Keeps notices off buttons and fields, also after a page change. They stay in place while the person scrolls or has the focus on them. */
function useFreePlace(host: HTMLElement, toasts: readonly Toast[]) {
  const place = useRef<HTMLElement>(null)
  // Before it is seen, so that it never lies over a bar for a moment.
  useLayoutEffect(() => {
    const toaster = place.current
    if (!toaster || toasts.length === 0) return
    let scrolled = false
    const look = () => {
      if (!scrolled && !toaster.contains(document.activeElement)) placeAtFoot(toaster, host)
      scrolled = false
    }
    const note = () => {
      scrolled = true
    }
    look()
    const timer = setInterval(look, LOOK_EVERY_MS)
    addEventListener('scroll', note, true)
    return () => {
      clearInterval(timer)
      removeEventListener('scroll', note, true)
    }
  }, [host, toasts])
  return place
}

function ToastItem({ toast, onClose }: { toast: Toast; onClose: (id: number, hadFocus: boolean) => void }) {
  const item = useRef<HTMLLIElement>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = hovered || focused
  const left = useRef(toast.durationMs)
  const leave = useRef(onClose)
  leave.current = onClose

  useEffect(() => {
    if (held) return
    const since = Date.now()
    const timer = setTimeout(() => leave.current(toast.id, false), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (Date.now() - since))
    }
  }, [held, toast.id])

  const closeNow = () => onClose(toast.id, item.current?.contains(document.activeElement) ?? false)
  return (
    <li
      ref={item}
      className={clsx(styles.toast, styles[toast.kind], held && styles.held)}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <Icon name={icons[toast.kind]} />
      <div className={styles.words}>
        <p className={styles.text}>{toast.text}</p>
        {toast.detail && <p className={styles.detail}>{toast.detail}</p>}
        {toast.action && <Action action={toast.action} onDone={closeNow} />}
      </div>
      <Button variant="quiet" size="sm" icon="close" label={`Close: ${toast.text}`} onClick={closeNow} />
      <span className={styles.progress} style={{ animationDuration: `${toast.durationMs}ms` }} aria-hidden="true" />
    </li>
  )
}

function Action({ action, onDone }: { action: ToastAction; onDone: () => void }) {
  if ('href' in action) {
    const away = action.newTab ? { target: '_blank', rel: 'noopener' } : {}
    return (
      <p className={styles.action}>
        <a {...buttonLook({ size: 'sm' })} href={action.href} {...away}>
          {action.label}
          {action.newTab && <span className="vh"> (opens in a new tab)</span>}
        </a>
      </p>
    )
  }
  const press = () => {
    action.onPress()
    onDone()
  }
  return (
    <p className={styles.action}>
      <Button size="sm" onClick={press}>
        {action.label}
      </Button>
    </p>
  )
}
