// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest'
import { stretchesOf, withPrices } from '../../../src/parts/story/stretches'
import { invalidate } from '../../../src/providers/api/query'
import { Checklist } from '../../../src/staff/mocks/checklist'
import { personHead } from '../../../src/staff/users/person-head'
import type { Entry } from '../../../src/staff/users/story/entry'
import { StoryCard } from '../../../src/staff/users/story/story-card'
import { fittingIn } from '../../../src/ui/page/more-tabs'
import { click, eventually } from '../render'
import { button, person, server, show, text } from './desk'

describe('the head of a person', () => {
  const { Tags, Facts } = personHead
  /** Draws the head of somebody with these rights, and waits until it is known. */
  async function head(user: object) {
    server.answers = { PersonAtDesk: { ...person, user: { ...person.user, ...user } } }
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
    server.answers = {
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
    await eventually(() => expect(server.sent.at(-1)?.variables.before).toBe('further'))
    click(button('Add note'))
    await eventually(() => expect(text()).toContain('Field is required'))
    expect(server.sent.some(({ query }) => query.includes('AddNote'))).toBe(false)
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
    server.answers = { MockChecklist: { mock } }
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
    ])
  })

  it('is gone when nothing is missing', async () => {
    const whole = {
      ...mock,
      ...{ candidateInstruction: '<p>Write.</p>', scenario: '<p>Facts.</p>', suggestedAnswer: '<p>Yes.</p>' },
      ...{ marksheet: [{ title: 'Clear' }], materials: [{ id: 'f' }], permissions: [{ id: 'x', type: 'conduct' }] },
    }
    server.answers = { MockChecklist: { mock: whole } }
    show(<Checklist id="m" />)
    await eventually(() => expect(text()).toContain('8 of 9 done'))
    server.answers.MockChecklist = { mock: { ...whole, status: 'published' } }
    void invalidate('MockChecklist')
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
