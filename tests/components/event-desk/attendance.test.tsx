// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AttendancePage } from '../../../src/learn/event-desk/attendance/attendance-page'
import { answering, button, openAt, text } from '../library/answering-server'
import { click, eventually, find, type } from '../render'
import { beside, event, people } from './event'

vi.mock('../../../src/providers/live/live', () => ({ useLive: () => undefined }))

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const START = '2026-12-06T10:00:00.000Z'
interface Person {
  id: string
}
const person = (id: string, more: object = {}): Person & Record<string, unknown> => ({
  ...{ id, userId: `u-${id}`, boughtAt: START, admitted: false, attendance: null, arrivedAt: null, leftAt: null },
  ...{ attendedMinutes: null, markedAt: null, markedByName: null },
  ...{ correction: null, correctionAskedAt: null, correctionAnsweredAt: null },
  user: { id: `u-${id}`, fullName: id, avatar: null },
  ...more,
})

/** Opens the attendance of an event; without a line no mark arrives. */
function open(now: string, { rows, shown = {} }: { rows: Person[]; shown?: object }) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) })
  const held = { rows, online: true }
  const server = answering(
    ...beside,
    ['DeskEvent', () => ({ meeting: { ...event, status: 'live', publishedAt: '2026-11-13T09:00:00Z', ...shown } })],
    ['DeskAttendance', () => people(...held.rows)],
    ['DeskWaiting', () => people()],
    [
      'DeskMarks',
      ({ marks }) => {
        if (!held.online) throw new TypeError('Failed to fetch')
        held.rows = held.rows.map((row) => {
          const mark = (marks as { memberId: string }[]).find(({ memberId }) => memberId === row.id)
          return mark ? { ...row, ...mark, markedAt: START } : row
        })
        return { meetingAttendanceUpdate: held.rows.filter(({ id }) => JSON.stringify(marks).includes(`"${id}"`)) }
      },
    ],
    ['DeskCorrectionDecline', () => ({ meetingCorrectionDecline: { id: 'Ben' } })],
  )
  openAt('/smart-events/:meetingId/attendance', '/smart-events/e1/attendance', <AttendancePage />)
  return { server, held }
}

const row = (id: string) => find(`li[data-member="${id}"]`)
const tap = (id: string, kind: string) => find<HTMLButtonElement>(`li[data-member="${id}"] [data-tap="${kind}"]`)
const isPressed = (id: string, kind: string) => tap(id, kind).getAttribute('aria-pressed') === 'true'
const keyAt = (element: HTMLElement, key: string) =>
  act(() => {
    element.focus()
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })
const three = [person('Amara'), person('Ben'), person('Chloe')]

describe('while the event is on', () => {
  it('marks by touch, at once, and undoes the last mark', async () => {
    const { server } = open('2026-12-06T10:14:00Z', { rows: three })
    await eventually(() => row('Ben'))
    click(tap('Ben', 'late'))
    expect(isPressed('Ben', 'late')).toBe(true)
    expect(row('Ben').textContent).toContain('Late, 14 min')
    const late = { memberId: 'Ben', attendance: 'late', arrivedAt: '2026-12-06T10:14:00.000Z' }
    await eventually(() => expect(server.callsOf('DeskMarks')).toEqual([{ meetingId: 'e1', marks: [late] }]))
    expect(text()).toContain('2 not marked')
    click(button('Undo'))
    expect(isPressed('Ben', 'late')).toBe(false)
    await eventually(() => expect(server.callsOf('DeskMarks')).toHaveLength(2))
    expect(server.callsOf('DeskMarks')[1]?.marks).toEqual([
      { memberId: 'Ben', attendance: null, arrivedAt: null, leftAt: null },
    ])
  })

  it('marks by keyboard, and goes on with the arrows', async () => {
    open('2026-12-06T10:01:00Z', { rows: three })
    await eventually(() => row('Amara'))
    keyAt(tap('Amara', 'present'), 'h')
    expect(isPressed('Amara', 'present')).toBe(true)
    keyAt(tap('Amara', 'present'), 'ArrowDown')
    expect(document.activeElement).toBe(tap('Ben', 'present'))
    keyAt(tap('Ben', 'present'), 'A')
    expect(isPressed('Ben', 'absent')).toBe(true)
    keyAt(tap('Ben', 'present'), 'u')
    expect(isPressed('Ben', 'absent')).toBe(false)
  })

  it('keeps marks on the device without a line, and sends them when it is back', async () => {
    const { server, held } = open('2026-12-06T10:12:00Z', { rows: three })
    await eventually(() => row('Amara'))
    held.online = false
    click(tap('Amara', 'present'))
    click(tap('Ben', 'absent'))
    await eventually(() => expect(text()).toContain('No line since 10:12.'))
    expect(text()).toContain('2 marks are kept on this device')
    expect(text()).toContain('1 not marked, 2 not sent')
    expect(Object.keys(localStorage).some((key) => key.startsWith('marks-me-e1-'))).toBe(true)
    held.online = true
    act(() => void dispatchEvent(new Event('online')))
    await eventually(() => expect(text()).not.toContain('No line'))
    const sent = server.callsOf('DeskMarks').at(-1)?.marks as { memberId: string }[]
    expect(sent.map(({ memberId }) => memberId)).toEqual(['Amara', 'Ben'])
    expect(Object.keys(localStorage).some((key) => key.startsWith('marks-me-e1-'))).toBe(false)
  })

  it('shows those who are not marked, and leaves whoever is marked meanwhile in their place', async () => {
    open('2026-12-06T10:01:00Z', {
      rows: [person('Amara', { attendance: 'present', markedAt: START }), ...three.slice(1)],
    })
    await eventually(() => row('Amara'))
    click(find<HTMLInputElement>('input[value="open"]'))
    expect(document.querySelector('li[data-member="Amara"]')).toBeNull()
    click(tap('Ben', 'present'))
    expect(isPressed('Ben', 'present')).toBe(true)
  })

  it('finishes: whoever is not marked is absent now, or after the end', async () => {
    const { server } = open('2026-12-06T11:00:00Z', {
      rows: [person('Amara', { attendance: 'present', markedAt: START }), ...three.slice(1)],
    })
    await eventually(() => row('Amara'))
    click(button('Finish'))
    await eventually(() => find('dialog'))
    expect(find('dialog').textContent).toContain('At 12:30 London they count as absent.')
    expect(find('dialog').textContent).toContain('Ben, Chloe')
    click(find<HTMLInputElement>('dialog input[value="absent"]'))
    click([...document.querySelectorAll<HTMLButtonElement>('dialog button')].at(-1) as HTMLButtonElement)
    await eventually(() => expect(server.callsOf('DeskMarks')).toEqual([{ meetingId: 'e1', marks: [], finish: true }]))
  })

  it('sets the times at which somebody came and went', async () => {
    const { server } = open('2026-12-06T11:00:00Z', { rows: three })
    await eventually(() => row('Ben'))
    click(tap('Ben', 'name'))
    await eventually(() => find('dialog input[type="time"]'))
    const [came, left] = [...document.querySelectorAll<HTMLInputElement>('dialog input[type="time"]')]
    type(came as HTMLInputElement, '10:20')
    type(left as HTMLInputElement, '10:10')
    click(button('Mark'))
    expect(find('dialog').textContent).toContain('Later than they came.')
    type(left as HTMLInputElement, '11:10')
    click(button('Mark'))
    await eventually(() => expect(server.callsOf('DeskMarks')).toHaveLength(1))
    expect(server.callsOf('DeskMarks')[0]?.marks).toEqual([
      {
        ...{ memberId: 'Ben', attendance: 'present' },
        ...{ arrivedAt: '2026-12-06T10:20:00.000Z', leftAt: '2026-12-06T11:10:00.000Z' },
      },
    ])
  })
})

it('is not taken before 15 minutes to the start', async () => {
  open('2026-12-06T09:30:00Z', { rows: three, shown: { status: 'scheduled' } })
  await eventually(() => expect(text()).toContain('Attendance is taken at the event'))
})

it('is looked through once it is finished: who came for how long, and who asks for a correction', async () => {
  const { server } = open('2026-12-06T13:00:00Z', {
    rows: [
      person('Amara', { attendance: 'late', arrivedAt: '2026-12-06T10:14:00.000Z', markedAt: START }),
      person('Ben', {
        ...{ attendance: 'absent', markedAt: START },
        ...{ correction: 'I sat at the back.', correctionAskedAt: '2026-12-06T12:41:00.000Z' },
      }),
    ],
    shown: { status: 'ended', attendanceFinishedAt: '2026-12-06T12:30:00.000Z' },
  })
  await eventually(() => expect(text()).toContain('I sat at the back.'))
  const rows = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)
  expect(rows[0]).toContain('Late, 14 min')
  expect(rows[0]).toContain('106')
  expect(text()).toContain('Came1of 2')
  click(find<HTMLButtonElement>('button[aria-label="Keep the mark of Ben"]'))
  await eventually(() => expect(server.callsOf('DeskCorrectionDecline')).toEqual([{ id: 'Ben' }]))
})
