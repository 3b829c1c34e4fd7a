import { type RefObject, useEffect, useState } from 'react'
import { collapsed } from '../../../../rules/room/quote'
import { placeOf } from '../../../ui/paper/text-places'

export interface SelectedWords {
  from: number
  to: number
  text: string
}

/** What the reader has selected of the text in an element; null while there is nothing. White space at the ends is left out. */
export function useSelectedWords(region: RefObject<HTMLElement | null>, isOn: boolean): SelectedWords | null {
  const [selected, setSelected] = useState<SelectedWords | null>(null)
  useEffect(() => {
    if (!isOn) return
    const look = () => setSelected((before) => sameOr(before, wordsIn(region.current)))
    document.addEventListener('selectionchange', look)
    return () => {
      document.removeEventListener('selectionchange', look)
      setSelected(null)
    }
  }, [region, isOn])
  return selected
}

const sameOr = (before: SelectedWords | null, now: SelectedWords | null) =>
  before && now && before.from === now.from && before.to === now.to && before.text === now.text ? before : now

function wordsIn(region: HTMLElement | null): SelectedWords | null {
  const root = region?.querySelector('[data-rich-text]')
  const selection = getSelection()
  const place = root && selection?.rangeCount ? placeOf(root, selection.getRangeAt(0)) : null
  if (!root || !place || !selection) return null
  const words = (root.textContent ?? '').slice(place.from, place.to)
  const from = place.from + words.length - words.trimStart().length
  const to = place.to - (words.length - words.trimEnd().length)
  // Paragraphs are apart in what is selected, and not in the text of the element.
  const text = collapsed(selection.toString()) || collapsed(words)
  return from < to ? { from, to, text } : null
}
