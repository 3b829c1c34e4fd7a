import { afterEach, expect, test, vi } from 'vitest'
import { loadAreas } from '../../../src/admin/catalogue'
import { dataProvider } from '../../../src/admin/data-provider'

await loadAreas()

interface Sent {
  query: string
  variables: Record<string, unknown>
}

/** Answers each request in turn, and keeps what was sent. */
function answering(...answers: readonly object[]): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Response.json(answers[sent.length - 1])
  })
  return sent
}

afterEach(() => vi.unstubAllGlobals())

const page = (totalCount: number) => ({
  data: { users: { entries: [{ id: 'a', fullName: 'Ann' }], pageInfo: { totalCount } } },
})

test('reads a page of a list with its count', async () => {
  const sent = answering(page(7))
  const asked = { resource: 'users', pagination: { currentPage: 2, pageSize: 20 }, meta: { paths: ['fullName'] } }
  expect(await dataProvider.getList(asked)).toEqual({ data: [{ id: 'a', fullName: 'Ann' }], total: 7 })
  expect(sent[0]?.query).toMatch(/^query AdminUsers/)
  expect(sent[0]?.variables).toEqual({ page: 2, pageSize: 20 })
})

test('asks anew for what is being read, since it may have changed meanwhile', async () => {
  const sent = answering(page(1), page(2))
  const asked = { resource: 'users', meta: { paths: ['fullName'] } }
  const [first, second] = await Promise.all([dataProvider.getList(asked), dataProvider.getList(asked)])
  expect(sent).toHaveLength(2)
  expect([first.total, second.total]).toEqual([1, 2])
})

test('throws a refusal with its code and its words at each field', async () => {
  answering({
    errors: [
      { message: 'It is taken', extensions: { code: 'VALIDATION', field: 'name' } },
      { message: 'Too long', extensions: { code: 'VALIDATION', field: 'note' } },
    ],
    data: null,
  })
  await expect(dataProvider.create({ resource: 'roles', variables: { name: 'Tutor' } })).rejects.toMatchObject({
    code: 'VALIDATION',
    errors: { name: 'It is taken', note: 'Too long' },
  })
})

test('calls an operation that is no part of a list', async () => {
  const sent = answering({ data: { sessionCancel: { id: 's' } } })
  const called = dataProvider.custom?.({
    url: '',
    method: 'post',
    payload: { id: 's' },
    meta: { operation: 'sessionCancel' },
  })
  expect(await called).toEqual({ data: { id: 's' } })
  expect(sent[0]?.variables).toEqual({ id: 's' })
})

test('a record that is answered by nothing is not there', async () => {
  answering({ data: { member: null } })
  const asked = dataProvider.getOne({ resource: 'members', id: 'm', meta: { paths: ['role'] } })
  await expect(asked).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
