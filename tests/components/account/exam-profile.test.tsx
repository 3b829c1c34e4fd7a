// @vitest-environment happy-dom

import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Preparation } from '../../../schema/generated/types'
import type { Account } from '../../../src/learn/account/account'
import accountStyles from '../../../src/learn/account/account.module.css'
import { daysToGo } from '../../../src/learn/account/exam-papers'
import { ExamSection } from '../../../src/learn/account/exam-section'
import { queryClient } from '../../../src/providers/api/query'
import { click, find, render, type } from '../render'
import { settled } from '../settled'

let sent: { query: string; variables: Record<string, unknown> }[]
let refusal: object | null
beforeEach(() => {
  sent = []
  refusal = null
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') })
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return new Response(JSON.stringify(refusal ? { errors: [refusal] } : { data: {} }))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const show = (preparation: Preparation | null, examSittings: Account['examSittings'] = []) =>
  render(
    <QueryClientProvider client={queryClient}>
      <ExamSection account={{ currentUser: { id: 'me', preparation }, examSittings } as unknown as Account} />
    </QueryClientProvider>,
  )
const lines = () =>
  [...document.querySelectorAll(`.${accountStyles.sittings} .${accountStyles.lineWords}`)].map(
    (each) => each.textContent,
  )
const button = (words: RegExp) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => words.test(textContent ?? '')) ??
  expect.fail(`there is no button ${words}`)
const day = () => find<HTMLInputElement>('input[type="date"]')

describe('the days of a person’s exam', () => {
  it.each([
    ['sqe1', ['FLK1', 'FLK2']],
    ['sqe2', ['Written assessments', 'Oral assessments']],
    ['hra_bar', ['The exam']],
    ['other', ['The exam']],
  ] as const)('have a field for each paper of %s', (exam, papers) => {
    show(exam)
    expect(lines()).toEqual(papers.map((paper) => `${paper}No day yet`))
  })

  it('have no fields before the person has chosen an exam', () => {
    show(null)
    expect(lines()).toEqual([])
  })

  it('show how far away they are, and those of other exams stay', () => {
    show('sqe2', [
      { id: '1', exam: 'sqe1', paper: 'flk1', date: '2026-01-12', byGroup: false },
      { id: '2', exam: 'sqe2', paper: 'written', date: '2027-01-19', byGroup: false },
    ])
    expect(lines()).toEqual([
      'Written assessmentsTue 19 Jan 2027, 59 days to go',
      'Oral assessmentsNo day yet',
      'SQE1, FLK1Mon 12 Jan 2026, 313 days ago',
    ])
  })

  it('are counted by London’s calendar', () => {
    expect(
      ['2026-11-21', '2026-11-22', '2026-11-20', '2026-11-23', '2026-11-19', '2030-11-21'].map((each) =>
        daysToGo(each, '2026-11-21'),
      ),
    ).toEqual(['today', 'tomorrow', 'yesterday', '2 days to go', '2 days ago', '1,461 days to go'])
  })

  it('are added, changed and removed by paper', async () => {
    show('sqe2', [{ id: '2', exam: 'sqe2', paper: 'written', date: '2027-01-19', byGroup: false }])
    click(button(/^Add day/))
    type(day(), '2027-01-26')
    click(button(/^Save day/))
    await settled()
    click(button(/^Change/))
    type(day(), '2027-01-20')
    click(button(/^Save day/))
    await settled()
    click(button(/^Change/))
    click(button(/^Remove/))
    await settled()
    expect(sent.map(({ variables }) => variables)).toEqual([
      { exam: 'sqe2', paper: 'oral', date: '2027-01-26' },
      { id: '2', date: '2027-01-20' },
      { id: '2' },
    ])
  })

  it('may have passed: the page says so and accepts them', async () => {
    show('hra_bar')
    click(button(/^Add day/))
    type(day(), '2026-11-20')
    expect(document.body.textContent).toContain('This day has passed. You can keep it all the same.')
    click(button(/^Save day/))
    await settled()
    expect(sent).toHaveLength(1)
  })

  it('are asked for again at the field where one is missing or the server refuses it', async () => {
    show('hra_bar')
    click(button(/^Add day/))
    click(button(/^Save day/))
    await settled()
    expect(find('[id$="-error"]').textContent).toBe('Choose a day.')
    expect(sent).toEqual([])
    refusal = {
      message: 'You have noted a day for this paper already.',
      extensions: { code: 'CONFLICT', field: 'paper' },
    }
    type(day(), '2027-01-26')
    click(button(/^Save day/))
    await settled()
    expect(find('[id$="-error"]').textContent).toBe('You have noted a day for this paper already.')
    expect(day().value).toBe('2027-01-26')
  })
})
