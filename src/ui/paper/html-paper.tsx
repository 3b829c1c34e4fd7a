import { type RefObject, useEffect, useRef } from 'react'
import { RichText } from '../rich-text/rich-text'
import styles from './html-paper.module.css'
import { paint } from './painted-ranges'
import type { Paper, PaperMark, PaperProps } from './paper'
import { placeOf, placesOf, rangeAt } from './text-places'

const PERCENTS = [75, 90, 100, 115, 130, 150, 175, 200]

interface Stretch {
  from: number
  to: number
}

/** How the marks of a paper lie in its text. */
export interface MarkPlaces {
  toText: (mark: PaperMark) => Stretch | null
  toMark: (place: Stretch) => PaperMark
}

const onePage: MarkPlaces = { toText: (mark) => mark, toMark: (place) => ({ page: 1, ...place }) }

interface Props extends PaperProps {
  html: string
  /** Without it, the paper is one page. */
  places?: MarkPlaces
}

/** A paper of rich text without pages, such as a Word document. */
export function HtmlPaper({ title, html, places = onePage, marks, onReady, onState }: Props) {
  const text = useRef<HTMLElement>(null)
  const latest = useRef({ onReady, onState, places })
  latest.current = { onReady, onState, places }

  useEffect(() => {
    const root = text.current
    if (!root) return
    latest.current.onReady(toolsOf(root, latest))
    return () => {
      paint('paper-found', root, [])
      paint('paper-found-here', root, [])
    }
  }, [])
  useEffect(() => {
    const root = text.current
    if (!root) return
    paint(
      'paper-mark',
      root,
      marks
        .map((mark) => places.toText(mark))
        .map((place) => place && rangeAt(root, place.from, place.to))
        .filter((range) => range !== null),
    )
    return () => paint('paper-mark', root, [])
  }, [marks, places])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section className={styles.scroll} tabIndex={0} aria-label={title}>
      <article ref={text} className={styles.sheet}>
        <RichText html={html} />
      </article>
    </section>
  )
}

/** What the tools can do with a paper; how far it is enlarged and what was found last are kept here. */
function toolsOf(root: HTMLElement, latest: RefObject<Pick<PaperProps, 'onState'> & { places: MarkPlaces }>): Paper {
  let percent = 100
  let words = ''
  let at = -1
  const show = (all: Stretch[]) => {
    const ranges = all.map(({ from, to }) => rangeAt(root, from, to)).filter((range) => range !== null)
    const here = ranges[at]
    paint('paper-found', root, ranges)
    paint('paper-found-here', root, here ? [here] : [])
    here?.startContainer.parentElement?.scrollIntoView({ block: 'center' })
    latest.current.onState({ found: words ? { at: at + 1, of: ranges.length } : null })
  }
  return {
    turn: () => {},
    zoom(by) {
      percent = PERCENTS[PERCENTS.indexOf(percent) + by] ?? percent
      root.style.setProperty('--paper-zoom', String(percent / 100))
      latest.current.onState({ percent })
    },
    find(wanted, towards) {
      const all = placesOf(root, wanted)
      const step = towards === 'before' ? -1 : 1
      at = wanted !== words || towards === 'here' ? 0 : (at + step + all.length) % Math.max(1, all.length)
      words = wanted
      if (all.length === 0) at = -1
      show(all)
    },
    selected() {
      const selection = getSelection()
      const place = selection?.rangeCount ? placeOf(root, selection.getRangeAt(0)) : null
      return place && latest.current.places.toMark(place)
    },
  }
}
