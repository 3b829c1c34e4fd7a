// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LoadFailure } from '../../../src/learn/identity/load-failure'
import { mount } from '../../../src/sign-in-app'
import { eventually, find, render } from '../render'

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', async () => new Response('{"data":{"signInProviders":[]}}'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Missing(): never {
  throw new Error('no script')
}

it('signs out a person with an unreadable token before it shows a page of signing in', async () => {
  history.replaceState(null, '', '/login')
  localStorage.setItem('accessToken', 'not.a.token')
  localStorage.setItem('refreshToken', 'still-alive')
  act(() => mount(document.body.appendChild(document.createElement('div'))))
  await eventually(() => expect(find('h1').textContent).toBe('Sign in'))
  expect(localStorage.getItem('refreshToken')).toBeNull()
})

it('offers to load a page of signing in again that did not arrive', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <LoadFailure>
      <Missing />
    </LoadFailure>,
  )
  expect(find('[role="alert"] h1').textContent).toBe('This page did not load')
  expect(find('[role="alert"] button').textContent).toBe('Load the page again')
})
