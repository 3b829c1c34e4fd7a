import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../../server/kernel/database/columns'
import { bundleAuthors } from '../../../../server/library/bundle-author/table'
import type { Person } from '../../../build'
import { BLOCK, BUY, codes, type Library, library, type MadeBundle, OPEN } from '../../library/library'

const MEDIA = 'mutation ($file: Upload!) { mediaCreate(file: $file) { id kind contentType } }'
const TEXTS =
  'query ($id: ID!) { contentBlock(id: $id) { assignment answer feedback answerOptions { body feedback } version } }'
const CHANGE = `mutation ($id: ID!, $assignment: Html, $answerOptions: [AnswerOptionInput!], $feedback: Html) {
  contentBlockUpdate(id: $id, assignment: $assignment, answerOptions: $answerOptions, feedback: $feedback) { id assignment complete } }`
const START = `mutation ($bundleId: ID!) { testAttemptStart(bundleId: $bundleId, mode: exam)
  { id questions { assignment options { body } outcome { feedback } } } }`
const SUBMIT =
  'mutation ($id: ID!) { testAttemptSubmit(id: $id) { questions { assignment outcome { feedback reasons { feedback } } } } }'
const SHOW = 'query ($id: ID!) { testAttempt(id: $id) { questions { assignment } } }'

let app: Library
let picture: Buffer
let author: Person
let stranger: Person
beforeAll(async () => {
  app = await library()
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#1d4289' } })
    .webp()
    .toBuffer()
  author = await app.person({ type: 'tutoringSolicitor' })
  stranger = await app.person({ type: 'tutoringSolicitor' })
})
afterAll(() => app.close())

async function uploaded(person: Person, name = 'title.webp', content = picture): Promise<string> {
  const { data } = await app.upload(MEDIA, {}, { name, type: 'image/webp', content }, person)
  return data.mediaCreate.id
}
const shows = (id: string, alt = 'The title register') => `<p>Read it.</p><img src="/files/${id}" alt="${alt}" />`

/** A bundle that the author writes. */
async function written(values: object = {}): Promise<MadeBundle> {
  const bundle = await app.bundle(values)
  await write(bundle, author)
  return bundle
}
const write = ({ id: bundleId }: MadeBundle, { id: userId }: Person) =>
  app.services.database.orm.insert(bundleAuthors).values({ bundleId, userId })

const text = (contentId: string, assignment: string, person = author) =>
  app.send(BLOCK, { contentId, type: 'text', subtype: 'rich_text', assignment }, person)
const kept = async (id: string, person = author) => (await app.send(TEXTS, { id }, person)).data.contentBlock
const linkIn = (html: string | null) => /<img src="([^"]+)"/.exec(html ?? '')?.[1]?.replaceAll('&amp;', '&') ?? ''
const fetched = async (url: string) => (await app.server.inject({ url })).statusCode
const opened = async ({ id: bundleId }: MadeBundle, person: Person) => {
  await app.send(BUY, { bundleId, price: 0 }, person)
  await app.send(OPEN, { bundleId }, person)
}

describe('a picture in a text', () => {
  it('is kept without the link of its writer, and shown to each reader by a link of their own', async () => {
    const bundle = await written()
    const id = await uploaded(author)
    const { data } = await text(bundle.contentId, shows(`${id}?link=of-somebody`))
    const blockId = data.contentBlockCreate.id
    const { rows } = await app.services.database.query({
      text: 'select assignment from content_blocks where id = $1',
      values: [blockId],
    })
    expect(rows).toEqual([{ assignment: shows(id) }])

    await opened(bundle, app.student)
    const [own, theirs] = [await kept(blockId), await kept(blockId, app.student)]
    expect(own.assignment).toMatch(new RegExp(`<img src="/files/${id}\\?link=[\\w.-]+" alt="The title register" />`))
    expect(linkIn(theirs.assignment)).not.toBe(linkIn(own.assignment))
    const { statusCode, headers } = await app.server.inject({ url: linkIn(theirs.assignment) })
    expect({ statusCode, type: headers['content-type'] }).toEqual({ statusCode: 200, type: 'image/webp' })
    expect(headers['content-disposition']).toMatch(/^inline;/)
  })

  it('is not fetched without a link, with the link of another file, nor when the access is over', async () => {
    const bundle = await written()
    const id = await uploaded(author)
    const { data } = await text(bundle.contentId, shows(id))
    const reader = await app.person()
    await opened(bundle, reader)
    const link = linkIn((await kept(data.contentBlockCreate.id, reader)).assignment)
    expect(await fetched(link)).toBe(200)
    expect(await fetched(`/files/${id}`)).toBe(404)
    expect(await fetched(link.replace(id, await uploaded(author)))).toBe(404)
    await app.services.database.query({
      text: `update library_permissions set status = 'revoked' where bundle_id = $1 and user_id = $2`,
      values: [bundle.id, reader.id],
    })
    expect(await fetched(link)).toBe(404)
  })

  it('is no way to the file of somebody else', async () => {
    const bundle = await written()
    const id = await uploaded(stranger)
    expect(codes(await text(bundle.contentId, shows(id)))).toEqual(['VALIDATION assignment'])
    expect(codes(await text(bundle.contentId, shows(newId())))).toEqual(['VALIDATION assignment'])
    const { data } = await text(bundle.contentId, '<p>Read it.</p>')
    const block = data.contentBlockCreate.id
    const options = [{ body: shows(id), correct: true }]
    expect(codes(await app.send(CHANGE, { id: block, feedback: shows(id) }, author))).toEqual(['VALIDATION feedback'])
    const asked = await app.send(
      BLOCK,
      { contentId: bundle.contentId, type: 'question', subtype: 'short_answer', answerOptions: options },
      author,
    )
    expect(codes(asked)).toEqual(['VALIDATION answerOptions'])
    // The block of another content that shows it is no reason either.
    const theirs = await app.bundle()
    await write(theirs, stranger)
    await text(theirs.contentId, shows(id), stranger)
    expect(codes(await text(bundle.contentId, shows(id)))).toEqual(['VALIDATION assignment'])
  })

  it('is a picture, no document', async () => {
    const bundle = await written()
    const { data } = await app.upload(
      MEDIA,
      {},
      { name: 'a.txt', type: 'text/plain', content: Buffer.from('Words.') },
      author,
    )
    expect(codes(await text(bundle.contentId, shows(data.mediaCreate.id)))).toEqual(['VALIDATION assignment'])
  })

  it('can be written into another block by whoever writes the bundle too', async () => {
    const bundle = await written()
    const other = await app.person({ type: 'tutoringSolicitor' })
    await write(bundle, other)
    const id = await uploaded(author)
    const { data } = await text(bundle.contentId, shows(id))
    expect((await text(bundle.contentId, shows(id), other)).errors).toBeUndefined()
    const changed = await app.send(
      CHANGE,
      { id: data.contentBlockCreate.id, assignment: shows(id, 'New words') },
      other,
    )
    expect(changed.data.contentBlockUpdate.assignment).toContain('alt="New words"')
  })

  it.each([
    ['of another site', '<img src="https://evil.example/pixel.png" alt="x">'],
    ['of another site without a scheme', '<img src="//evil.example/files/0" alt="x">'],
    ['that is data', '<img src="data:image/png;base64,AAAA" alt="x">'],
    ['on another path', '<img src="/files/../graphql" alt="x">'],
    ['without an address', '<img alt="x">'],
  ])('is dropped %s', async (_, html) => {
    const bundle = await written()
    const { data } = await text(bundle.contentId, `<p>Read it.</p>${html}`)
    expect((await kept(data.contentBlockCreate.id)).assignment).toBe('<p>Read it.</p>')
  })

  it('is dropped without words in its place, and keeps nothing but its file and its words', async () => {
    const bundle = await written()
    const id = await uploaded(author)
    for (const alt of ['', 'alt', 'alt=" "']) {
      const { data } = await text(bundle.contentId, `<p>Read it.</p><img src="/files/${id}" ${alt}>`)
      expect((await kept(data.contentBlockCreate.id)).assignment).toBe('<p>Read it.</p>')
    }
    const armed = `<img src="/files/${id}" alt='a" onerror="x() {{c1::gap}} <b>' onerror="x()" style="x" srcset="//evil.example" title="t">`
    const { data } = await text(bundle.contentId, armed)
    const { rows } = await app.services.database.query({
      text: 'select assignment from content_blocks where id = $1',
      values: [data.contentBlockCreate.id],
    })
    expect(rows[0]?.assignment).toBe(`<img src="/files/${id}" alt="a&quot; onerror=&quot;x() c1:gap b" />`)
  })

  it('is enough for a text to be finished', async () => {
    const bundle = await written()
    const { data } = await text(bundle.contentId, `<img src="/files/${await uploaded(author)}" alt="A deed" />`)
    expect(data.contentBlockCreate.complete).toBe(true)
  })

  it('goes when nothing shows it any more, a day after it came', async () => {
    const bundle = await written()
    const id = await uploaded(author)
    const { data } = await text(bundle.contentId, shows(id))
    const file = { text: 'select count(*)::int as count from block_pictures where file_id = $1', values: [id] }
    expect((await app.services.database.query(file)).rows).toEqual([{ count: 1 }])
    await app.send(CHANGE, { id: data.contentBlockCreate.id, assignment: '<p>Gone.</p>' }, author)
    expect((await app.services.database.query(file)).rows).toEqual([{ count: 0 }])
    // Taking it away can be taken back.
    const back = await app.send(CHANGE, { id: data.contentBlockCreate.id, assignment: shows(id) }, author)
    expect(back.errors).toBeUndefined()
  })

  it('stands in no other rich text', async () => {
    const id = await uploaded(app.admin)
    const bundle = await app.bundle()
    const { data } = await app.send(
      'mutation ($id: ID!, $c: ID!, $d: Html) { bundleUpdate(id: $id, categoryId: $c, title: "T", description: $d) { description } }',
      { id: bundle.id, c: app.categoryId, d: shows(id) },
      app.admin,
    )
    expect(data.bundleUpdate.description).toBe('<p>Read it.</p>')
  })
})

describe('a picture in a question', () => {
  const asked = async () => {
    const bundle = await written({ type: 'test', feedbackShow: 'after_submit' })
    const [question, reason] = [await uploaded(author), await uploaded(author)]
    const { data } = await app.send(
      BLOCK,
      {
        contentId: bundle.contentId,
        type: 'question',
        subtype: 'single_best_answer',
        assignment: shows(question),
        answerOptions: ['one', 'two'].map((body, at) => ({
          body,
          correct: at === 0,
          feedback: at ? null : shows(reason),
        })),
        feedback: shows(reason),
      },
      author,
    )
    return { bundle, question, reason, blockId: data.contentBlockCreate.id as string }
  }

  it('is fetched by those who are asked it, and that of a reason once the reason is shown', async () => {
    const { bundle, reason } = await asked()
    const person = await app.person()
    await opened(bundle, person)
    const { data } = await app.send(START, { bundleId: bundle.id }, person)
    const [shown] = data.testAttemptStart.questions
    expect(await fetched(linkIn(shown.assignment))).toBe(200)
    expect(JSON.stringify(data)).not.toContain(reason)
    const over = await app.send(SUBMIT, { id: data.testAttemptStart.id }, person)
    const [result] = over.data.testAttemptSubmit.questions
    expect(await fetched(linkIn(result.outcome.feedback))).toBe(200)
    expect(
      await fetched(linkIn(result.outcome.reasons.find((each: { feedback: string | null }) => each.feedback).feedback)),
    ).toBe(200)

    // Staff who look at the results see it; whoever was not asked it does not.
    const staff = await app.person({ abilities: ['view_all_users'] })
    const seen = await app.send(SHOW, { id: data.testAttemptStart.id }, staff)
    expect(await fetched(linkIn(seen.data.testAttempt.questions[0].assignment))).toBe(200)
  })

  it('is not fetched by whoever has the bundle and was not asked it, nor by another author', async () => {
    const { bundle, question, blockId } = await asked()
    const link = linkIn((await kept(blockId)).assignment)
    expect(await fetched(link)).toBe(200)
    const person = await app.person()
    await opened(bundle, person)
    const other = await written()
    const elsewhere = await uploaded(author)
    await text(other.contentId, shows(elsewhere))
    await opened(other, person)
    for (const reader of [person, stranger]) {
      // A link that was made for them, as if the server had shown it.
      const url = app.services.pictures.address(question, { ...app.services, signInId: reader.signInId } as never) ?? ''
      expect(await fetched(url)).toBe(404)
    }
  })
})
