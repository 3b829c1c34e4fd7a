// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteNavigation } from '../../src/ui/form/navigating'
import { SearchBox } from '../../src/ui/form/search-box'
import { find, render, type } from './render'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  history.replaceState(null, '', '/')
})

/** A search in which somebody has just typed; answers what was searched for. */
function typedIn() {
  const searched: string[] = []
  const element = <SearchBox label="Search users" value="" onChange={(value) => searched.push(value)} />
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  type(find<HTMLInputElement>('input'), 'Tomos ')
  return searched
}

it('searches once the typing pauses', () => {
  const searched = typedIn()
  vi.advanceTimersByTime(200)
  expect(searched).toEqual([])
  vi.advanceTimersByTime(200)
  expect(searched).toEqual(['Tomos'])
})

it('calls nobody back who has just opened a row whose page is still loading', () => {
  const searched = typedIn()
  history.pushState(null, '', '/users/1')
  vi.advanceTimersByTime(1000)
  expect(searched).toEqual([])
})

it('lets a row’s page come that somebody pressed while the search waited, and searches if they stay', () => {
  const searched = typedIn()
  noteNavigation('loading')
  vi.advanceTimersByTime(1000)
  expect(searched).toEqual([])
  noteNavigation('idle')
  vi.advanceTimersByTime(300)
  expect(searched).toEqual(['Tomos'])
})
