// @vitest-environment happy-dom

import { AbilityProvider } from '@casl/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { abilityFor } from '../../../src/admin/ability'
import { queryClient } from '../../../src/providers/api/query'
import { Checklist } from '../../../src/staff/mocks/checklist'
import { CreditDialog } from '../../../src/staff/users/credit-dialog'
import { personHead } from '../../../src/staff/users/person-head'
import { StoryCard } from '../../../src/staff/users/story/story-card'
import { type Entry, stretchesOf, withPrices } from '../../../src/staff/users/story/stretches'
import { fittingIn } from '../../../src/ui/page/more-tabs'
import { click, eventually, find, render, type } from '../render'

const staff = { id: 'me', role: 'admin', type: 'aspiringSolicitor', abilities: [], confirmed: true } as const
const text = () => document.body.textContent ?? ''
const button = (words: string | RegExp) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.match(words)) ??
  expect.fail(`no button says ${words}`)

let sent: { query: string; variables: Record<string, unknown> }[] = []
let answers: Record<string, unknown> = {}

beforeEach(() => {
  sent = []
  queryClient.clear()
  queryClient.setQueryData(['CurrentUser', {}], staff)
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const asked = JSON.parse(body)
    sent.push(asked)
    const name = /(?:query|mutation) (\w+)/.exec(asked.query)?.[1] ?? ''
    return new Response(JSON.stringify({ data: answers[name] ?? null }))
  })
})
afterEach(() => vi.unstubAllGlobals())

function show(page: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element: page }])
  render(
    <QueryClientProvider client={queryClient}>
      <AbilityProvider value={abilityFor(staff)}>
        <RouterProvider router={router} />
      </AbilityProvider>
    </QueryClientProvider>,
  )
}

const none = { entries: [], pageInfo: { totalCount: 0 } }
const person = {
  user: { id: 'amara', fullName: 'Amara Okafor', type: 'aspiringSolicitor', paymentStatus: 'paying' },
  wallet: { id: 'w', balance: 18_250, discount: 0 },
  examSittings: [],
  running: none,
  next: none,
  marked: none,
}

describe('the head of a person', () => {
  const { Tags, Facts } = personHead
  /** Draws the head of somebody with these rights, and waits until it is known. */
  async function head(user: object) {
    answers = { PersonAtDesk: { ...person, user: { ...person.user, ...user } } }
    const props = { id: 'amara', record: { id: 'amara' }, name: 'Amara Okafor' }
    show(
      <>
        {Tags && <Tags {...props} />}
        {Facts && <Facts {...props} />}
      </>,
    )
    await eventually(() => expect(text()).toContain('£182.50'))
  }

  it.each([
    ['an admin', { role: 'admin', abilities: [] }],
    ['somebody with a role', { role: 'user', abilities: ['view_all_users'] }],
  ])('says neither the type of a new account nor a last mark of %s', async (_who, user) => {
    await head(user)
    expect(text()).toContain('Next session')
    expect(text()).not.toMatch(/Aspiring solicitor|Last mark/i)
  })

  it('says the type of a student with their last mark', async () => {
    await head({ role: 'user', abilities: [] })
    expect(text()).toMatch(/Aspiring solicitor/i)
    expect(text()).toContain('Last mark')
  })

  it('says the type of a tutor who is staff too', async () => {
    await head({ type: 'tutoringSolicitor', role: 'admin', abilities: [] })
    expect(text()).toMatch(/Tutoring solicitor/i)
  })
})

describe('credit by hand', () => {
  beforeEach(async () => {
    answers = { PersonAtDesk: person, AddCredit: { walletCredit: { id: 'w', balance: 22_250 } } }
    show(<CreditDialog id="amara" name="Amara Okafor" onClose={() => {}} />)
    await eventually(() => expect(text()).toContain('£182.50'))
  })
  const added = () => sent.filter(({ query }) => query.includes('AddCredit'))

  it('chooses nothing by itself, and sends nothing until kind, amount and reason are given', async () => {
    expect(document.querySelector('input[type="radio"]:checked')).toBeNull()
    click(button('Add credit'))
    await eventually(() => expect(text()).toContain('Choose what it is'))
    expect(text()).toContain('Field is required')
    expect(added()).toEqual([])
  })

  it('names whom it is for, and shows the balance afterwards before it is sent', async () => {
    expect(find('h2').textContent).toBe('Add credit to Amara Okafor')
    click(find('input[value="bonus"]'))
    type(find<HTMLInputElement>('input[inputmode="decimal"]'), '40')
    await eventually(() => expect(find('tfoot').textContent).toContain('£222.50'))
    expect(button('Add £40.00 bonus')).toBeDefined()
  })

  it('refunds a payment that is named, with what of it is left', async () => {
    answers.PaymentsToGiveBack = {
      purchases: {
        entries: [
          { id: 'half', description: 'Advocacy', insertedAt: '2026-11-01T10:00:00.000Z', notGivenBack: 3500 },
          { id: 'none', description: 'Interview', insertedAt: '2026-11-02T10:00:00.000Z', notGivenBack: 0 },
        ],
      },
      fees: {
        entries: [{ id: 'fee', description: 'Moved', insertedAt: '2026-11-03T10:00:00.000Z', notGivenBack: 1000 }],
      },
    }
    click(find('input[value="refund"]'))
    await eventually(() => expect(document.querySelectorAll('select option')).toHaveLength(3))
    expect(find('select').textContent).toContain('Advocacy, Sun 1 Nov 2026: £35.00')
    expect(find('select').textContent).not.toContain('Interview')
    type(find<HTMLTextAreaElement>('textarea'), 'The sound failed')
    click(button('Add credit'))
    await eventually(() => expect(text()).toContain('Choose what is given back'))
    expect(added()).toEqual([])
    act(() => {
      find<HTMLSelectElement>('select').value = 'half'
      find('select').dispatchEvent(new Event('change', { bubbles: true }))
    })
    click(button('Refund £35.00'))
    await eventually(() => expect(added()).toHaveLength(1))
    expect(added()[0]?.variables).toMatchObject({ kind: 'refund', amount: 3500, reversesId: 'half' })
  })

  it('takes away by an adjustment alone, and never below nothing', async () => {
    expect(text()).not.toContain('Take away')
    click(find('input[value="adjustment"]'))
    click(find('input[value="down"]'))
    type(find<HTMLInputElement>('input[inputmode="decimal"]'), '182.51')
    click(button('Take away £182.51'))
    await eventually(() => expect(text()).toContain('A wallet never falls below nothing'))
    expect(added()).toEqual([])
  })
})

const entry = (values: Partial<Entry>): Entry => ({
  ...{ id: 'a', kind: 'session_booked', at: '2026-11-23T10:00:00.000Z', title: 'Advocacy', detail: null, text: null },
  ...{ byId: null, byName: null, startAt: null, amount: null, score: null, sessionId: null },
  ...values,
})

describe('the story', () => {
  it('is told by days of London, and further back by months', () => {
    const at = Date.parse('2026-11-23T12:00:00Z')
    const days = [
      '2026-11-23T10:00:00Z',
      '2026-11-22T23:59:00Z',
      '2026-11-17T00:00:00Z',
      '2026-11-16T23:59:00Z',
      '2026-09-14T10:00:00Z',
      '2025-12-31T10:00:00Z',
    ]
    expect(
      stretchesOf(
        days.map((each) => entry({ at: each })),
        at,
      ).map(({ title, those }) => [title, those.length]),
    ).toEqual([
      ['Today, Mon 23 Nov', 1],
      ['Sun 22 Nov', 1],
      ['Tue 17 Nov', 1],
      ['November', 1],
      ['September', 1],
      ['December 2025', 1],
    ])
  })

  it('says a booking and its payment once, and a payment alone', () => {
    const booked = entry({ sessionId: 's' })
    const paid = entry({ id: 'b', kind: 'movement', detail: 'purchase', amount: -7000, sessionId: 's' })
    expect(withPrices([paid, booked])).toEqual([{ ...booked, amount: -7000 }])
    expect(withPrices([paid])).toEqual([paid])
  })

  it('reads on from where a page ended, and adds a note for staff', async () => {
    answers = {
      PersonStory: {
        userStory: {
          entries: [entry({ kind: 'note', text: 'Rang twice', byId: 'me', byName: 'Me' })],
          next: 'further',
        },
      },
      AddNote: { userNoteCreate: { id: 'n' } },
    }
    show(<StoryCard id="amara" name="Amara Okafor" />)
    await eventually(() => expect(text()).toContain('Rang twice'))
    click(button('Show what was before'))
    await eventually(() => expect(sent.at(-1)?.variables.before).toBe('further'))
    click(button('Add note'))
    await eventually(() => expect(text()).toContain('Field is required'))
    expect(sent.some(({ query }) => query.includes('AddNote'))).toBe(false)
    expect(button('Change')).toBeDefined()
    click(button('Delete'))
    await eventually(() => expect(text()).toContain('Delete your note about Amara Okafor?'))
  })
})

describe('the checklist of a mock', () => {
  const mock = {
    ...{ id: 'm', name: 'Late acceptance', sessionTypeId: 't', practiceAreaId: 'p', candidateInstruction: null },
    ...{ scenario: null, suggestedAnswer: null, status: 'draft', sessionType: { name: 'Legal writing' } },
    ...{ practiceArea: { name: 'Dispute Resolution' }, marksheet: [], materials: [], templates: [], permissions: [] },
  }

  it('leads to where each missing thing is filled in', async () => {
    answers = { MockChecklist: { mock } }
    show(<Checklist id="m" />)
    await eventually(() => expect(text()).toContain('2 of 9 done'))
    const links = [...document.querySelectorAll('ol a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual([
      '/mocks/m/edit#candidateInstruction',
      '/mocks/m/edit#scenario',
      '/mocks/m/edit#marksheet',
      '/mocks/m/edit#suggestedAnswer',
      '/mocks/m/materials',
      '/mocks/m/permissions',
      '/mocks/m/edit#status',
    ])
  })

  it('publishes when nothing else is missing, and is gone when nothing is', async () => {
    const whole = {
      ...mock,
      ...{ candidateInstruction: '<p>Write.</p>', scenario: '<p>Facts.</p>', suggestedAnswer: '<p>Yes.</p>' },
      ...{ marksheet: [{ title: 'Clear' }], materials: [{ id: 'f' }], permissions: [{ id: 'x', type: 'conduct' }] },
    }
    answers = { MockChecklist: { mock: whole }, PublishMock: { mockUpdate: { id: 'm', status: 'published' } } }
    show(<Checklist id="m" />)
    await eventually(() => button(/^Publish$/))
    answers.MockChecklist = { mock: { ...whole, status: 'published' } }
    click(button(/^Publish$/))
    await eventually(() => expect(text()).not.toContain('of 9 done'))
  })
})

describe('tabs', () => {
  it.each([
    ['all of them where they fit', 320, 0, [0, 1, 2]],
    ['the first that leave room for More', 319, 0, [0, 1]],
    ['the current one, and the first that fit beside it', 319, 2, [0, 2]],
    ['the current one where nothing else fits', 60, 1, [1]],
  ])('show %s', (_what, room, current, shown) => {
    expect(fittingIn(room, 10, [100, 100, 100], current)).toEqual(shown)
  })
})
