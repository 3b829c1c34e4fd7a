import { useEffect, useRef, useSyncExternalStore } from 'react'

let holder: object | null = null
const watchers = new Set<() => void>()

function hand(to: object | null) {
  holder = to
  for (const tell of watchers) tell()
}
const watch = (tell: () => void) => {
  watchers.add(tell)
  return () => {
    watchers.delete(tell)
  }
}

/**
 * Of the players on a page only one plays: which begins is the one, and the one before it pauses. True for the one that began last, until it leaves the page.
 */
export function useTheOnePlaying(playing: boolean, pause: () => void): boolean {
  const self = useRef({}).current
  const isTheOne = useSyncExternalStore(watch, () => holder === self)
  const latest = useRef({ playing, pause })
  latest.current = { playing, pause }
  useEffect(() => {
    if (playing) hand(self)
  }, [playing, self])
  useEffect(() => {
    if (!isTheOne && holder !== self && latest.current.playing) latest.current.pause()
  }, [isTheOne, self])
  useEffect(
    () => () => {
      if (holder === self) hand(null)
    },
    [self],
  )
  return isTheOne
}
