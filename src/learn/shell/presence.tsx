import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { connect, disconnect, onMessage, pushNavigation, useOnlineIds } from '../../providers/live/channels'
import { OnlinePeople } from '../../ui/data/online-people'
import { toast } from '../../ui/overlay/toast'

interface PresenceProps {
  /** Whether a person whom others may see is signed in. */
  enabled: boolean
  children: ReactNode
}

/** Joins the channels after the page has loaded, shows their messages and the people online, and tells them the present page. */
export function Presence({ enabled, children }: PresenceProps) {
  useEffect(() => (enabled ? join() : undefined), [enabled])

  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current !== pathname) pushNavigation(last.current, pathname)
    last.current = pathname
  }, [pathname])
  return <OnlinePeople value={useOnlineIds()}>{children}</OnlinePeople>
}

function join(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const begin = () => {
    timer = setTimeout(connect, 500)
  }
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
  const stop = onMessage(show)
  return () => {
    removeEventListener('load', begin)
    clearTimeout(timer)
    stop()
    disconnect()
  }
}

function show(message: unknown): void {
  if (typeof message !== 'object' || message === null) return
  const { title, body, path, own } = message as Record<string, unknown>
  // Whoever did it sees what came of it where it was done.
  if (typeof title !== 'string' || !title || own === true) return
  const detail = typeof body === 'string' ? body : undefined
  const action = typeof path === 'string' && path !== location.pathname ? { label: 'Open', href: path } : undefined
  toast({ kind: 'info', text: title, detail, durationMs: 8000, ...(action && { action }) })
}
