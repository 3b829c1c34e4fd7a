// @vitest-environment happy-dom

import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { queryClient } from '../../../src/providers/api/query'
import errorSummaryStyles from '../../../src/ui/form/error-summary.module.css'
import { leaveFreely } from '../../../src/ui/form/leaving'
import { click, eventually, find, type } from '../render'
import { account, button, errorLater, id, server, show, signIn, text } from './showing'

signIn()

const typeLines = (area: HTMLTextAreaElement, lines: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, lines)
    area.dispatchEvent(new Event('input', { bubbles: true }))
  })

describe('the profile of an account', () => {
  it('sends only the changed fields of the profile', async () => {
    show()
    type(find<HTMLInputElement>('#profile-nickname'), 'May')
    click(button('Save profile'))
    await eventually(() => expect(server.sent.map(({ variables }) => variables)).toEqual([{ id, nickname: 'May' }]))
  })

  it('reports a required field that is empty, and sends nothing', async () => {
    show()
    type(find<HTMLInputElement>('#profile-firstName'), ' ')
    click(button('Save profile'))
    await errorLater('profile-firstName', 'Field is required')
    expect(server.sent).toEqual([])
  })

  it('leaves the focus where the person corrects a mistake', async () => {
    show()
    for (const field of ['firstName', 'lastName']) type(find<HTMLInputElement>(`#profile-${field}`), '')
    click(button('Save profile'))
    await eventually(() => expect(document.activeElement?.className).toBe(errorSummaryStyles.errors))
    const field = find<HTMLInputElement>('#profile-firstName')
    act(() => field.focus())
    type(field, 'M')
    expect(document.activeElement).toBe(field)
    expect(document.querySelector('#profile-firstName-error')).toBeNull()
    expect(find('#profile-lastName-error').textContent).toBe('Field is required')
  })

  it('cuts no name', async () => {
    show()
    const field = find<HTMLInputElement>('#profile-firstName')
    expect(field.getAttribute('maxlength')).toBeNull()
    type(field, 'x'.repeat(300))
    click(button('Save profile'))
    expect(document.activeElement).toBe(field)
    expect(field.value).toBe('x'.repeat(300))
    expect(find('#profile-firstName-error').textContent).toBe('300 of 100 characters: shorten this by 200.')
    expect(server.sent).toEqual([])
    type(field, 'x'.repeat(100))
    click(button('Save profile'))
    await eventually(() => expect(server.sent[0]?.variables.firstName).toBe('x'.repeat(100)))
  })

  it('reports the server’s refusal at its field, and keeps the typed text', async () => {
    server.refusal = {
      message: 'Please use at most 50 characters.',
      extensions: { code: 'VALIDATION', field: 'nickname' },
    }
    show()
    type(find<HTMLInputElement>('#profile-nickname'), 'A very long one')
    click(button('Save profile'))
    await errorLater('profile-nickname', 'Please use at most 50 characters.')
    expect(find<HTMLInputElement>('#profile-nickname').value).toBe('A very long one')
  })

  it('keeps the addresses that are typed, and one that is taken away', async () => {
    queryClient.setQueryData(['Account', {}], {
      ...account,
      currentUser: { ...account.currentUser, skype: 'maya.castellane' },
    })
    show()
    expect(find<HTMLInputElement>('#profile-skype').value).toBe('maya.castellane')
    type(find<HTMLInputElement>('#profile-skype'), '')
    type(find<HTMLInputElement>('#profile-linkedIn'), 'maya-castellane')
    typeLines(find<HTMLTextAreaElement>('#profile-address'), '4 Inner Row\nLeeds')
    click(button('Save profile'))
    await eventually(() =>
      expect(server.sent.map(({ variables }) => variables)).toEqual([
        { id, skype: '', linkedIn: 'maya-castellane', address: '4 Inner Row\nLeeds' },
      ]),
    )
  })

  it.each([
    ['a student', {}, []],
    ['a tutor', { type: 'tutoringSolicitor' }, ['zoomId', 'summary']],
    ['staff', { abilities: ['view_all_users'] }, ['zoomId']],
  ])('asks %s for a room and a text about themselves, or does not', (_who, more, asked) => {
    queryClient.setQueryData(['CurrentUser', {}], (viewer: object) => ({ ...viewer, ...more }))
    show()
    expect(['zoomId', 'summary'].filter((field) => document.querySelector(`#profile-${field}`))).toEqual(asked)
  })

  it('reports a link that leads nowhere at its field', async () => {
    const words = 'A link begins with https:// or http://.'
    server.refusal = { message: words, extensions: { code: 'VALIDATION', field: 'linkedIn' } }
    show()
    type(find<HTMLInputElement>('#profile-linkedIn'), 'javascript:alert(1)')
    click(button('Save profile'))
    await errorLater('profile-linkedIn', words)
    expect(find(`.${errorSummaryStyles.errors} a`).getAttribute('href')).toBe('#profile-linkedIn')
  })

  it('reports a text about a tutor that is too long, and sends nothing', async () => {
    queryClient.setQueryData(['CurrentUser', {}], (viewer: object) => ({ ...viewer, type: 'tutoringSolicitor' }))
    queryClient.setQueryData(['Account', {}], {
      ...account,
      currentUser: { ...account.currentUser, summary: `<p>${'a'.repeat(200_000)}</p>` },
    })
    show()
    type(find<HTMLInputElement>('#profile-nickname'), 'May')
    click(button('Save profile'))
    await errorLater('profile-summary', 'Make it shorter.')
    expect(server.sent).toEqual([])
  })

  it('asks before unsaved changes are lost, but not on the way to another section', async () => {
    const router = show()
    type(find<HTMLInputElement>('#profile-nickname'), 'May')
    await act(() => router.navigate('#sign-in'))
    expect(text()).not.toContain('Leave without saving?')
    await act(() => router.navigate('/elsewhere'))
    expect(text()).toContain('Leave without saving?')
    click(button('Stay'))
    expect(find<HTMLInputElement>('#profile-nickname').value).toBe('May')
  })

  it('lets a signed-out person leave unasked, in the browser too', async () => {
    const router = show()
    type(find<HTMLInputElement>('#profile-nickname'), 'May')
    const closes = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(closes()).toBe(false)
    leaveFreely()
    type(find<HTMLInputElement>('#profile-nickname'), 'Maya')
    expect(closes()).toBe(true)
    await act(() => router.navigate('/blocked'))
    expect(text()).toContain('Elsewhere')
  })
})
