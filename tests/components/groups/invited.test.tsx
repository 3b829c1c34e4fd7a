// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { InvitedPage } from '../../../src/learn/groups/invited/invited-page'
import { answering, button, openAt, refusal, text } from '../library/answering-server'
import { click, eventually, find, type } from '../render'

// No socket is opened here.
vi.mock('../../../src/providers/live/live', () => ({ useLive: () => undefined }))

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-19T13:48:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const group = {
  id: 'g1',
  name: 'SQE2 evening group',
  type: 'sqe2',
  description: '<p>One station each Tuesday.</p>',
  intensiveFrom: '2027-01-04',
  intensiveUntil: '2027-01-15',
  taken: 14,
  waitingCount: 0,
  config: { places: 18, offerHours: 48, meets: 'Online', hours: null, demands: 'Video on.', gives: null },
  subGroups: [{ id: 's1', name: 'Lagos', p1ExamDates: ['2027-01-19'], p2ExamDates: [] }],
}
const link = {
  state: 'open',
  groupName: group.name,
  invitedByName: 'Megan Price',
  invitedByRole: 'moderator',
  madeAt: '2026-11-17T10:32:00.000Z',
  uses: 10,
  used: 3,
  until: '2026-12-01T23:59:00.000Z',
  joinsAtOnce: false,
  studyGroupId: null as string | null,
  membership: null as object | null,
  group: group as object | null,
}
const member = (state: string, more: object = {}) => ({ id: 'm1', role: 'member', state, againFrom: null, ...more })

function open(shown: Partial<typeof link>, ...answers: Parameters<typeof answering>) {
  const held = { shown }
  const server = answering(
    ['StudyGroupLink', () => ({ studyGroupInvitation: { ...link, ...held.shown } })],
    ['StudyGroupLeaders', () => ({ owners: { entries: [] }, tutors: { entries: [] }, moderators: { entries: [] } })],
    ...answers,
  )
  const at = openAt('/i/:token', '/i/7QK4-M2ZD-9XWB-3HRT', <InvitedPage />)
  return { server, held, at }
}

it('shows the group and who invites, and sends an application with the link and what was said', async () => {
  const { server, at } = open({}, [
    'GroupLinkUse',
    () => ({ studyGroupInvitationUse: { id: 'm1', state: 'requested' } }),
  ])
  await eventually(() => button('Apply to join'))
  for (const words of [
    'Megan Price invites you',
    'Moderator, ',
    '4 of 18 left',
    'One station each Tuesday.',
    'Video on.',
  ])
    expect(text()).toContain(words)
  click(button('Apply to join'))
  type(find<HTMLTextAreaElement>('dialog textarea'), 'I sit in January.')
  click(button('Send application'))
  await eventually(() => expect(at()).toBe('/study-groups/g1/info'))
  expect(server.callsOf('GroupLinkUse')).toEqual([
    {
      token: '7QK4-M2ZD-9XWB-3HRT',
      studySubGroupId: 's1',
      visitationType: 'online',
      sundayDayOff: true,
      trainingFrom: null,
      trainingTill: null,
      message: 'I sit in January.',
    },
  ])
})

it('joins at once where the link says so, and shows what became of it where somebody took the last use', async () => {
  const { held } = open({ joinsAtOnce: true }, [
    'GroupLinkUse',
    () => {
      held.shown = { state: 'used_up', used: 10, group: null }
      return refusal('EXPIRED', 'As many people have used this link as may.')
    },
  ])
  await eventually(() => button('Join the group'))
  click(button('Join the group'))
  expect(document.querySelector('dialog textarea')).toBeNull()
  click(button('Join'))
  await eventually(() => expect(text()).toContain('was for 10 people, and 10 have used it.'))
  expect(document.querySelector('dialog')).toBeNull()
})

it.each([
  ['accepted', 'You are in this group.'],
  ['requested', 'You have applied to this group'],
  ['invited', 'answer that invitation'],
])('leads whoever is %s to the group', async (state, words) => {
  open({ membership: member(state) })
  await eventually(() => expect(text()).toContain(words))
  expect(find<HTMLAnchorElement>('a[href="/study-groups/g1/info"]')).toBeTruthy()
  expect(text()).not.toContain('Apply to join')
})

it('says from when somebody who was declined can apply', async () => {
  open({ membership: member('declined', { againFrom: '2026-11-24T11:20:00.000Z' }) })
  await eventually(() => expect(text()).toContain('You can apply again from'))
  expect(text()).not.toContain('Apply to join')
})

it('keeps the link good for whoever finds the group full', async () => {
  open({ group: { ...group, taken: 18 } })
  await eventually(() => expect(text()).toContain('This link stays yours'))
  expect(text()).not.toContain('Apply to join')
})

it('says why a link is not open, and where to go', async () => {
  open({ state: 'used_up', used: 10, group: null, studyGroupId: 'g1' })
  await eventually(() => expect(text()).toContain('This invitation has ended'))
  for (const words of ['or you can apply yourself', 'Megan Price, moderator', '10 of 10'])
    expect(text()).toContain(words)
  expect(find<HTMLAnchorElement>('a[href="/study-groups/g1/info"]').textContent).toBe('See the group')
})

const nothing = Object.fromEntries(Object.keys(link).map((name) => [name, null]))

it.each([
  [{ ...nothing, state: 'ended' }, 'Those who lead the group have ended this link.'],
  [{ state: 'past', group: null }, 'is past its last day. Ask Megan Price for another.'],
  [{ state: 'closed', group: null }, 'takes nobody any more'],
] as const)('tells no more than is known of a link: %o', async (shown, words) => {
  open(shown as Partial<typeof link>)
  await eventually(() => expect(text()).toContain(words))
  expect(find<HTMLAnchorElement>('a[href="/study-groups?view=open"]')).toBeTruthy()
})

it('says that there is no such link', async () => {
  answering(['StudyGroupLink', () => refusal('NOT_FOUND', 'This was not found.')])
  openAt('/i/:token', '/i/nothing', <InvitedPage />)
  await eventually(() => expect(text()).toContain('There is no such invitation'))
})
