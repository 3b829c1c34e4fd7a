import { useEffect, useRef, useState } from 'react'
import { type Placement, type Placements, placementOf } from './use-windows'

const PAUSE_MS = 400

interface Named {
  id: string
  title: string
  initial?: Placement['state']
}

/** Changes of the windows in words, for screen readers, once the hand rests. */
export function useWindowNews(windows: readonly Named[], placements: Placements): string {
  const [news, setNews] = useState('')
  const told = useRef(placements)
  const known = useRef(windows)
  known.current = windows
  useEffect(() => {
    const timer = setTimeout(() => {
      const words = known.current.flatMap(({ id, title, initial }) => {
        const before = placementOf(told.current, id, initial)
        const change = changeInWords(before, placementOf(placements, id, initial))
        return change ? [`${title} ${change}.`] : []
      })
      told.current = placements
      if (words.length > 0) setNews(words.join(' '))
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [placements])
  return news
}

const states: Record<Placement['state'], string> = {
  docked: 'is docked beside the work',
  floating: 'floats over the work',
  minimised: 'is minimised; its button is at the foot of the work',
  maximised: 'is maximised',
  fullscreen: 'has the whole screen',
}

function changeInWords(before: Placement, now: Placement): string | undefined {
  if (now.state !== before.state) return states[now.state]
  if (now.pinned !== before.pinned) return now.pinned ? 'is pinned over the others' : 'is not pinned any more'
  const [was, is] = [before.box, now.box]
  if (!is || !was) return undefined
  if (is.width !== was.width || is.height !== was.height) return `is ${is.width} wide and ${is.height} high`
  return is.x !== was.x || is.y !== was.y ? `is ${is.x} from the left and ${is.y} from the top` : undefined
}
