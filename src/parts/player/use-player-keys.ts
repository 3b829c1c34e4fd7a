import { type RefObject, useEffect, useRef } from 'react'
import { nextSpeed } from './lecture/speeds'

/** Controls that act on Space themselves. */
const pressed = 'button, a, summary, select'
const typedIn = 'input:not([type="range"]), textarea, select, [contenteditable="true"]'

const names: Record<string, string> = { ' ': 'space', ArrowLeft: 'left', ArrowRight: 'right' }

interface Moves {
  toggle: () => void
  step: (by: 1 | -1) => void
  go: (by: 1 | -1) => void
  speed: number
  setSpeed: (speed: number) => void
}

/** The keys that every player has. */
export const playerKeys = ({ toggle, step, go, speed, setSpeed }: Moves) => ({
  space: toggle,
  left: () => step(-1),
  right: () => step(1),
  '[': () => go(-1),
  ']': () => go(1),
  '<': () => setSpeed(nextSpeed(speed, -1)),
  '>': () => setSpeed(nextSpeed(speed, 1)),
})

/**
 * Listens to a player's keys while the focus is in it or, unless it is one of several, on the page as a whole, so that they are no shortcuts elsewhere. They are named `space`, `left`,
 * `right`, and others as they are written.
 */
export function usePlayerKeys(
  player: RefObject<HTMLElement | null>,
  keys: Record<string, () => void>,
  isAlone = true,
): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const act = latest.current[names[event.key] ?? event.key]
      if (!act || event.defaultPrevented || !isForPlayer(event, player.current, isAlone)) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [player, isAlone])
}

function isForPlayer(
  { target, key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  player: HTMLElement | null,
  isAlone: boolean,
): boolean {
  if (ctrlKey || metaKey || altKey || !player || !(target instanceof Element)) return false
  if (!player.contains(target) && !(isAlone && target.contains(player))) return false
  return !target.closest(typedIn) && !(key === ' ' && target.closest(pressed))
}
