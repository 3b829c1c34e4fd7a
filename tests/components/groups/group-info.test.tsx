// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { InfoPage } from '../../../src/learn/groups/info/info-page'
import { answering, button, openAt, refusal, text } from '../library/answering-server'
import { click, eventually, find, type } from '../render'
import { group, own } from './group'

// No socket is opened here.
vi.mock('../../../src/providers/live/live', () => ({ useLive: () => undefined }))

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-19T13:48:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const leaders = {
  owners: { entries: [] },
  tutors: {
    entries: [
      {
        id: 'm9',
        role: 'tutor',
        userId: 'u9',
        studySubGroupId: null,
        user: { id: 'u9', fullName: 'Helen Prosser', nickname: null, avatar: null, timezone: null },
      },
    ],
  },
  moderators: { entries: [] },
}
type Shown = Partial<typeof group>
type Answers = Parameters<typeof answering>

/** Opens the page of a group; what it is can change meanwhile. */
function open(first: Shown, ...answers: Answers) {
  const held = { shown: first }
  const server = answering(
    ['StudyGroupPage', () => ({ studyGroup: { ...group, ...held.shown } })],
    ['StudyGroupLeaders', () => leaders],
    ...answers,
  )
  openAt('/study-groups/:studyGroupId/info', '/study-groups/g1/info', <InfoPage />)
  return { server, held }
}

it('sends an application with what was chosen and a line, and then says who has it', async () => {
  const { server, held } = open({}, [
    'GroupJoin',
    () => {
      held.shown = { membership: own('requested', { requestedAt: '2026-11-19T13:48:00.000Z' }) }
      return { studyGroupJoin: { id: 'm1', state: 'requested' } }
    },
  ])
  await eventually(() => button('Apply to join'))
  expect(text()).toContain('7 of 24 left')
  expect(document.querySelector('a[href$="/members"]')).toBeNull()
  click(button('Apply to join'))
  expect(text()).toContain('Who reads it: Helen Prosser, and staff.')
  type(find<HTMLTextAreaElement>('dialog textarea'), 'I sit in January.')
  click(button('Send application'))
  await eventually(() => expect(text()).toContain('Your application is with those who lead the group'))
  expect(server.callsOf('GroupJoin')).toEqual([
    {
      studyGroupId: 'g1',
      studySubGroupId: 's1',
      visitationType: 'online',
      sundayDayOff: true,
      trainingFrom: null,
      trainingTill: null,
      message: 'I sit in January.',
    },
  ])
  expect(button('Withdraw')).toBeTruthy()
})

it('shows the line where the last place went to somebody else meanwhile', async () => {
  const { held } = open({ taken: 23, autoapproval: true }, [
    'GroupJoin',
    () => {
      held.shown = { taken: 24, waitingCount: 3, autoapproval: true }
      return refusal('SOLD_OUT', 'No place is left in this group.')
    },
  ])
  await eventually(() => button('Join'))
  click(button('Join'))
  click([...document.querySelectorAll<HTMLButtonElement>('dialog button')].at(-1) as HTMLButtonElement)
  await eventually(() => button('Wait for a place'))
  expect(text()).toContain('Full, 3 wait')
  expect(document.querySelector('dialog')).toBeNull()
})

it.each([
  { taken: 3, autoapproval: true },
  { taken: 24, waitingCount: 2 },
])('lets whoever was taken out apply, also where others join at once or wait: %o', async (shown) => {
  open({ ...shown, mustApply: true })
  await eventually(() => button('Apply to join'))
  expect(text()).toContain('By those who lead it')
})

it('says at the field what is wrong with it, and keeps what was typed', async () => {
  open({}, [
    'GroupJoin',
    () => ({
      errors: [
        {
          message: 'Your training ends before it begins.',
          extensions: { code: 'VALIDATION', field: 'trainingTill' },
        },
      ],
    }),
  ])
  await eventually(() => button('Apply to join'))
  click(button('Apply to join'))
  type(find<HTMLTextAreaElement>('dialog textarea'), 'Please.')
  click(button('Send application'))
  await eventually(() => expect(text()).toContain('Your training ends before it begins.'))
  expect(find<HTMLTextAreaElement>('dialog textarea').value).toBe('Please.')
})

it('sends no days on which the group does not train', async () => {
  const { server } = open({}, ['GroupJoin', () => ({ studyGroupJoin: { id: 'm1' } })])
  await eventually(() => button('Apply to join'))
  click(button('Apply to join'))
  type(find<HTMLInputElement>('dialog input[type=date]'), '2020-01-01')
  expect(text()).toContain('The group does not train on this day.')
  click(button('Send application'))
  type(find<HTMLInputElement>('dialog input[type=date]'), '2027-01-05')
  expect(text()).not.toContain('The group does not train on this day.')
  click(button('Send application'))
  await eventually(() => expect(server.callsOf('GroupJoin')).toMatchObject([{ trainingFrom: '2027-01-05' }]))
})

it('says the place in the line, and leaves it after a question', async () => {
  const waiting = { taken: 24, waitingCount: 3, membership: own('waiting', { place: 2 }) }
  const { server, held } = open(waiting, [
    'GroupWaitLeave',
    () => {
      held.shown = { taken: 24, waitingCount: 2 }
      return { studyGroupWaitlistLeave: { id: 'm1' } }
    },
  ])
  await eventually(() => expect(text()).toContain('2 of 3'))
  expect(text()).toContain('Somebody before you')
  click(button('Leave the queue'))
  expect(server.callsOf('GroupWaitLeave')).toEqual([])
  click([...document.querySelectorAll<HTMLButtonElement>('dialog button')].at(-1) as HTMLButtonElement)
  await eventually(() => button('Wait for a place'))
  expect(server.callsOf('GroupWaitLeave')).toEqual([{ id: 'm1' }])
})

it('lets somebody who was declined read why, and apply again only after the days between', async () => {
  const declined = own('declined', {
    answeredByName: 'Callum Reid',
    answer: 'We read for HRA.',
    declinedAt: '2026-11-19T11:20:00.000Z',
    againFrom: '2026-11-26T11:20:00.000Z',
  })
  const { held } = open({ membership: declined })
  await eventually(() => expect(text()).toContain('We read for HRA.'))
  expect(text()).toContain('Callum Reid')
  expect(text()).not.toContain('Apply to join')
  expect(held.shown.membership).toBe(declined)
})

it('offers an applicant again what they declined themselves', async () => {
  open({ membership: own('declined', { declinedAt: '2026-11-19T11:20:00.000Z' }) })
  await eventually(() => expect(text()).toContain('You said no to this group'))
  expect(button('Apply to join')).toBeTruthy()
})

it('gives members the chat and their place, and says what ends before they leave', async () => {
  const { server } = open({ chatLink: 'https://chat.example/g1', membership: own('accepted') }, [
    'GroupMemberDelete',
    () => refusal('CONFLICT', 'Nobody would lead the group any more.'),
  ])
  await eventually(() => button('Leave group'))
  expect(find<HTMLAnchorElement>('a[href="https://chat.example/g1"]').target).toBe('_blank')
  expect(find('a[href$="/members"]').textContent).toContain('19')
  expect(document.querySelector('a[href$="/settings"]')).toBeNull()
  click(button('Leave group'))
  expect(text()).toContain('Sessions that you have booked stay booked.')
  click([...document.querySelectorAll<HTMLButtonElement>('dialog button')].at(-1) as HTMLButtonElement)
  await eventually(() => expect(document.querySelector('dialog')).toBeNull())
  expect(server.callsOf('GroupMemberDelete')).toEqual([{ id: 'm1' }])
  expect(button('Leave group')).toBeTruthy()
})

it('asks a tutor of the group for no days, since they neither train nor sit', async () => {
  open({ membership: own('accepted', { role: 'owner' }) })
  await eventually(() => button('Leave group'))
  expect(text()).not.toContain('Say when you sit')
  expect(text()).not.toContain('Day off')
  expect(labels()).not.toContain('Choose your sub-group')
})

it('asks a member without a sub-group for one', async () => {
  open({ membership: own('accepted') })
  await eventually(() => button('Choose your sub-group'))
  expect(text()).toContain('Say when you sit')
})

const labels = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)
