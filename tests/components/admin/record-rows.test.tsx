// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { resources } from '../../../resources'
import { ListPage } from '../../../src/admin/list/list-page'
import { phoneRowOf } from '../../../src/admin/list/phone-row'
import { queryClient } from '../../../src/providers/api/query'
import { click, eventually, find } from '../render'
import { draw, list } from './draw'

beforeEach(() => {
  queryClient.clear()
  vi.stubGlobal('fetch', async () => Response.json({ data: {} }))
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})

const waiting = {
  id: 'a',
  name: 'Advocacy',
  status: 'booked',
  assignmentStatus: 'unassigned',
  startAt: '2031-11-20T16:00:00.000Z',
  attendees: [{ role: 'candidate', user: { id: 'c', fullName: 'Callum Reid' } }],
}
const marked = { ...waiting, id: 'b', name: 'Legal drafting', status: 'marked', assignmentStatus: 'accepted' }
const rows = () => [...document.querySelectorAll('li[data-row-key]')]
const parts = (row: Element | undefined) => [...(row?.querySelectorAll('p') ?? [])].map((each) => each.textContent)

function show(address = '/page/a', resource = list('sessions')) {
  const getList = vi.fn(async (_asked: { sorters?: { field: string; order: string }[] }) => ({
    data: [waiting, marked] as never,
    total: 2,
  }))
  draw(<ListPage resource={resource} />, { getList: getList as never }, undefined, address)
  return getList
}

test('a row on a phone has its name and state on one line, and when and who on the next', async () => {
  show()
  await eventually(() => expect(rows()).toHaveLength(2))
  expect(parts(rows()[0])).toEqual(['Advocacy', 'Booked', 'Thu 20 Nov 2031, 16:00UnassignedCallum Reid'])
  expect(parts(rows()[1])).toEqual(['Legal drafting', 'Marked', 'Thu 20 Nov 2031, 16:00Callum Reid'])
  expect(rows()[0]?.querySelector('a')?.getAttribute('href')).toBe('/sessions/a')
  expect(document.querySelector('table')).toBeNull()
})

test('rows on a phone are chosen one by one or together, for what is done to many', async () => {
  show()
  await eventually(() => expect(rows()).toHaveLength(2))
  const box = (row: Element | undefined) => row?.querySelector<HTMLInputElement>('input[type=checkbox]') as HTMLElement
  click(box(rows()[0]))
  await eventually(() => expect(document.body.textContent).toContain('1 selected'))
  click(find('input[type=checkbox]'))
  await eventually(() => expect(document.body.textContent).toContain('2 selected'))
})

test('rows on a phone are sorted from a list of orders, in words', async () => {
  const getList = show()
  const select = await eventually(() => find<HTMLSelectElement>('select'))
  expect(select.selectedOptions[0]?.textContent).toBe('Start, earliest first')
  expect([...select.options].map(({ textContent }) => textContent)).toContain('Candidate, A to Z')
  select.value = 'due_at desc'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await eventually(() => expect(getList.mock.lastCall?.[0].sorters).toEqual([{ field: 'due_at', order: 'desc' }]))
})

test('rows on a phone whose list names no order say so, and come back to it', async () => {
  const getList = show('/page/a', list('members'))
  const select = await eventually(() => find<HTMLSelectElement>('select'))
  expect(select.selectedOptions[0]?.textContent).toBe('Usual order')
  const choose = (value: string) => {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const chosen = select.options[2]?.value ?? ''
  choose(chosen)
  const sorters = () => getList.mock.lastCall?.[0].sorters
  await eventually(() => expect(sorters()).toEqual([{ field: chosen.split(' ')[0], order: 'desc' }]))
  choose('')
  await eventually(() => expect(select.selectedOptions[0]?.textContent).toBe('Usual order'))
})

const flat = resources.filter(({ path, tree }) => path && !tree)
test.each(flat.map((each) => [each.list, each] as const))('%s says on a phone what its columns have', (_name, each) => {
  const { name, end, facts } = phoneRowOf(each, each.columns)
  const said = [name, end ?? name, ...facts]
  expect(said.filter((path) => !each.columns.includes(path))).toEqual([])
  expect(facts.length).toBeGreaterThan(0)
  for (const path of [each.phone?.name ?? name, ...(each.phone?.facts ?? [])]) expect(each.columns).toContain(path)
})
