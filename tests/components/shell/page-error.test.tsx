// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PageError } from '../../../src/learn/shell/page-error'
import { loadOnce } from '../../../src/providers/page/load-page'
import { click, eventually, find, render } from '../render'

const reload = vi.fn()
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(location, 'reload').mockImplementation(reload)
})
afterEach(() => vi.restoreAllMocks())

/** Draws the error page for a page whose script loads in this way. */
function draw(load: () => Promise<never>) {
  const route = { path: '/', lazy: loadOnce(load), ErrorBoundary: PageError, HydrateFallback: Nothing }
  render(<RouterProvider router={createMemoryRouter([route])} />)
}
const Nothing = () => null
const Failing = () => {
  throw new Error('A fault of ours')
}
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)

describe('a page whose script does not arrive', () => {
  it('says so, offers to load it again, and does so only on request', async () => {
    draw(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
    await eventually(() => expect(find('[role="alert"] h1').textContent).toBe('This page did not load'))
    expect(buttons()).toEqual(['Load the page again'])
    expect(reload).not.toHaveBeenCalled()
    click(find('button'))
    expect(reload).toHaveBeenCalledOnce()
  })
})

describe('a page that fails', () => {
  it('says that an unexpected error occurred', async () => {
    const route = { path: '/', Component: Failing, ErrorBoundary: PageError }
    render(<RouterProvider router={createMemoryRouter([route])} />)
    expect(find('[role="alert"] .lead').textContent).toBe('An unexpected error occurred. Please try again.')
  })
})
