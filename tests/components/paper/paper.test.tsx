// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { marksWith, PaperView } from '../../../src/ui/paper/paper-view'
import { placeOf, placesOf, rangeAt } from '../../../src/ui/paper/text-places'
import { click, find, render, type } from '../render'

const mark = (from: number, to: number, page = 1) => ({ page, from, to })

describe('marks in a paper', () => {
  it('are joined where they touch, on one page', () => {
    expect(marksWith([mark(0, 5)], mark(4, 9))).toEqual([mark(0, 9)])
    expect(marksWith([mark(0, 5)], mark(4, 9, 2))).toEqual([mark(0, 5), mark(4, 9, 2)])
    expect(marksWith([mark(0, 5), mark(8, 12)], mark(4, 9))).toEqual([mark(0, 12)])
  })

  it('go away when what is marked is marked again', () => {
    expect(marksWith([mark(0, 9), mark(20, 30)], mark(2, 4))).toEqual([mark(20, 30)])
  })
})

describe('places in a text', () => {
  const root = () => {
    document.body.innerHTML = '<div id="t"><p>The offer is <b>Part 36</b>.</p><p>The end.</p></div>'
    return find('#t')
  }

  it('are found in any case, across elements', () => {
    const text = root()
    expect(placesOf(text, 'the')).toEqual([mark(0, 3), mark(21, 24)].map(({ from, to }) => ({ from, to })))
    expect(rangeAt(text, 13, 21)?.toString()).toBe('Part 36.')
    expect(placesOf(text, '')).toEqual([])
  })

  it('are those of a selection, cut to the text', () => {
    const text = root()
    const range = rangeAt(text, 4, 9)
    expect(range && placeOf(text, range)).toEqual({ from: 4, to: 9 })
  })

  it('that a shorter text no longer has are none', () => {
    expect(rangeAt(root(), 20, 400)).toBeNull()
  })
})

describe('a paper without pages', () => {
  const html = '<p>The offer is made under Part 36. The offer ends on 23 November.</p>'

  it('finds words, says how many, and goes on with Enter', () => {
    render(<PaperView title="Letter" html={html} link="/files/1" />)
    click(find('button[aria-label="Find in this document"]'))
    const field = find<HTMLInputElement>('input[type="search"]')
    type(field, 'offer')
    expect(document.body.textContent).toContain('1 of 2')
    act(() => void field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })))
    expect(document.body.textContent).toContain('2 of 2')
    type(field, 'claim')
    expect(document.body.textContent).toContain('Not found')
  })

  it('becomes larger and smaller, and is downloaded', () => {
    render(<PaperView title="Letter" html={html} link="/files/1" />)
    click(find('button[aria-label="Larger"]'))
    expect(document.body.textContent).toContain('115%')
    expect(find('a[aria-label="Download"]').getAttribute('href')).toBe('/files/1')
  })

  it('takes no mark where nothing is selected', () => {
    const keep = vi.fn()
    Object.assign(CSS, { highlights: new Map() })
    render(<PaperView title="Letter" html={html} onMarks={keep} />)
    const pen = document.querySelector('button[aria-label="Highlight what you select"]')
    if (pen) click(pen as HTMLElement)
    expect(keep).not.toHaveBeenCalled()
  })
})
