// @vitest-environment happy-dom
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Question } from '../../../src/parts/player/test/attempt-parts'
import { ReportDialog } from '../../../src/parts/player/test/question/report-dialog'
import { click, eventually, find, type } from '../render'
import { answering, button, openAt, refusal, text } from './answering-server'

afterEach(() => vi.unstubAllGlobals())

type Report = NonNullable<Question['report']>
const report = (more: Partial<Report> = {}): Report => ({
  id: 'r1',
  kind: 'wrong_reason',
  message: null,
  insertedAt: '2026-11-04T10:00:00.000Z',
  outcome: null,
  answer: null,
  ...more,
})

function Asked({ first }: { first: Report | null }) {
  const [kept, setKept] = useState(first)
  const [open, setOpen] = useState(true)
  return open ? (
    <ReportDialog blockId="k1" report={kept} onChange={setKept} onClose={() => setOpen(false)} />
  ) : (
    <p>{kept ? 'Reported' : 'Not reported'}</p>
  )
}
const open = (first: Report | null = null) => openAt('/', '/', <Asked first={first} />)

it('sends what is wrong, with a word', async () => {
  const server = answering(['ReportFault', () => ({ questionReportCreate: report() })])
  open()
  const [, second] = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
  if (second) click(second)
  type(find<HTMLTextAreaElement>('textarea'), 'C is right too.')
  click(button('Send'))
  await eventually(() => expect(text()).toContain('Reported'))
  expect(server.callsOf('ReportFault')).toMatchObject([
    { blockId: 'k1', kind: second?.value, message: 'C is right too.' },
  ])
})

it('stays open with what was written where it is refused', async () => {
  answering(['ReportFault', () => refusal('RATE_LIMITED', 'Please wait a minute.')])
  open()
  type(find<HTMLTextAreaElement>('textarea'), 'C is right too.')
  click(button('Send'))
  await eventually(() => expect(text()).toContain('Please wait a minute.'))
  expect(find<HTMLTextAreaElement>('textarea').value).toBe('C is right too.')
})

it('shows a report that was made, which can be withdrawn while nobody has answered it', async () => {
  const server = answering(['ReportWithdraw', () => ({ questionReportWithdraw: { id: 'r1' } })])
  open(report({ message: 'See CPR 7.5.' }))
  expect(text()).toContain('‘See CPR 7.5.’')
  expect(text()).toContain('The authors have not answered it yet.')
  click(button('Withdraw it'))
  await eventually(() => expect(text()).toContain('Not reported'))
  expect(server.callsOf('ReportWithdraw')).toEqual([{ id: 'r1' }])
})

it.each([
  ['corrected', 'The authors have put it right.'],
  ['kept', 'The authors looked at it, and it stays as it is.'],
] as const)('says what became of one that was %s', (outcome, words) => {
  answering()
  open(report({ outcome, answer: 'Thank you.' }))
  expect(text()).toContain(words)
  expect(text()).toContain('‘Thank you.’')
  expect([...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'Withdraw it')).toBe(false)
})

it('sends no report whose words are too long, and leads to them', async () => {
  const server = answering(['ReportFault', () => ({ questionReportCreate: report() })])
  open()
  type(find<HTMLTextAreaElement>('textarea'), 'x'.repeat(1001))
  click(button('Send'))
  expect(server.callsOf('ReportFault')).toEqual([])
  expect(document.activeElement).toBe(find('textarea'))
  expect(text()).toContain('1,001 of 1,000 characters: shorten this by 1.')
  type(find<HTMLTextAreaElement>('textarea'), 'x'.repeat(1000))
  click(button('Send'))
  await eventually(() => expect(text()).toContain('Reported'))
})
