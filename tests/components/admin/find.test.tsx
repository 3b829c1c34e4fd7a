// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { FindDialog } from '../../../src/admin/find/find-dialog'
import { queryClient } from '../../../src/providers/api/query'
import { eventually, find, press, render, type } from '../render'
import { admin } from './draw'

let asked: { query: string; variables: Record<string, unknown> }[]
let answer: () => Response
const none = { entries: [], pageInfo: { hasNextPage: false } }
const harriet = { id: 'h', fullName: 'Harriet Lindqvist', email: 'harriet@example.com', type: 'tutoringSolicitor' }
const attended = {
  id: 's',
  name: 'Legal drafting',
  startAt: '2031-11-20T16:00:00.000Z',
  status: 'in_progress',
  attendees: [{ user: { id: 'c', fullName: 'Callum Reid' } }],
}

beforeEach(() => {
  queryClient.clear()
  asked = []
  answer = () =>
    Response.json({
      data: {
        users: { ...none, entries: [harriet] },
        sessions: { entries: [attended], pageInfo: { hasNextPage: true } },
        mocks: none,
        billingSessions: none,
        bundles: none,
      },
    })
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body))
    return answer()
  })
})

function show(viewer: object = admin) {
  queryClient.setQueryData(['CurrentUser', {}], viewer)
  const closed = vi.fn()
  const router = createMemoryRouter([{ path: '*', element: <FindDialog onClose={closed} /> }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { closed, router }
}
const options = () => [...document.querySelectorAll('[role=option]')].map((each) => each.textContent)
const chosen = () => document.querySelector('[role=option][aria-selected=true]')?.textContent
const field = () => find<HTMLInputElement>('input')

test('one request looks in every list, and a person of the name stands before the sessions that they attend', async () => {
  const { router, closed } = show()
  type(field(), 'harr')
  await eventually(() =>
    expect(options()).toEqual([
      'Harriet Lindqvistharriet@example.com · Tutoring Solicitor',
      'Legal drafting, Callum ReidThu 20 Nov 2031, 16:00 · In progress',
      'All sessions with ‘harr’',
    ]),
  )
  expect(asked).toHaveLength(1)
  expect(Object.values(asked[0]?.variables ?? {}).filter((value) => value === 'harr')).toHaveLength(10)
  press('ArrowDown')
  press('ArrowDown')
  await eventually(() => expect(chosen()).toBe('All sessions with ‘harr’'))
  press('Enter')
  expect(closed).toHaveBeenCalled()
  await eventually(() => expect(router.state.location).toMatchObject({ pathname: '/sessions', search: '?search=harr' }))
})

test('places are found at once, by their own name and that of what is above them', async () => {
  show()
  expect(options()).toContain('Sessions')
  type(field(), 'audit')
  await eventually(() => expect(options()).toContain('Audit logSettings'))
})

test('somebody who may see no list but one is asked about that alone', async () => {
  show({ ...admin, role: 'user', abilities: ['view_all_mocks'] })
  answer = () => Response.json({ data: { mocks: { ...none, entries: [{ id: 'm', name: 'Harrow v Reid' }] } } })
  type(field(), 'harr')
  await eventually(() => expect(options()).toEqual(['Harrow v Reid']))
  expect(asked[0]?.query).not.toContain('users')
})

test('says that nothing is called that, and offers another try where there is no answer', async () => {
  show()
  answer = () =>
    Response.json({ data: { users: none, sessions: none, mocks: none, billingSessions: none, bundles: none } })
  type(field(), 'zzz')
  await eventually(() => expect(find('[role=status]').textContent).toContain('Nothing is called that.'))
  answer = () => Response.json({ errors: [{ message: 'No.', extensions: { code: 'FORBIDDEN' } }] })
  type(field(), 'yyy')
  await eventually(() => expect(find('[role=status]').textContent).toContain('Try again'))
})
