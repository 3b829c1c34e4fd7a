// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LearnFirst } from '../../../src/parts/next-steps/learn-first'
import { queryClient } from '../../../src/providers/api/query'
import { eventually, render } from '../render'

const bundle = (id: string, values: object = {}) => ({
  id,
  categoryId: 'shelf',
  title: `Bundle ${id}`,
  type: 'lecture',
  recommended: false,
  permission: null as object | null,
  ...values,
})
const mine = (status: string, until: string | null = null) => ({ id: 'p', status, until })

let asked: Record<string, unknown>[]
let answer: object
beforeEach(() => {
  asked = []
  queryClient.clear()
  queryClient.setQueryData(['CurrentUser', {}], { id: 'me', role: 'user', abilities: [], confirmed: true })
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body).variables)
    return new Response(JSON.stringify({ data: answer }))
  })
})
afterEach(() => vi.unstubAllGlobals())

const draw = (practiceAreaId?: string, sessionTypeId?: string) =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <LearnFirst practiceAreaId={practiceAreaId} sessionTypeId={sessionTypeId} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
const lines = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent)

it('weak law leads to bundles of its area, what one has first, then what is recommended', async () => {
  answer = {
    law: {
      entries: [
        bundle('a'),
        bundle('b', { permission: mine('active', '2020-01-01T00:00:00Z') }),
        bundle('c', { recommended: true }),
        bundle('d', { type: 'flashcards', permission: mine('pending') }),
      ],
    },
  }
  draw('land')
  await eventually(() => expect(lines()).toEqual(['For the law: Bundle d flashcards, yours, Bundle c lecture']))
  expect(asked).toEqual([{ practiceAreaId: 'land', law: true, skills: false }])
  expect([...document.querySelectorAll('a')].map((a) => a.getAttribute('href'))).toEqual([
    '/library/shelf/d',
    '/library/shelf/c',
  ])
})

it('weak skills lead to what teaches that type of session; where there is nothing, there is no line', async () => {
  answer = { law: { entries: [] }, skills: { entries: [bundle('e')] } }
  draw('land', 'writing')
  await eventually(() => expect(lines()).toEqual(['For the skills: Bundle e lecture']))
})

it('nothing weak asks for nothing', () => {
  draw()
  expect([lines(), asked]).toEqual([[], []])
})
