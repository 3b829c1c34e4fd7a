// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GroupPosts } from '../../../src/learn/groups/posts/group-posts'
import { answering, openAt, text } from '../library/answering-server'
import { click, eventually, find } from '../render'

vi.mock('../../../src/providers/live/live', () => ({ useLive: () => undefined }))
vi.mock('../../../src/providers/sign-in/viewer', async (original) => ({
  ...(await original<object>()),
  useViewer: () => ({ id: 'me', abilities: [] }),
}))

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-19T13:48:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const answer = (id: string, authorId: string) => ({
  ...{ id, authorId, authorName: authorId, authorRole: 'member', body: `<p>Text of ${authorId}</p>` },
  ...{ insertedAt: '2026-11-18T10:00:00Z', editedAt: null, acceptedAt: null },
})
const post = {
  ...{ id: 'p1', authorId: 'Helen', authorName: 'Helen', authorRole: 'tutor', title: 'Sunday reading', body: null },
  ...{ insertedAt: '2026-11-18T09:00:00Z', editedAt: null, notifiedAt: null, readCount: 1, readerCount: 2 },
  unread: false,
  answers: [answer('a1', 'me'), answer('a2', 'Kwesi')],
}
const pageInfo = { totalPages: 1, currentPage: 1, hasPreviousPage: false, hasNextPage: false, totalCount: 1 }

function open(leads: boolean) {
  const server = answering(
    ['GroupPosts', () => ({ studyGroupPosts: { entries: [post], pageInfo } })],
    ['GroupAnswerDelete', ({ id }) => ({ studyGroupAnswerDelete: { id } })],
    ['GroupAnswerUpdate', ({ id }) => ({ studyGroupAnswerUpdate: { id } })],
    ['GroupPostCreate', () => ({ studyGroupPostCreate: { id: 'p2', title: 'x' } })],
  )
  const group = { id: 'g1', name: 'SQE2 intensive' }
  openAt(
    '/study-groups/:studyGroupId/info',
    '/study-groups/g1/info',
    <GroupPosts group={group} leads={leads} closed={false} />,
  )
  return server
}
const labels = () =>
  [...document.querySelectorAll('button')].map((each) => each.getAttribute('aria-label') ?? each.textContent)
const press = (words: string) => {
  const found = [...document.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === words,
  )
  if (!found) throw new Error(`There is no ${words}`)
  click(found)
}

it('asks before an answer is deleted', async () => {
  const server = open(false)
  await eventually(() => expect(text()).toContain('Text of me'))
  press('Delete the answer of me')
  await eventually(() => expect(text()).toContain('Delete your answer?'))
  expect(server.callsOf('GroupAnswerDelete')).toEqual([])
  press('Delete answer')
  await eventually(() => expect(server.callsOf('GroupAnswerDelete')).toEqual([{ id: 'a1' }]))
})

it('lets somebody change an answer of their own, and nobody else’s', async () => {
  const server = open(false)
  await eventually(() => expect(text()).toContain('Text of me'))
  expect(labels()).not.toContain('Change the answer of Kwesi')
  press('Change the answer of me')
  await eventually(() => expect(labels()).toContain('Save answer'))
  press('Save answer')
  await eventually(() => expect(server.callsOf('GroupAnswerUpdate')).toEqual([{ id: 'a1', body: '<p>Text of me</p>' }]))
})

it('says at the title that a post needs one', async () => {
  const server = open(true)
  await eventually(() => expect(text()).toContain('Sunday reading'))
  press('New post')
  await eventually(() => expect(labels()).toContain('Post'))
  press('Post')
  await eventually(() => expect(find('dialog').textContent).toContain('Field is required'))
  expect(server.callsOf('GroupPostCreate')).toEqual([])
})
