import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../../../server/kernel/database/columns'
import { bundleAuthors } from '../../../../server/library/bundle-author/table'
import type { Answer, Person } from '../../../build'
import { barrier } from '../../barrier'
import { type Attempts, attempts, question } from '../test-attempt/library'

const ASK =
  'mutation ($bundleId: ID, $message: Text) { accessRequestCreate(bundleId: $bundleId, message: $message) { id status userName nextSitting } }'
const answer = (name: string) =>
  `mutation ($id: ID!, $answer: Text) { ${name}(id: $id, answer: $answer) { id status answer } }`
const LIST =
  'query ($status: AccessRequestStatus) { accessRequests(status: $status) { entries { id status answer message userName } } }'

let app: Attempts
let author: Person
let asker: Person
let bundleId: string
beforeAll(async () => {
  app = await attempts()
})
beforeEach(async () => {
  author = await app.person({ type: 'tutoringSolicitor' })
  asker = await app.person()
  bundleId = await restricted()
  await app.services.database.orm.insert(bundleAuthors).values({ id: newId(), bundleId, userId: author.id })
})
afterAll(() => app.close())

const restricted = async () =>
  (await app.library.test([question('true_false', '*t f')], { visibility: 'restricted', accessDuration: 2 })).bundleId
const codes = ({ errors = [] }: Answer) =>
  errors.map(({ extensions }) => `${extensions.code} ${extensions.field ?? ''}`.trim())
const ask = (who = asker, variables: object = {}) =>
  app.send(ASK, { bundleId, message: 'I sit in January.', ...variables }, who)
const accept = (id: string, who = author) => app.send(answer('accessRequestAccept'), { id, answer: 'Welcome.' }, who)
const decline = (id: string, who = author) =>
  app.send(answer('accessRequestDecline'), { id, answer: 'Not this time.' }, who)
const asked = async () => (await ask()).data.accessRequestCreate.id as string
const held = () =>
  app.query('select status, type, royalty, duration from library_permissions where bundle_id = $1 and user_id = $2', [
    bundleId,
    asker.id,
  ])
const told = async (who: Person, kind: string) =>
  (await app.query('select title, body, path from notifications where user_id = $1 and kind = $2', [who.id, kind])) as {
    title: string
    body: string
    path: string
  }[]

describe('asking for access', () => {
  it('tells the authors, shows the asker’s name, and is once while it is open', async () => {
    const { data } = await ask()
    expect(data.accessRequestCreate.status).toBe('open')
    expect(await told(author, 'access_asked')).toMatchObject([{ path: '/library/requests' }])
    expect(codes(await ask())).toEqual(['CONFLICT'])
    const seen = (await app.send(LIST, { status: 'open' }, author)).data.accessRequests.entries
    expect(seen).toMatchObject([{ id: data.accessRequestCreate.id, message: 'I sit in January.' }])
    expect(seen[0].userName).toBeTruthy()
    expect((await app.send(LIST, {}, await app.person())).data.accessRequests.entries).toEqual([])
  })

  it('tells staff where nobody wrote it', async () => {
    const staff = await app.person({ abilities: ['manage_content'] })
    await app.query('delete from bundle_authors where bundle_id = $1', [bundleId])
    await ask()
    expect(await told(staff, 'staff_alerts')).toHaveLength(1)
  })

  it('is refused of what is open, held or not found, without a bundle and with too long a message', async () => {
    const open = await app.library.test([question('true_false', '*t f')])
    expect(codes(await ask(asker, { bundleId: open.bundleId }))).toEqual(['CONFLICT'])
    expect(codes(await ask(asker, { bundleId: null }))).toEqual(['VALIDATION bundleId'])
    expect(codes(await ask(asker, { bundleId: newId() }))).toEqual(['NOT_FOUND'])
    expect(codes(await ask(asker, { message: 'x'.repeat(2001) }))).toEqual(['VALIDATION message'])
    await app.library.let(asker, { bundleId })
    expect(codes(await ask())).toEqual(['CONFLICT'])
  })
})

describe('the answer', () => {
  it('lets the asker in as a grant and tells them, in one', async () => {
    const id = await asked()
    expect((await accept(id)).data.accessRequestAccept).toMatchObject({ status: 'accepted', answer: 'Welcome.' })
    expect(await held()).toEqual([{ status: 'pending', type: 'grant', royalty: false, duration: 2 }])
    expect(await told(asker, 'access_answered')).toMatchObject([{ body: 'Welcome.' }])
    expect(codes(await accept(id))).toEqual(['CONFLICT'])
    expect(codes(await decline(id))).toEqual(['CONFLICT'])
  })

  it('begins anew what was over, and leaves alone what is held', async () => {
    const id = await asked()
    await app.library.let(asker, { bundleId }, { status: 'expired' })
    await accept(id)
    expect(await held()).toMatchObject([{ status: 'pending' }])
  })

  it('lets nobody in where the school has decided otherwise since: opened to all for money, or taken back', async () => {
    const id = await asked()
    await app.query(`update bundles set visibility = 'authenticated', price = 5000 where id = $1`, [bundleId])
    expect(codes(await accept(id))).toEqual(['CONFLICT'])
    expect(await held()).toEqual([])
    await app.query(`update bundles set visibility = 'restricted' where id = $1`, [bundleId])
    await app.library.let(asker, { bundleId }, { status: 'revoked' })
    expect(codes(await accept(id))).toEqual(['CONFLICT'])
    expect(await held()).toMatchObject([{ status: 'revoked' }])
    expect((await accept(id, await app.person({ abilities: ['manage_content'] }))).errors).toBeUndefined()
    expect(await held()).toMatchObject([{ status: 'pending' }])
  })

  it('declined, says why, and the person may ask again', async () => {
    const id = await asked()
    await decline(id)
    expect(await held()).toEqual([])
    expect(await told(asker, 'access_answered')).toMatchObject([{ body: 'Not this time.' }])
    expect((await ask()).errors).toBeUndefined()
  })

  it('is for its authors and staff: not for other tutors, nor for an asker who is one', async () => {
    const stranger = await app.person({ type: 'tutoringSolicitor' })
    const id = await asked()
    expect(codes(await accept(id, stranger))).toEqual(['NOT_FOUND'])
    expect(codes(await accept(id, asker))).toEqual(['FORBIDDEN'])
    const own = (await ask(stranger)).data.accessRequestCreate.id
    expect(codes(await accept(own, stranger))).toEqual(['NOT_FOUND'])
    expect((await accept(own, await app.person({ abilities: ['manage_content'] }))).errors).toBeUndefined()
  })
})

it('is one answer, though accepting and declining come at once', async () => {
  const id = await asked()
  const answers = await Promise.all([accept(id), decline(id), accept(id), decline(id)])
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
  const [{ status } = {}] = await app.query('select status from access_requests where id = $1', [id])
  expect(await held()).toHaveLength(status === 'accepted' ? 1 : 0)
  expect(await told(asker, 'access_answered')).toHaveLength(1)
})

it('would be both if it read the state first and changed it later', async () => {
  const id = await asked()
  const together = barrier(2)
  const answerWithoutGuard = async (status: string) => {
    const [found] = await app.query('select status from access_requests where id = $1', [id])
    await together()
    if (found?.status !== 'open') return 'refused'
    await app.query('update access_requests set status = $2, answered_at = now() where id = $1', [id, status])
    return status
  }
  expect(await Promise.all([answerWithoutGuard('accepted'), answerWithoutGuard('declined')])).toEqual([
    'accepted',
    'declined',
  ])
})
