import { describe, expect, it } from 'vitest'
import { meanOf, meanValue, stationMean } from '../../../rules/room/score'
import { marksDueAt } from '../../../rules/room/session-timing'
import { roomAddress } from '../../../src/nouns/session/room-address'
import { closesAt, phaseOf } from '../../../src/nouns/session/state'
import { scoreMaking } from '../../../src/parts/room/scores'

const at = (time: string) => new Date(`2026-11-19T${time}:00Z`).getTime()
const iso = (time: string) => `2026-11-19T${time}:00.000Z`

const live = {
  status: 'booked',
  startAt: iso('14:00'),
  endAt: iso('14:30'),
  deadline: null,
  accessOpen: iso('13:50'),
  holdUntil: null,
  sessionType: { mode: 'live' as const },
}
const written = { ...live, deadline: iso('18:00'), sessionType: { mode: 'window' as const } }

describe('the phase of a session', () => {
  it('opens at its opening and not earlier', () => {
    expect(phaseOf(live, at('13:50') - 1)).toBe('before')
    expect(phaseOf(live, at('13:50'))).toBe('open')
  })

  it('closes a written session at its deadline, and a live one shortly after its end', () => {
    expect(phaseOf(written, at('17:59'))).toBe('open')
    expect(phaseOf(written, at('18:00'))).toBe('over')
    expect(phaseOf(live, at('14:44'))).toBe('open')
    expect(phaseOf(live, at('14:45'))).toBe('over')
    expect(closesAt(written)).toBe(at('18:00'))
  })

  it('calls a lapsed hold expired, even before the server does', () => {
    const pending = { ...live, status: 'pending', holdUntil: iso('12:10') }
    expect(phaseOf(pending, at('12:09'))).toBe('hold')
    expect(phaseOf(pending, at('12:10'))).toBe('expired')
  })

  it('takes the other states from the server', () => {
    for (const status of ['marking', 'in_review', 'marked', 'no_show', 'cancelled', 'expired'] as const)
      expect(phaseOf({ ...live, status }, at('12:00'))).toBe(status)
    expect(phaseOf({ ...live, status: 'ready' }, at('12:00'))).toBe('handed_in')
  })

  it('has marks due a week after the answers came in', () => {
    const { readyAt, ...rest } = { ...written, readyAt: iso('15:00') }
    expect(marksDueAt({ ...rest, readyAt })).toBe(at('15:00') + 7 * 86_400_000)
    expect(marksDueAt({ ...rest, readyAt: null })).toBe(at('18:00') + 7 * 86_400_000)
  })
})

describe('a station score', () => {
  const criterion = (id: string, kind: 'skills' | 'law', weight = 1) => ({
    id,
    kind,
    weight,
    title: id,
    description: null,
  })
  const criteria = [criterion('facts', 'skills', 3), criterion('style', 'skills'), criterion('rule', 'law')]

  it('is the mean of the weighted means of skills and law', () => {
    const grades: Record<string, 'A' | 'C' | 'E'> = { facts: 'A', style: 'E', rule: 'C' }
    const skills = meanOf(criteria, (id) => grades[id], 'skills')
    const law = meanOf(criteria, (id) => grades[id], 'law')
    expect([skills, law, stationMean(skills, law)].map(meanValue)).toEqual([4, 3, 3.5])
  })

  it('is the skills mean where no law is marked, and missing without any mark', () => {
    expect(meanValue(stationMean({ sum: 8, weights: 2 }, null))).toBe(4)
    expect(stationMean(null, null)).toBeNull()
    expect(meanOf(criteria, () => null, 'law')).toBeNull()
  })

  it('counts an F as zero and not as unmarked', () => {
    expect(meanValue(meanOf(criteria, (id) => (id === 'rule' ? 'F' : null), 'law'))).toBe(0)
  })

  it('is explained by the kinds of its criteria', () => {
    expect(scoreMaking(criteria)).toContain('mean of the skills mean and the law mean')
    expect(scoreMaking(criteria)).toContain('weight')
    expect(scoreMaking([criterion('facts', 'skills')])).not.toContain('law')
  })
})

describe('the address of a video room', () => {
  it('is an https address or the page of a numbered room, and never a script', () => {
    expect(roomAddress('842 1937 5520')).toBe('https://zoom.us/j/84219375520')
    expect(roomAddress('https://meet.example/room')).toBe('https://meet.example/room')
    expect(roomAddress('javascript:alert(1)')).toBeNull()
    expect(roomAddress('http://meet.example')).toBeNull()
    expect(roomAddress('my room')).toBeNull()
    expect(roomAddress(null)).toBeNull()
  })
})
