// @vitest-environment happy-dom

import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ExceptionsCard } from '../../../src/parts/hours/exceptions-card'
import { queryClient } from '../../../src/providers/api/query'
import { eventually, render } from '../render'

const page = document.body
const click = (selector: string, place = 0) => act(() => page.querySelectorAll<HTMLElement>(selector)[place]?.click())

const types = [
  { id: 'advocacy', name: 'Advocacy' },
  { id: 'drafting', name: 'Legal drafting' },
]
const evening = {
  id: 'evening',
  kind: 'extra',
  from: '2026-12-01T18:00:00.000Z',
  until: '2026-12-01T20:00:00.000Z',
  note: 'Before the exam',
  sessionTypes: [types[0]],
  practiceAreas: [],
}

const sent: { query: string; variables: Record<string, unknown> }[] = []
beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Response.json({
      data: { availabilityExceptions: [evening], availabilityExceptionUpdate: { id: 'evening' } },
    })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

it('names what extra hours are for, and changes it in a form that holds what is there', async () => {
  render(
    <QueryClientProvider client={queryClient}>
      <ExceptionsCard userId="ruth" zone="Europe/London" offered={{ types, areas: [] }} />
    </QueryClientProvider>,
  )
  await eventually(() => expect(page.textContent).toContain('Extra hours: Before the exam. Only Advocacy'))
  click('[aria-label="Change this exception"]')
  await eventually(() => expect(page.querySelector('form')).not.toBeNull())
  const inputs = [...page.querySelectorAll<HTMLInputElement>('input[type="datetime-local"]')]
  expect(inputs.map(({ value }) => value)).toEqual(['2026-12-01T18:00', '2026-12-01T20:00'])
  const ticks = [...page.querySelectorAll<HTMLInputElement>('fieldset input[type="checkbox"]')]
  expect(ticks.map(({ checked }) => checked)).toEqual([true, false])
  click('fieldset input[type="checkbox"]', 1)
  click('button[type="submit"]')
  await eventually(() => expect(sent.some(({ query }) => query.includes('availabilityExceptionUpdate'))).toBe(true))
  const { variables } = sent.find(({ query }) => query.includes('availabilityExceptionUpdate')) ?? {}
  expect(variables).toMatchObject({ id: 'evening', sessionTypes: ['advocacy', 'drafting'], practiceAreas: [] })
})
