// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Group } from '../../../src/learn/groups/head/use-group'
import { InviteDialog } from '../../../src/learn/groups/invite/invite-dialog'
import { endOf } from '../../../src/learn/groups/invite/use-links'
import { queryClient } from '../../../src/providers/api/query'
import { answering, button, openAt, text } from '../library/answering-server'
import { click, eventually, find, type } from '../render'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-17T10:00:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const group = {
  ...{ id: 'g1', name: 'SQE2 intensive', taken: 17, waitingCount: 0, config: { places: 24 }, subGroups: [] },
  membership: { state: 'accepted', role: 'moderator' },
} as unknown as Group
const link = {
  id: 'l1',
  token: 'B9TX-5HRC-0000-1111',
  uses: 10,
  used: 6,
  until: '2026-11-22T23:59:00.000Z',
  joinsAtOnce: false,
  createdById: 'c',
  createdByName: 'Callum Reid',
  insertedAt: '2026-11-12T10:00:00.000Z',
}
const made = {
  ...link,
  ...{ id: 'l2', token: '7QK4-M2ZD-9XWB-3HRT', used: 0, until: '2026-12-01T23:59:00.000Z' },
  ...{ createdById: 'me', createdByName: 'Me' },
}

function open(first: object[], abilities: string[] = []) {
  const held = { shown: first }
  const server = answering(
    ['StudyGroupLinks', () => ({ studyGroupInvitations: held.shown })],
    [
      'GroupLinkMake',
      () => {
        held.shown = [made, ...held.shown]
        return { studyGroupInvitationCreate: made }
      },
    ],
    ['GroupInvitationSend', () => ({ studyGroupInvitationSend: { ...made, uses: 1, joinsAtOnce: true } })],
    [
      'GroupLinkChange',
      (changed) => {
        const next = { ...made, ...changed }
        held.shown = held.shown.map((each) => ('id' in each && each.id === made.id ? next : each))
        return { studyGroupInvitationUpdate: next }
      },
    ],
    [
      'GroupLinkEnd',
      ({ id }) => {
        held.shown = held.shown.filter((each) => !('id' in each) || each.id !== id)
        return { studyGroupInvitationDelete: { id } }
      },
    ],
  )
  queryClient.setQueryData(['CurrentUser', {}], { id: 'me', role: 'user', abilities, confirmed: true })
  openAt('/', '/', <InviteDialog group={group} onClose={() => undefined} />)
  return server
}

function choose(field: HTMLSelectElement, value: string) {
  act(() => {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

it('sends a link for one person to an address, which it looks at first', async () => {
  const server = open([])
  click(button('Send the invitation'))
  expect(text()).toContain('Please enter an e-mail address')
  expect(server.callsOf('GroupInvitationSend')).toEqual([])
  type(find<HTMLInputElement>('dialog input[type=email]'), 'maya@example.com')
  type(find<HTMLTextAreaElement>('dialog textarea'), ' Come along. ')
  click(button('Send the invitation'))
  await eventually(() =>
    expect(server.callsOf('GroupInvitationSend')).toEqual([
      { studyGroupId: 'g1', email: 'maya@example.com', message: 'Come along.' },
    ]),
  )
})

it('makes a link for 10 people and 14 days by which they apply, shows it, and changes it as its terms are changed', async () => {
  const server = open([])
  click(find<HTMLInputElement>('dialog input[value=link]'))
  click(button('Make a link'))
  await eventually(() => expect(find<HTMLInputElement>('input[readonly]').value).toMatch(/\/i\/7QK4-M2ZD-9XWB-3HRT$/))
  expect(server.callsOf('GroupLinkMake')).toEqual([
    { studyGroupId: 'g1', uses: 10, joinsAtOnce: false, until: '2026-12-01T23:59:00.000Z' },
  ])
  await eventually(() => expect(text()).toContain('Made just now by you · used 0 of 10 · until Tue 1 Dec'))
  choose(find<HTMLSelectElement>('dialog select'), '25')
  await eventually(() => expect(text()).toContain('used 0 of 25'))
  click(find<HTMLInputElement>('dialog [role=switch]'))
  await eventually(() => expect(text()).toContain('they join at once'))
  expect(server.callsOf('GroupLinkChange')).toHaveLength(2)
  expect(button('Make another link')).toBeTruthy()
})

it('lists the links that are open, and ends one after a question', async () => {
  const server = open([link, { ...link, id: 'l3', token: 'USED-UP00-0000-0000', used: 10 }])
  click(find<HTMLInputElement>('dialog input[value=link]'))
  await eventually(() => expect(text()).toContain('Callum Reid, Thu 12 Nov · used 6 of 10 · until Sun 22 Nov'))
  expect(text()).not.toContain('USED-UP')
  click(button('End'))
  expect(server.callsOf('GroupLinkEnd')).toEqual([])
  click(button('End the link'))
  await eventually(() => expect(text()).not.toContain('Links that are open'))
  expect(server.callsOf('GroupLinkEnd')).toEqual([{ id: 'l1' }])
})

it('lets only those invite by name who may look people up', async () => {
  open([])
  expect(text()).not.toContain('By name')
})

it('begins by name for those who may look people up', async () => {
  open([], ['view_all_users'])
  expect(text()).toContain('Name or e-mail address')
  click(find<HTMLInputElement>('dialog input[value=link]'))
  await eventually(() => button('Make a link'))
})

it('ends a link with the last minute of its day in London, also in summer', () => {
  expect(endOf('2026-12-01')).toBe('2026-12-01T23:59:00.000Z')
  expect(endOf('2027-06-01')).toBe('2027-06-01T22:59:00.000Z')
})
