// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MembersPage } from '../../../src/learn/groups/members/members-page'
import { answering, openAt, text } from '../library/answering-server'
import { click, eventually, find } from '../render'
import { group, own } from './group'

// No socket is opened here: who is online is said by the test.
const live = vi.hoisted(() => ({
  online: null as Set<string> | null,
  topics: new Set<string>(),
  tell: new Set<() => void>(),
}))
vi.mock('../../../src/providers/live/live', () => ({ useLive: () => undefined }))
vi.mock('../../../src/providers/live/online-in', async () => {
  const { useSyncExternalStore } = await import('react')
  const subscribe = (listener: () => void) => {
    live.tell.add(listener)
    return () => live.tell.delete(listener)
  }
  return {
    useOnlineIn: (topic: string | null) => {
      if (topic) live.topics.add(topic)
      return useSyncExternalStore(subscribe, () => (topic ? live.online : null))
    },
  }
})

const person = (id: string, role: string, studySubGroupId: string | null) => ({
  ...{ id: `m-${id}`, role, userId: id, studySubGroupId },
  user: { id, fullName: id, nickname: null, avatar: null, timezone: null },
})
const people = [person('Aisha', 'member', 's1'), person('Kwesi', 'member', null), person('me', 'member', 's1')]

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-19T13:48:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const come = (...ids: string[]) =>
  act(() => {
    live.online = new Set(ids)
    for (const tell of live.tell) tell()
  })

function open(
  membership: object | null = own('accepted', {
    studySubGroupId: 's1',
    studySubGroup: { id: 's1', name: 'Lagos and Accra' },
  }),
) {
  live.online = null
  live.topics.clear()
  const server = answering(
    ['StudyGroupPage', () => ({ studyGroup: { ...group, membership } })],
    [
      'StudyGroupLeaders',
      () => ({
        owners: { entries: [] },
        tutors: { entries: [person('Helen', 'tutor', null)] },
        moderators: { entries: [] },
      }),
    ],
    [
      'StudyGroupPeople',
      ({ userIds, studySubGroupId }) => {
        const entries = people
          .filter(({ userId }) => !userIds || (userIds as string[]).includes(userId))
          .filter((each) => !studySubGroupId || each.studySubGroupId === studySubGroupId)
        const pageInfo = { totalPages: 1, currentPage: 1, hasPreviousPage: false, hasNextPage: false }
        return { members: { entries, pageInfo: { ...pageInfo, totalCount: entries.length } } }
      },
    ],
  )
  openAt('/study-groups/:studyGroupId/members', '/study-groups/g1/members', <MembersPage />)
  return server
}

const rows = () => [...document.querySelectorAll('li')].filter((row) => row.querySelector('[class*=mark]'))
const named = (row: Element) => row.querySelector('p')?.textContent
const online = () =>
  rows()
    .filter((row) => row.querySelector('[data-shown]'))
    .map(named)
const choose = (label: string) => {
  const found = [...document.querySelectorAll('fieldset label')].find(({ textContent }) => textContent === label)
  click(find<HTMLInputElement>(`[id="${found?.getAttribute('for')}"]`))
}
const head = () => find('header .sub')

it('says of each member whether they are online, and of the group how many', async () => {
  open()
  await eventually(() => expect(rows()).toHaveLength(4))
  expect(online()).toEqual([])
  expect(live.topics).toEqual(new Set(['study_group:g1']))
  come('me', 'Helen', 'Aisha')
  expect(online()).toEqual(['Helen', 'Aisha', 'me'])
  expect(head().textContent).toContain('19 members · 3 online')
  come('me')
  expect(online()).toEqual(['me'])
  expect(head().textContent).toContain('19 members · 1 online')
})

it('shows only those who are online, and follows who comes and goes', async () => {
  const server = open()
  await eventually(() => expect(rows()).toHaveLength(4))
  come('me', 'Helen', 'Aisha')
  choose('Online 3')
  await eventually(() => expect(rows().map(named)).toEqual(['Helen', 'Aisha', 'me']))
  expect(server.callsOf('StudyGroupPeople').at(-1)?.userIds).toEqual(['Aisha', 'Helen', 'me'])
  come('me', 'Kwesi')
  await eventually(() => expect(rows().map(named)).toEqual(['me', 'Kwesi']))
  choose('My sub-group 4')
  await eventually(() => expect(rows().map(named)).toEqual(['Aisha', 'me']))
  choose('All 19')
  await eventually(() => expect(rows()).toHaveLength(4))
})

it('says nothing aloud of who comes and goes, and keeps the place of what it will say', async () => {
  open()
  await eventually(() => expect(rows()).toHaveLength(4))
  const [said, places] = [find('[role=status]').textContent, document.querySelectorAll('[class*=kept]').length]
  come('me', 'Helen')
  expect(find('[role=status]').textContent).toBe(said)
  expect(document.querySelectorAll('[class*=kept]')).toHaveLength(places)
  for (const each of document.querySelectorAll('[class*=kept]'))
    expect(each.closest('[aria-live], [role=status]')).toBeNull()
})

it('asks for nobody of a group that the reader is not in', async () => {
  open(null)
  await eventually(() => expect(text()).toContain('This is not open to you'))
  expect(live.topics).toEqual(new Set())
  expect(head().textContent).not.toContain('online')
})
