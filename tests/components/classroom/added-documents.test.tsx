// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AddedDocuments } from '../../../src/parts/marking/added-documents'
import type { RoomSession } from '../../../src/parts/room/session-parts'
import { queryClient } from '../../../src/providers/api/query'
import { eventually, find, render } from '../render'

const file = (title: string, own: boolean) => ({ id: title, title, own, protected: false, studentCanView: true })
const session = (role: string) =>
  ({
    id: 's1',
    attendees: [{ id: 'a1', userId: 'me', role }],
    materials: [
      { id: 'm1', file: file('Case notes', false) },
      { id: 'm2', file: file('My extra paper', true) },
    ],
  }) as unknown as RoomSession

let sent: string[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(body)
    return new Response('{"data":{"sessionMaterialUpdate":{"id":"m2"},"sessionMaterialDelete":{"id":"m2"}}}')
  })
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

function draw(role: string, abilities: string[] = []) {
  queryClient.setQueryData(['CurrentUser', {}], { id: 'me', role: 'user', abilities, confirmed: true })
  render(
    <QueryClientProvider client={queryClient}>
      <AddedDocuments session={session(role)} userId="me" />
    </QueryClientProvider>,
  )
}
const names = () =>
  [...document.querySelectorAll('button')].map((each) => each.getAttribute('aria-label') ?? each.textContent)

it('lets a tutor change and remove only what they added', () => {
  draw('tutor')
  expect(names()).toEqual(['Add a document', 'Change My extra paper', 'Remove My extra paper'])
})

it('lets staff change what anybody added, and a reviewer nothing', () => {
  draw('', ['manage_sessions'])
  expect(names()).toContain('Change Case notes')
  document.body.replaceChildren()
  draw('reviewer')
  expect(names()).toEqual([])
})

it('renames a document and hides it from the candidate', async () => {
  draw('tutor')
  act(() => find('[aria-label="Change My extra paper"]').click())
  const form = await eventually(() => find<HTMLFormElement>('#document-form'))
  act(() => find('#document-form [role="switch"]').click())
  await act(async () => form.requestSubmit())
  await eventually(() => expect(sent.join()).toContain('"title":"My extra paper","studentCanView":false'))
})

it('asks for the file first', async () => {
  draw('tutor')
  act(() => find('button').click())
  const form = await eventually(() => find<HTMLFormElement>('#document-form'))
  await act(async () => form.requestSubmit())
  expect(form.textContent).toContain('Choose a file')
  expect(sent).toEqual([])
})
