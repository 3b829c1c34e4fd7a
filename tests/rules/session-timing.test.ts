import { expect, it } from 'vitest'
import { answersUntil, isJoinable, marksDueAt, noShowFrom, opensAt } from '../../rules/room/session-timing'

const at = (time: string) => Date.parse(`2026-11-19T${time}:00Z`)
const session = {
  startAt: '2026-11-19T14:00:00Z',
  endAt: new Date('2026-11-19T14:30:00Z'),
  accessOpen: null,
  live: true,
}

it('reads dates from the server and texts from the browser alike', () => {
  expect(opensAt(session)).toBe(at('14:00'))
  expect(opensAt({ ...session, accessOpen: new Date(at('13:50')) })).toBe(at('13:50'))
  expect(noShowFrom(session)).toBe(at('14:15'))
})

it('lets a live session be joined from a quarter of an hour before its start to its end', () => {
  expect(['13:44', '13:45', '14:29', '14:30'].map((time) => isJoinable(session, at(time)))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(isJoinable({ ...session, live: false }, at('14:00'))).toBe(false)
})

it('takes answers until the deadline, and to a live session a quarter of an hour after its end', () => {
  expect(answersUntil(session)).toBe(at('14:45'))
  expect(answersUntil({ ...session, live: false, deadline: '2026-11-19T18:00:00Z' })).toBe(at('18:00'))
  // A session that was handed back has a deadline after its end.
  expect(answersUntil({ ...session, deadline: '2026-11-19T18:00:00Z' })).toBe(at('18:00'))
})

it('has marks due a week after the hand-in, else after the deadline, else after the end', () => {
  const week = 7 * 86_400_000
  expect(marksDueAt({ ...session, readyAt: '2026-11-19T15:00:00Z', deadline: null })).toBe(at('15:00') + week)
  expect(marksDueAt({ ...session, readyAt: null, deadline: '2026-11-19T18:00:00Z' })).toBe(at('18:00') + week)
  expect(marksDueAt({ ...session, readyAt: null, deadline: null })).toBe(at('14:30') + week)
})
