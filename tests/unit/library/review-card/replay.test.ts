import { expect, it } from 'vitest'
import { keptOf } from '../../../../rules/library/review-memory'
import { inOrder } from '../../../../rules/library/review-replay'
import { grades } from '../../../../rules/library/review-schedule'
import type { DeviceEvent } from '../../../../server/library/replay/device-events'
import type { Held, HeldCard } from '../../../../server/library/replay/held-cards'
import { recount } from '../../../../server/library/replay/recount'
import { takeEvents } from '../../../../server/library/replay/taken-events'
import { freshAt } from './fresh'
import { seeded } from './seeded'

const HISTORIES = 1_000
const EACH = 3
const START = new Date('2026-10-23T19:00:00.000Z')
const DAY_MS = 86_400_000
const CARD = '00000000-0000-7000-8000-0000000000aa'

const reviewing = {
  zone: 'Europe/London',
  parameters: null,
  retention: 0.9,
  weekdaysOff: [7],
  datesOff: [],
  exams: [{ date: '2026-11-05' }],
}

/** What a device kept in two days: answers, and perhaps that one of them is taken back. */
function historyOf(device: string, chance: () => number): DeviceEvent[] {
  const events: DeviceEvent[] = []
  for (let at = 0; at < EACH; at++) {
    const id = `${device}${at}`
    const last = events.at(-1)
    const undoes = last?.grade && chance() < 0.25 ? last.id : null
    const grade = undoes ? null : (grades[Math.floor(chance() * grades.length)] ?? 'good')
    // Now and then both devices answer at one instant.
    const when = START.getTime() + Math.floor(chance() * 16) * (DAY_MS / 8) + at
    events.push({ id, cardId: CARD, at: new Date(when), seconds: 10, grade, undoes })
  }
  return events
}

/** Every way in which the events of two devices can meet. */
function meetings<One>(one: readonly One[], other: readonly One[]): One[][] {
  const [first, ...rest] = one
  const [second, ...others] = other
  if (first === undefined || second === undefined) return [[...one, ...other]]
  return [
    ...meetings(rest, other).map((each) => [first, ...each]),
    ...meetings(one, others).map((each) => [second, ...each]),
  ]
}

/** What the server makes of events that arrive one by one. */
function arrive(events: readonly DeviceEvent[]) {
  const card: HeldCard = { id: CARD, side: 'front', memory: freshAt(START), insertedAt: START, open: true, answers: [] }
  const held: Held = { cards: new Map([[CARD, card]]), byEvent: new Map() }
  for (const event of events) {
    expect(takeEvents([event], held)).toEqual([])
    if (!card.answers.some(({ changed }) => changed)) continue
    const counted = recount(card, reviewing)
    card.memory = counted.memory
    const from = card.answers.length - counted.before.length
    for (const [at, before] of counted.before.entries())
      Object.assign(card.answers[from + at] as object, { before, changed: false })
  }
  const standing = card.answers.filter(({ undone }) => !undone).sort(inOrder)
  return { memory: keptOf(card.memory), answers: standing.map(({ key, before }) => [key, before]) }
}

it(`${HISTORIES} histories of two devices without a network make one state, in whatever order their answers arrive`, () => {
  const chance = seeded(1869)
  let orders = 0
  let differing = 0
  for (let each = 0; each < HISTORIES; each++) {
    const [phone, laptop] = [historyOf('a', chance), historyOf('b', chance)]
    const expected = arrive([...phone, ...laptop].sort((one, other) => one.at.getTime() - other.at.getTime()))
    const inArrivals = [...meetings(phone, laptop), [...phone, ...laptop].reverse(), [...phone, ...laptop, ...phone]]
    for (const arrival of inArrivals) {
      orders++
      if (JSON.stringify(arrive(arrival)) !== JSON.stringify(expected)) differing++
    }
  }
  expect(orders).toBe(HISTORIES * 22)
  expect(differing).toBe(0)
}, 60_000)
