import { useRef } from 'react'

/** One element a window: its contents live in it and move with it from frame to frame, so that nothing typed or scrolled is lost. */
export function useHosts(windows: readonly { id: string }[]): Map<string, HTMLElement> {
  const hosts = useRef(new Map<string, HTMLElement>())
  for (const { id } of windows) {
    if (hosts.current.has(id)) continue
    const host = document.createElement('div')
    host.className = 'windows-host'
    hosts.current.set(id, host)
  }
  return hosts.current
}

/** Where a window's contents are now. */
export function HostSlot({ host }: { host: HTMLElement | undefined }) {
  return (
    <div
      className="windows-host"
      ref={(slot) => {
        if (slot && host) slot.append(host)
      }}
    />
  )
}
