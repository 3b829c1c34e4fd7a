import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { toast } from '../../components/toast'
import { connect, disconnect, onMessage, pushNavigation } from '../../providers/channels'

/** Joins the channels after the page has loaded, shows what they bring and tells them where one is. */
export function usePresence({ enabled }: { enabled: boolean }): void {
  useEffect(() => {
    if (!enabled) return
    const later = () => setTimeout(connect, 500)
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      timer = later()
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
  }, [enabled])

  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current !== pathname) pushNavigation(last.current, pathname)
    last.current = pathname
  }, [pathname])
}

function show(message: unknown): void {
  if (typeof message !== 'object' || message === null) return
  const { title, text, body, message: words } = message as Record<string, unknown>
  const [first, second] = [title, text, body, words].filter(
    (each): each is string => typeof each === 'string' && each !== '',
  )
  if (first) toast({ kind: 'info', text: first, detail: second, durationMs: 8000 })
}
