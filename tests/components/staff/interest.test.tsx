// @vitest-environment happy-dom

import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { loadFor } from '../../../src/admin/catalogue'
import { Board } from '../../../src/staff/interest/board/board'
import { LeadSheet } from '../../../src/staff/interest/lead/lead-sheet'
import { followUpOf, usualDays } from '../../../src/staff/interest/lead-words'
import { click, eventually, find, press, type } from '../render'
import { server, show, text } from './desk'

const lead = {
  ...{ id: 'tunde', fullName: 'Tunde Bakare', email: 'tunde@articled.example', timezone: 'Africa/Lagos' },
  ...{ preparation: 'sqe2', nextSitting: '2027-01-26', insertedAt: '2026-11-09T21:47:00Z', paymentStatus: 'trial' },
  ...{ contactStatus: 'contacted', followUp: null, answered: 62, note: null, notedAt: null },
}
const figures = {
  ...{ rows: 1, dueToday: 0, overdue: 0, signedUpThisWeek: 0, signedUpThisMonth: 1, convertedThisMonth: 0 },
  ...{ new: 0, contacted: 1, interested: 0, converted: 0, notInterested: 0, doNotContact: 0 },
}

/** The board with one lead, who has been contacted. */
function board(onOpen = vi.fn()) {
  vi.stubGlobal('scrollTo', () => {})
  const served = globalThis.fetch
  vi.stubGlobal('fetch', async (url: string, sent: { body: string }) => {
    const { query, variables } = JSON.parse(sent.body)
    if (!query.includes('query LeadsOfStatus')) return served(url, sent)
    const entries = variables.contactStatus[0] === lead.contactStatus ? [lead] : []
    return Response.json({ data: { leads: { entries, pageInfo: { totalCount: entries.length, nextPage: null } } } })
  })
  server.answers.MoveLead = { userUpdate: { id: lead.id } }
  show(<Board narrowing={{}} isNarrowed={false} figures={figures} onOpen={onOpen} onAll={() => {}} />)
  return eventually(() => find('li a'))
}
const laneOf = (status: string) => find(`[data-lane=${status}]`).textContent ?? ''
const moves = () => server.sent.filter(({ query }) => query.includes('MoveLead')).map(({ variables }) => variables)
const choose = (words: string) => {
  const item = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
    ({ textContent }) => textContent === words,
  )
  click(item ?? find('no such item'))
}
/** What a browser does as the menu's button is pressed. */
const menuOpens = () =>
  act(() => {
    find('li [popover]').dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'open' }))
  })

test('a card says what is known of the lead, and what is not known it leaves out', async () => {
  await board()
  const said = laneOf('contacted')
  for (const words of ['Tunde Bakare', 'SQE2, January 2027', 'Lagos', 'No date yet', 'Trial', '62 questions answered'])
    expect(said).toContain(words)
  expect(said).not.toContain('null')
  expect(laneOf('new')).toContain('Whoever signs up appears here.')
})

test('M on a card opens its menu, and the choice moves it and is read out', async () => {
  const link = await board()
  const opened = vi.fn()
  find('li [aria-haspopup=menu]').addEventListener('click', opened)
  link.focus()
  expect(press('m')).toBe(false)
  expect(opened).toHaveBeenCalled()
  menuOpens()
  await eventually(() => find('[role=menuitem]'))
  choose('Interested')
  await eventually(() => expect(find('[role=status]').textContent).toBe('Tunde Bakare is moved to Interested.'))
  await eventually(() => expect(moves()).toEqual([{ id: 'tunde', contactStatus: 'interested' }]))
})

test('a move that the server refuses puts the card back, and says why', async () => {
  await board()
  server.refusals.MoveLead = 'You may not change this account.'
  menuOpens()
  await eventually(() => find('[role=menuitem]'))
  choose('Converted')
  await eventually(() =>
    expect(find('[role=status]').textContent).toBe('Tunde Bakare stays in Contacted. You may not change this account.'),
  )
  await eventually(() => expect(laneOf('contacted')).toContain('Tunde Bakare'))
  expect(laneOf('converted')).not.toContain('Tunde Bakare')
})

test('columns that nobody works on are folded until they are opened', async () => {
  await board()
  const fold = find('[data-lane=do_not_contact] button')
  expect(fold.getAttribute('aria-expanded')).toBe('false')
  click(fold)
  await eventually(() => expect(laneOf('do_not_contact')).toContain('asked to be left alone'))
})

const notes = { entries: [], pageInfo: { totalCount: 0 } }
const sheet = async (shown: object, onClose = () => {}) => {
  await loadFor('prospects', 'users')
  server.answers.LeadAtDesk = {
    lead: { ...lead, avatar: null, skype: null, linkedIn: null, lastSeenAt: null, country: null, ...shown },
    booked: notes,
    userNotes: notes,
  }
  show(<LeadSheet id="tunde" onClose={onClose} />)
  await eventually(() => expect(text()).toContain('Tunde Bakare'))
}

test('the sheet of a lead leads to their mail, and saves a day that was chosen', async () => {
  await sheet({})
  expect(find('a[href^="mailto:"]').getAttribute('href')).toBe('mailto:tunde%40articled.example')
  server.answers.SaveLead = { userUpdate: { id: 'tunde' } }
  const monday = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Next Monday')
  click(monday ?? find('no such button'))
  click(find('button[type=submit][form]'))
  await eventually(() => {
    const sent = server.sent.find(({ query }) => query.includes('SaveLead'))?.variables
    expect(sent).toMatchObject({ id: 'tunde', contactStatus: 'contacted' })
    expect(new Date(String(sent?.followUp)).getUTCDay()).toBe(1)
  })
})

const buttonOf = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words) ?? find('no such button')

test('a sheet with a note that is not kept asks before it closes, and stays open where the rest is saved', async () => {
  const onClose = vi.fn()
  await sheet({}, onClose)
  type(find('textarea'), 'Asks for a plan')
  click(find('[aria-label=Close]'))
  await eventually(() => expect(text()).toContain('Close without saving?'))
  click(buttonOf('Go on writing'))
  await eventually(() => expect(text()).not.toContain('Close without saving?'))
  server.answers.SaveLead = { userUpdate: { id: 'tunde' } }
  click(buttonOf('Save'))
  await eventually(() => expect(server.sent.some(({ query }) => query.includes('SaveLead'))).toBe(true))
  expect(find<HTMLTextAreaElement>('textarea').value).toBe('Asks for a plan')
  server.answers.KeepNote = { userNoteCreate: { id: 'note' } }
  click(buttonOf('Add note'))
  await eventually(() => expect(find<HTMLTextAreaElement>('textarea').value).toBe(''))
  expect(onClose).not.toHaveBeenCalled()
  click(find('[aria-label=Close]'))
  expect(onClose).toHaveBeenCalledOnce()
})

test('the sheet of who is not to be contacted shows no way to do so', async () => {
  await sheet({ contactStatus: 'do_not_contact', email: null })
  expect(text()).toContain('They asked to be left alone, so their addresses are hidden.')
  expect(document.querySelector('a[href^="mailto:"]')).toBeNull()
  expect(text()).not.toContain('tunde@')
})

test('follow-ups are late, today or ahead by the days of London, and of nobody who is not waited for', () => {
  const now = Date.parse('2026-06-17T23:30:00Z')
  const said = (followUp: string | null, contactStatus: 'contacted' | 'converted' = 'contacted') =>
    followUpOf({ followUp, contactStatus }, now).words
  expect(said('2026-06-17')).toBe('Overdue since Wed 17 Jun')
  expect(said('2026-06-18')).toBe('Follow up today')
  expect(said('2026-06-19')).toBe('Fri 19 Jun')
  expect(said(null)).toBe('No date yet')
  expect(said('2026-06-17', 'converted')).toBe('Wed 17 Jun')
  expect(said(null, 'converted')).toBe('Nothing to do')
})

test('the usual days are days of London, and next Monday is never today', () => {
  const days = (now: string) => usualDays(Date.parse(now)).map(({ day }) => day)
  expect(days('2026-06-17T23:30:00Z')).toEqual(['2026-06-19', '2026-06-21', '2026-06-22', null])
  expect(days('2026-06-22T09:00:00Z')).toEqual(['2026-06-23', '2026-06-25', '2026-06-29', null])
})
