import { type RefObject, useEffect, useRef } from 'react'

/** Gives a row that was moved the focus back, at the button that moved it or, where that is used up, the one beside it. */
export function useKeptFocus(list: RefObject<HTMLElement | null>) {
  const wanted = useRef<{ row: string; way: string } | null>(null)
  useEffect(() => {
    const row = wanted.current && list.current?.querySelector(`[data-row="${wanted.current.row}"]`)
    if (!row) return
    const ways = [...row.querySelectorAll<HTMLButtonElement>('[data-way]:not(:disabled)')]
    const same = ways.find(({ dataset }) => dataset.way === wanted.current?.way)
    wanted.current = null
    const target = same ?? ways[0]
    if (target !== document.activeElement) target?.focus()
  })
  /** Remembers what has the focus, before its row moves. */
  return (row: string) => {
    const focused = document.activeElement
    const way = focused instanceof HTMLElement ? focused.dataset.way : undefined
    wanted.current = { row, way: way ?? 'more' }
  }
}
