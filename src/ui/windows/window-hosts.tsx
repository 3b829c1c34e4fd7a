import { useRef } from 'react'
import styles from './dock-window.module.css'

/** One element for each window: its content lives in it and moves with it between frames, so that no typing or scrolling is lost. */
export function useHosts(windows: readonly { id: string }[]): Map<string, HTMLElement> {
  const hosts = useRef(new Map<string, HTMLElement>())
  for (const { id } of windows) {
    if (hosts.current.has(id)) continue
    const host = document.createElement('div')
    host.className = styles.windowsHost ?? ''
    host.dataset.windowHost = ''
    hosts.current.set(id, host)
  }
  return hosts.current
}

/** The place of a window's content. */
export function HostSlot({ host }: { host: HTMLElement | undefined }) {
  return (
    <div
      className={styles.windowsHost}
      data-window-host=""
      ref={(slot) => {
        if (slot && host && slot.firstChild !== host) slot.replaceChildren(host)
      }}
    />
  )
}
