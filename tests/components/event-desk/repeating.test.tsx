// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EditPage } from '../../../src/learn/event-desk/edit/edit-page'
import { patternFault, repeatDates } from '../../../src/learn/event-desk/repeat/repeat-dates'
import { answering, button, openAt, refusal, text } from '../library/answering-server'
import { click, eventually, find, type } from '../render'
import { asStaff, beside, event } from './event'
import { pick } from './pick'

vi.mock('../../../src/providers/live/live', () => ({ useLive: () => undefined }))

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-19T13:48:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the dates of a repeated event', () => {
  const now = Date.parse('2026-11-19T13:48:00Z')
  const weekly = { weeks: 1, ends: 'times' as const, times: 4, until: '' }
  const iso = (dates: number[]) => dates.map((at) => new Date(at).toISOString())

  it('keep ten o’clock in London when the clocks go forward in March 2027', () => {
    const spring = { startAt: '2027-03-14T10:00:00Z', timezone: 'Europe/London' }
    expect(iso(repeatDates(spring, { ...weekly, times: 3 }, now))).toEqual([
      ...['2027-03-21T10:00:00.000Z', '2027-03-28T09:00:00.000Z', '2027-04-04T09:00:00.000Z'],
    ])
    const lagos = { ...spring, timezone: 'Africa/Lagos' }
    expect(iso(repeatDates(lagos, { ...weekly, weeks: 2, times: 2 }, now))).toEqual([
      ...['2027-03-28T10:00:00.000Z', '2027-04-11T10:00:00.000Z'],
    ])
  })

  it('end with a day of its zone, which is one of them, and are 52 at most', () => {
    const late = { startAt: '2026-11-30T23:30:00Z', timezone: 'Africa/Lagos' }
    const until = (day: string) => repeatDates(late, { ...weekly, ends: 'until', until: day }, now)
    expect(iso(until('2026-12-15'))).toEqual(['2026-12-07T23:30:00.000Z', '2026-12-14T23:30:00.000Z'])
    expect(until('2026-12-14')).toHaveLength(1)
    expect(until('2026-12-01')).toEqual([])
    expect(until('2031-01-01')).toHaveLength(52)
  })

  it('begin with the first that lies ahead, for an event of long ago', () => {
    const old = { startAt: '2026-05-07T09:00:00Z', timezone: 'Europe/London' }
    expect(iso(repeatDates(old, { ...weekly, times: 1 }, now))).toEqual(['2026-11-26T10:00:00.000Z'])
  })

  it('are counted from 1 to 26', () => {
    for (const times of [0, 27, 1.5, Number.NaN]) expect(patternFault({ ...weekly, times })).toBe('From 1 to 26 times.')
    for (const times of [1, 26]) expect(patternFault({ ...weekly, times })).toBeNull()
    expect(patternFault({ ...weekly, ends: 'until' })).toBe('Field is required')
  })
})

const drafts = (...days: string[]) => ({
  meetingRepeat: days.map((day, at) => ({ id: `n${at}`, startAt: `${day}T10:00:00Z`, endAt: `${day}T12:00:00Z` })),
})

async function open({ staff = true, ...changed }: Record<string, unknown> = {}, answer: object = drafts()) {
  const server = answering(
    ...beside,
    ['DeskEvent', () => ({ meeting: { ...event, ...changed } })],
    ['DeskEventRepeat', () => answer],
  )
  if (staff) asStaff()
  const address = openAt('/smart-events/:meetingId/edit', '/smart-events/e1/edit', <EditPage />)
  await eventually(() => find('#event-title'))
  return { server, address }
}

async function ask() {
  click(button('Repeat'))
  await eventually(() => find('#event-repeat'))
}
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('#event-repeat input[type=checkbox]')]
const selects = () => [...document.querySelectorAll<HTMLSelectElement>('#event-repeat select')]

describe('a repeated event', () => {
  it('says its dates in London and in its zone, of which each can be left out, and leads to the drafts', async () => {
    const { server, address } = await open({ timezone: 'Africa/Lagos' }, drafts('2026-12-20', '2027-01-03'))
    await ask()
    expect(boxes()).toHaveLength(4)
    expect(find('#event-repeat').textContent).toContain('Sun 13 Dec 2026, 10:00–12:00 London (11:00–13:00 Lagos)')
    pick(selects()[0] as HTMLSelectElement, '2')
    type(find('#event-repeat input[type=number]'), '3')
    expect(boxes()).toHaveLength(3)
    click(boxes()[1] as HTMLInputElement)
    click(button('Make 2 drafts'))
    await eventually(() => expect(text()).toContain('2 drafts are made'))
    expect(server.callsOf('DeskEventRepeat')).toEqual([
      { id: 'e1', startsAt: ['2026-12-20T10:00:00.000Z', '2027-01-17T10:00:00.000Z'] },
    ])
    const links = [...document.querySelectorAll<HTMLAnchorElement>('dialog a')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/smart-events/n0/edit', '/smart-events/n1/edit'])
    click(links[1] as HTMLAnchorElement)
    expect(address()).toBe('/smart-events/n1/edit')
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('ends with a day, and leads to its one draft at once', async () => {
    const { address } = await open({}, drafts('2026-12-13'))
    await ask()
    pick(selects()[1] as HTMLSelectElement, 'until')
    expect(text()).toContain('Field is required')
    type(find('#event-repeat input[type=date]'), '2026-12-01')
    expect(text()).toContain('None lies ahead until then.')
    expect(button('Make 0 drafts').disabled).toBe(true)
    type(find('#event-repeat input[type=date]'), '2026-12-19')
    click(button('Make 1 draft'))
    await eventually(() => expect(address()).toBe('/smart-events/n0/edit'))
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('says why it was refused', async () => {
    await open({}, refusal('FORBIDDEN', 'Staff say what an event costs.'))
    await ask()
    click(button('Make 4 drafts'))
    await eventually(() => expect(button('Make 4 drafts').disabled).toBe(false))
    expect(document.querySelector('dialog')).not.toBeNull()
  })

  it('is for staff, and for those who lead the group of a free one', async () => {
    const offers = () => [...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'Repeat')
    const studyGroup = { ...event.studyGroup, membership: { id: 'm', state: 'accepted', role: 'moderator' } }
    await open({ staff: false })
    expect(offers()).toBe(false)
    document.body.innerHTML = ''
    await open({ staff: false, studyGroup })
    expect(offers()).toBe(true)
  })
})
