// @vitest-environment happy-dom

import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Hours } from '../../../src/parts/hours/hours'
import { type Answer, answering, button, openAt, refusal, text } from '../library/answering-server'
import { eventually } from '../render'

const tuesdays = {
  id: 'tuesdays',
  timezone: 'Europe/London',
  weekday: 2,
  from: '14:00:00',
  until: '16:00:00',
  validFrom: null,
  validUntil: null,
  sessionTypes: [{ id: 'advocacy', name: 'Advocacy' }],
  practiceAreas: [],
}
const chambers = {
  id: 'busy',
  name: 'Chambers',
  from: '2026-11-25T18:30:00.000Z',
  until: '2026-11-25T20:00:00.000Z',
  allDay: false,
  openedAt: null,
}

function open(...answers: Answer[]) {
  const server = answering(
    ['Availability', () => ({ availabilityRules: [tuesdays], sessionTypes: [], practiceAreas: [] })],
    ['AvailabilityExceptions', () => ({ availabilityExceptions: [] })],
    ['TakenTime', () => ({ slots: { entries: [] } })],
    ['BusyTimes', () => ({ busyTimes: [chambers] })],
    ['AddHours', () => ({ availabilityRuleCreate: { id: 'new' } })],
    ['ChangeHours', () => ({ availabilityRuleUpdate: { id: 'tuesdays' } })],
    ['AddException', () => ({ availabilityExceptionCreate: { id: 'exception' } })],
    ['RemoveHours', () => ({ availabilityRuleDelete: { id: 'tuesdays' } })],
    ...answers,
  )
  openAt('/calendar/slots', '/calendar/slots?week=2026-11-23', <Hours zone="Europe/London" none="None yet." />)
  return server
}

afterEach(() => vi.unstubAllGlobals())

const find = <E extends HTMLElement>(selector: string) =>
  document.querySelector<E>(selector) ?? expect.fail(`there is no ${selector}`)
const key = (name: string, shiftKey = false) =>
  act(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, shiftKey, bubbles: true })))
const press = (element: HTMLElement) => act(() => element.click())
const tick = (label: string) => press(find(`input[aria-label="${label}"]`))
const labels = (name: string) => [...document.querySelectorAll('label')].filter((each) => each.textContent === name)
const value = (label: string) =>
  document.querySelector<HTMLInputElement>(`#${CSS.escape(labels(label)[0]?.htmlFor ?? '')}`)?.value

/** Moves Tuesday's hours to Wednesday by a quarter of an hour, and makes them longer, by keys alone. */
async function moveByKeys() {
  await eventually(() => find('[data-hours^="tuesdays"]'))
  act(() => find('[data-hours^="tuesdays"]').focus())
  key('ArrowRight')
  key('ArrowDown')
  key('ArrowDown', true)
}

describe('weekly hours', () => {
  it('move and become longer by keys, are said, and are kept only when they are saved', async () => {
    const server = open()
    await moveByKeys()
    expect(document.activeElement?.getAttribute('data-hours')).toBe('written')
    expect(find<HTMLSelectElement>('form select').value).toBe('3')
    expect([value('From'), value('Until')]).toEqual(['14:15', '16:30'])
    expect(find('[aria-live="polite"].vh').textContent).toBe('Wednesday 25 November 2026, 14:15–16:30')
    expect(server.callsOf('ChangeHours')).toEqual([])
    press(button('Save hours'))
    await eventually(() => expect(server.callsOf('ChangeHours')).toHaveLength(1))
    expect(server.callsOf('ChangeHours')[0]).toMatchObject({
      ...{ id: 'tuesdays', weekday: 3, from: '14:15', until: '16:30', sessionTypes: ['advocacy'] },
    })
  })

  it('moved for one date alone become extra hours there, and time off where they stood', async () => {
    const server = open()
    await moveByKeys()
    press(labels('Only Wed 25 Nov')[0] ?? expect.fail('there is no such choice'))
    press(button('Save hours'))
    await eventually(() => expect(server.callsOf('AddException')).toHaveLength(2))
    expect(server.callsOf('AddException')).toMatchObject([
      {
        ...{ kind: 'extra', from: '2026-11-25T14:15:00.000Z', until: '2026-11-25T16:30:00.000Z' },
        sessionTypes: ['advocacy'],
      },
      { kind: 'off', from: '2026-11-24T14:00:00.000Z', until: '2026-11-24T16:00:00.000Z' },
    ])
    expect(server.callsOf('ChangeHours')).toEqual([])
  })

  it('stand again as they were when Escape leaves them', async () => {
    open()
    await moveByKeys()
    key('Escape')
    expect(document.querySelector('[data-hours="written"]')).toBeNull()
    expect(find('[data-hours^="tuesdays"]').textContent).toContain('14:00–16:00')
  })

  it('that were changed are not lost by adding others', async () => {
    open()
    await moveByKeys()
    press(find('[aria-label="Add hours on Friday"]'))
    expect(value('From')).toBe('14:15')
  })

  it('are closed on one date alone, or for ever', async () => {
    const server = open()
    await eventually(() => find('[data-hours^="tuesdays"]'))
    act(() => find('[data-hours^="tuesdays"]').focus())
    key('Delete')
    await eventually(() => expect(text()).toContain('Remove Tuesday, 14:00–16:00?'))
    press(labels('Only Tue 24 Nov').at(-1) ?? expect.fail('the dialog does not ask which'))
    press(button('Remove hours'))
    await eventually(() => expect(server.callsOf('AddException')).toHaveLength(1))
    expect(server.callsOf('AddException')[0]).toMatchObject({ kind: 'off', from: '2026-11-24T14:00:00.000Z' })
    expect(server.callsOf('RemoveHours')).toEqual([])
  })
})

describe('new hours', () => {
  it('are repeated on other days of the week, and a day that is refused is said without the others being lost', async () => {
    const server = open([
      'AddHours',
      ({ weekday }) =>
        weekday === 4 ? refusal('VALIDATION', 'No session could begin.') : { availabilityRuleCreate: { id: 'new' } },
    ])
    await eventually(() => find('[aria-label="Add hours on Monday"]'))
    press(find('[aria-label="Add hours on Monday"]'))
    tick('Thursday')
    tick('Friday')
    press(button('Add hours'))
    await eventually(() => expect(server.callsOf('AddHours').map(({ weekday }) => weekday)).toEqual([1, 4, 5]))
    await eventually(() => expect(document.querySelector('#hours-title')).toBeNull())
  })

  it('stay in the form with what is wrong', async () => {
    const server = open(['AddHours', () => refusal('VALIDATION', 'No session could begin.')])
    await eventually(() => find('[aria-label="Add hours on Monday"]'))
    press(find('[aria-label="Add hours on Monday"]'))
    tick('Thursday')
    press(button('Add hours'))
    await eventually(() => expect(server.callsOf('AddHours')).toHaveLength(1))
    expect(find('#hours-title').textContent).toBe('New hours')
  })
})

describe('busy times', () => {
  it('say what they close, by the name of their calendar, and are opened again', async () => {
    const server = open(['OpenBusyTime', () => ({ busyTimeUpdate: { id: 'busy', openedAt: '2026-11-20T09:00:00Z' } })])
    await eventually(() => expect(text()).toContain('Closed by busy times'))
    await eventually(() => find('[aria-label="Open again: Chambers"]'))
    press(find('[aria-label="Open again: Chambers"]'))
    await eventually(() => expect(server.callsOf('OpenBusyTime')).toEqual([{ id: 'busy', open: true }]))
  })
})
