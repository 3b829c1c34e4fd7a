import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { write } from '../../../../server/kernel/write/write'
import { openedPermission } from '../../../../server/library/bundle/opened'
import type { Person } from '../../../build'
import { school } from '../../../factories'
import { BLOCKS, BUY, codes, type Library, library, type MadeBundle, OPEN } from '../library'

let app: Library
beforeAll(async () => {
  app = await library()
})
afterAll(() => app.close())

const FIND = `query ($search: String, $scope: BundleScope) { bundles(search: $search, scope: $scope, pageSize: 100) { entries { id } } }`
const PERMIT =
  'mutation ($id: ID!, $status: LibraryPermissionStatus, $until: DateTime) { libraryPermissionUpdate(id: $id, status: $status, until: $until) { id } }'

const typesRead = async ({ contentId }: MadeBundle, who: Person) =>
  (await app.send(BLOCKS, { contentId }, who)).data.contentBlocks.map(({ type }: { type: string }) => type)

async function filled() {
  const bundle = await app.bundle({ accessDuration: 2, accessDurationUnit: 'day' })
  await app.card(bundle.contentId)
  await app.question(bundle.contentId)
  return bundle
}

describe('the content of a bundle', () => {
  it('is read from its first opening to its end, all but its questions', async () => {
    const student = await app.person()
    const bundle = await filled()
    expect(await typesRead(bundle, student)).toEqual([])
    const { id } = (await app.send(BUY, { bundleId: bundle.id }, student)).data.bundleBuy
    expect(await typesRead(bundle, student)).toEqual([])
    const { from, until } = (await app.send(OPEN, { bundleId: bundle.id }, student)).data.bundleOpen
    expect(Date.parse(until) - Date.parse(from)).toBe(2 * 86_400_000)
    expect(await typesRead(bundle, student)).toEqual(['flashcard'])
    await app.send(PERMIT, { id, status: 'paused' }, app.admin)
    expect(await typesRead(bundle, student)).toEqual([])
    expect(codes(await app.send(OPEN, { bundleId: bundle.id }, student))).toEqual(['CONFLICT'])
    await app.send(PERMIT, { id, status: 'active' }, app.admin)
    expect(await typesRead(bundle, student)).toEqual(['flashcard'])
    await app.at(new Date(Date.parse(until) + 1000))
    expect(await typesRead(bundle, await app.again(student))).toEqual([])
    await app.at(null)
  })

  it('is opened once: a second opening changes nothing', async () => {
    const student = await app.person()
    const bundle = await filled()
    await app.send(BUY, { bundleId: bundle.id }, student)
    const opened = await Promise.all([1, 2, 3].map(() => app.send(OPEN, { bundleId: bundle.id }, student)))
    expect(new Set(opened.map(({ data }) => data.bundleOpen.until)).size).toBe(1)
  })

  it('is opened for whoever began to open it before another opening did, and waited for that', async () => {
    const student = await app.person()
    const bundle = await filled()
    const { id } = (await app.send(BUY, { bundleId: bundle.id }, student)).data.bundleBuy
    const { clock, viewers } = app.services
    const viewer = (await viewers.fromToken(student.token)).viewer
    let openedByOther = () => {}
    const other = new Promise<void>((resolve) => (openedByOther = resolve))
    let waiting: Promise<unknown> = Promise.resolve()
    const begun = new Promise<Date>((resolve) => {
      waiting = write(app.services, async (writing) => {
        resolve(writing.now)
        await other
        return openedPermission(writing, { viewer, clock }, bundle.id)
      })
    })
    await app.at(new Date((await begun).getTime() + 1000))
    await app.send(OPEN, { bundleId: bundle.id }, student)
    openedByOther()
    expect(await waiting).toEqual({ id, status: 'active', hasBegun: true })
    await app.at(null)
  })

  it('is told with the reader’s own permission, which staff have none of beside all those they see', async () => {
    const student = await app.person()
    const { id } = await filled()
    const held = (await app.send(BUY, { bundleId: id }, student)).data.bundleBuy.id
    await app.send(BUY, { bundleId: id }, await app.person())
    const OWN = 'query ($id: ID!) { bundle(id: $id) { permission { id } permissions { id } } }'
    const own = async (who: Person) => (await app.send(OWN, { id }, who)).data.bundle
    expect(await own(student)).toEqual({ permission: { id: held }, permissions: [{ id: held }] })
    expect(await own(app.admin)).toEqual({ permission: null, permissions: [expect.anything(), expect.anything()] })
  })

  it('of a draft is read by nobody who was let in, only by its author and staff', async () => {
    const tutor = await app.person({ type: 'tutoringSolicitor' })
    const student = await app.person()
    const bundle = await app.bundle({ status: 'draft' })
    await app.card(bundle.contentId)
    await app.send(
      'mutation ($b: ID!, $u: ID!) { bundleAuthorCreate(bundleId: $b, userId: $u, royaltyAmount: 20) { id } }',
      { b: bundle.id, u: tutor.id },
      app.admin,
    )
    await app.send(
      'mutation ($b: ID!, $u: ID!) { libraryPermissionCreate(bundleId: $b, userId: $u, status: active) { id } }',
      { b: bundle.id, u: student.id },
      app.admin,
    )
    expect(await typesRead(bundle, student)).toEqual([])
    expect(await typesRead(bundle, tutor)).toEqual(['flashcard'])
    expect(await typesRead(bundle, app.admin)).toEqual(['flashcard'])
  })
})

describe('the search', () => {
  it('finds a bundle by its title, its description and the words of its cards and questions, but not by their answers', async () => {
    const bundle = await app.bundle({ title: 'Quasilegal matters' })
    await app.card(bundle.contentId, 'Promissory estoppels')
    await app.question(bundle.contentId, {
      assignment: '<p>A shipwright sues.</p>',
      answerOptions: [
        { body: 'Unguessable', correct: true, feedback: 'Reasonably' },
        { body: 'Other', correct: false },
      ],
    })
    const found = async (search: string) =>
      (await app.send(FIND, { search }, app.student)).data.bundles.entries.map(({ id }: { id: string }) => id)
    for (const search of ['quasilegal', 'estoppel', 'shipwrights', 'matter'])
      expect(await found(search)).toEqual([bundle.id])
    for (const search of ['unguessable', 'reasonably', 'nothing like it']) expect(await found(search)).toEqual([])
  })

  it('tells nothing of the order of words in what one has not opened, nor of what is not finished', async () => {
    const bundle = await app.bundle({ title: 'Untitled so far' })
    await app.card(bundle.contentId, 'A zebrawood chattel passes')
    await app.question(bundle.contentId, { assignment: '<p>Quagga</p>', answerOptions: [] })
    const found = async (search: string) =>
      (await app.send(FIND, { search }, app.student)).data.bundles.entries.map(({ id }: { id: string }) => id)
    const either = [await found('"zebrawood chattel"'), await found('"chattel zebrawood"')]
    expect(either).toEqual([[bundle.id], [bundle.id]])
    expect(await found('quagga')).toEqual([])
  })

  it('follows what is changed, taken out, brought back and removed', async () => {
    const bundle = await app.bundle({ title: 'Cross-examination' })
    const block = await app.card(bundle.contentId, 'A wyvern')
    const change = (text: string, id = block.id) => app.services.database.query({ text, values: [id] })
    const found = async (search: string) =>
      (await app.send(FIND, { search }, app.student)).data.bundles.entries.map(({ id }: { id: string }) => id)
    expect(await found('wyvern cross-examination')).toEqual([bundle.id])
    await change("update content_blocks set assignment = 'A basilisk' where id = $1")
    expect([await found('wyvern'), await found('basilisk')]).toEqual([[], [bundle.id]])
    await change("update bundles set title = 'Advocacy' where id = $1", bundle.id)
    expect([await found('cross-examination'), await found('advocacy basilisk')]).toEqual([[], [bundle.id]])
    await change('update content_blocks set voided_at = now() where id = $1')
    expect(await found('basilisk')).toEqual([])
    await change('update content_blocks set voided_at = null where id = $1')
    expect(await found('basilisk')).toEqual([bundle.id])
    await change('delete from content_blocks where id = $1')
    expect(await found('basilisk')).toEqual([])
  })

  it('finds a lecture by the titles of its chapters, slides and videos and by what is said in them, but not by the times of captions', async () => {
    const bundle = await app.bundle({ title: 'A lecture' })
    const run = (text: string) => app.services.database.query({ text, values: [bundle.id] })
    const found = async (search: string) =>
      (await app.send(FIND, { search }, app.student)).data.bundles.entries.map(({ id }: { id: string }) => id)
    await run(
      `insert into library_chapters (id, bundle_id, title, position) values (gen_random_uuid(), $1, 'Gryphons', 0)`,
    )
    await run(`insert into library_slides (id, bundle_id, title, meta) values (gen_random_uuid(), $1, 'Manticores',
      '{"seconds": 9, "transcript": "WEBVTT\\n\\n00:00.000 --> 00:02.000\\nThe hippogriff pays.", "alt": "A chimaera"}')`)
    await run(
      `insert into library_videos (id, bundle_id, title, captions) values (gen_random_uuid(), $1, 'Cockatrices', E'WEBVTT\\n\\n00:00.000 --> 00:09.000\\nA kelpie sues.')`,
    )
    for (const search of ['gryphon', 'manticore', 'hippogriff', 'chimaera', 'cockatrice', 'kelpies sue'])
      expect(await found(search), search).toEqual([bundle.id])
    for (const search of ['WEBVTT', '00.000']) expect(await found(search), search).toEqual([])
    await run(`update library_slides set title = 'Centaurs', meta = null where bundle_id = $1`)
    await run(`update library_videos set captions = null where bundle_id = $1`)
    await run('delete from library_chapters where bundle_id = $1')
    expect(await found('centaur')).toEqual([bundle.id])
    for (const search of ['gryphon', 'manticore', 'hippogriff', 'kelpie'])
      expect(await found(search), search).toEqual([])
  })

  it('goes on in a bundle with more words than can be kept', async () => {
    const bundle = await app.bundle({ title: 'Encyclopaedia' })
    await app.services.database.query({
      text: `insert into content_blocks (id, content_id, type, subtype, assignment, answer, position, complete)
        select gen_random_uuid(), $1, 'flashcard', 'basic', (select string_agg('w' || n || 'x' || m || repeat('y', 40), ' ') from generate_series(1, 500) m),
          'Back', n, true from generate_series(1, 100) n`,
      values: [bundle.contentId],
    })
    expect((await app.send(FIND, { search: 'w1' }, app.student)).errors).toBeUndefined()
    expect((await app.card(bundle.contentId, 'One more')).id).toBeTruthy()
  })

  it('leaves out what stands right behind a dash, but not what stands apart from one', async () => {
    const bundle = await app.bundle({ title: 'Jabberwock and bandersnatch' })
    const found = async (search: string) =>
      (await app.send(FIND, { search }, app.student)).data.bundles.entries.map(({ id }: { id: string }) => id)
    expect(await found('jabberwock -bandersnatch')).toEqual([])
    expect(await found('jabberwock - bandersnatch')).toEqual([bundle.id])
  })

  it('takes any text', async () => {
    const signs = ["'", '"', '\\', '(', ':*', '& | !', '%', '<b>', 'a'.repeat(100)]
    const dashes = ['-'.repeat(100), `${'-'.repeat(99)}a`, '- '.repeat(50), '-!'.repeat(50), '-('.repeat(50)]
    for (const search of [...signs, ...dashes])
      expect((await app.send(FIND, { search }, app.student)).errors, search).toBeUndefined()
  })
})

describe('paginatedBundles', () => {
  it('answers the rows between limit and offset, and how many there are', async () => {
    const all = (await app.send('{ bundles(pageSize: 100) { entries { id } } }', {}, app.admin)).data.bundles.entries
    const LIST =
      'query ($limit: Int, $offset: Int) { paginatedBundles(limit: $limit, offset: $offset) { items { id } total } }'
    for (const [limit, offset] of [
      [2, 0],
      [2, 1],
      [3, 2],
      [4, 5],
      [5, 100],
    ] as const) {
      const { items, total } = (await app.send(LIST, { limit, offset }, app.admin)).data.paginatedBundles
      expect(items).toEqual(all.slice(offset, offset + limit))
      expect(total).toBe(all.length)
    }
    expect(codes(await app.send(LIST, { limit: 0 }, app.admin))).toEqual(['VALIDATION limit'])
    expect(codes(await app.send(LIST, { offset: -1 }, app.admin))).toEqual(['VALIDATION offset'])
  })
})

it('a bundle that teaches the skills of a type of session is found by it; its author says so', async () => {
  const { typeId } = await school(app)
  const tutor = await app.person({ type: 'tutoringSolicitor' })
  const { categoryId } = app
  const make = `mutation ($categoryId: ID!, $sessionTypeId: ID) { bundleCreate(categoryId: $categoryId, title: "Skills", sessionTypeId: $sessionTypeId) { id sessionType { id } } }`
  const made = (await app.send(make, { categoryId, sessionTypeId: typeId }, tutor)).data.bundleCreate
  expect(made.sessionType).toEqual({ id: typeId })
  expect(codes(await app.send(make, { categoryId, sessionTypeId: made.id }, tutor))).toEqual(['CONFLICT'])
  const found = await app.send(
    'query ($typeId: ID) { bundles(sessionTypeId: $typeId) { entries { id } } }',
    { typeId },
    app.admin,
  )
  expect(found.data.bundles.entries).toEqual([{ id: made.id }])
})
