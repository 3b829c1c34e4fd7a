// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MockPage } from '../../../src/learn/mocks/mock-page'
import { MocksPage } from '../../../src/learn/mocks/mocks-page'
import { queryClient } from '../../../src/providers/api/query'
import { click, eventually, find, render } from '../render'

const file = (title: string, own: boolean) => ({
  id: title,
  title,
  own,
  contentType: 'application/pdf',
  size: 3000,
  studentCanView: own,
  contentLink: null,
})
const mock = (type: string) => ({
  id: 'm1',
  name: 'Pryce v Marlow',
  status: 'draft',
  lacks: ['scenario', 'published'],
  sessionType: { id: 't', name: 'Client interview' },
  practiceArea: { id: 'a', name: 'Dispute Resolution' },
  permissions: [{ id: 'p', userId: 'me', type }],
  materials: [
    { id: '1', file: file('Brief', false) },
    { id: '2', file: file('My chronology', true) },
  ],
  templates: [],
})

let answers: Record<string, unknown>
let sent: string[]
beforeEach(() => {
  sent = []
  queryClient.clear()
  queryClient.setQueryData(['CurrentUser', {}], {
    id: 'me',
    role: 'user',
    type: 'tutoringSolicitor',
    abilities: [],
    confirmed: true,
  })
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(body)
    const name = /(?:query|mutation) (\w+)/.exec(JSON.parse(body).query)?.[1] ?? ''
    return new Response(JSON.stringify({ data: answers[name] ?? null }))
  })
})
afterEach(() => vi.unstubAllGlobals())

function open(path: string) {
  const router = createMemoryRouter(
    [
      { path: '/my-mocks', element: <MocksPage /> },
      { path: '/my-mocks/:mockId', element: <MockPage /> },
    ],
    { initialEntries: [path] },
  )
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
const text = () => document.body.textContent ?? ''
const names = () => [...document.querySelectorAll('button')].map((each) => each.getAttribute('aria-label'))

it('offers a tutor to change their own documents of a mock, and says what staff change', async () => {
  answers = { EditableMock: { mock: mock('edit') }, MockFileRemove: { driveFileDelete: { id: 'My chronology' } } }
  open('/my-mocks/m1')
  await eventually(() => expect(text()).toContain('What only staff change'))
  expect(names()).toEqual(['Add to materials', 'Change My chronology', 'Remove My chronology', 'Add to templates'])
  expect(text()).toContain('PDF, 3 kB, changed by staff only, not for the candidate')
  expect(text()).toContain('Still missing2ScenarioPublished')
  click(find('[aria-label="Remove My chronology"]'))
  click([...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Remove') as HTMLElement)
  await eventually(() => expect(sent.join()).toContain('MockFileRemove'))
})

it('shows a mock that a tutor may only conduct without a way to change it', async () => {
  answers = { EditableMock: { mock: mock('conduct') } }
  open('/my-mocks/m1')
  await eventually(() => expect(text()).toContain('You may not edit this mock'))
  expect(names()).toEqual([])
  expect(text()).not.toContain('Brief')
})

it('lists the mocks with what they lack, and says so where there are none', async () => {
  const pageInfo = { totalCount: 1, totalPages: 1, currentPage: 1, hasPreviousPage: false, hasNextPage: false }
  answers = { EditableMocks: { mocks: { entries: [mock('edit')], pageInfo } } }
  open('/my-mocks')
  await eventually(() => expect(text()).toContain('Missing: Scenario'))
  expect(find('a').getAttribute('href')).toBe('/my-mocks/m1')
  document.body.replaceChildren()
  queryClient.removeQueries({ queryKey: ['EditableMocks'] })
  answers = { EditableMocks: { mocks: { entries: [], pageInfo: { ...pageInfo, totalCount: 0 } } } }
  open('/my-mocks')
  await eventually(() => expect(text()).toContain('You may not edit any mock'))
})
