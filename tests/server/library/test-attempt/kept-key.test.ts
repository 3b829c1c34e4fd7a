import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnswerOption, BlockSubtype } from '../../../../schema/generated/types'
import type { Person } from '../../../build'
import { type Attempts, attempts, NOON, option, question } from './library'

let app: Attempts
let staff: Person
beforeAll(async () => {
  app = await attempts()
  staff = await app.person({ role: 'admin' })
})
beforeEach(() => app.services.clock.set(NOON))
afterAll(() => app.close())

const UPDATE = `mutation ($id: ID!, $assignment: Html, $answerOptions: [AnswerOptionInput!], $subtype: BlockSubtype, $metadata: BlockMetadataInput) {
  contentBlockUpdate(id: $id, assignment: $assignment, answerOptions: $answerOptions, subtype: $subtype, metadata: $metadata) { version answerOptions { id body correct } } }`

/** Options as an editor sends them. */
const options = (written: string): Omit<AnswerOption, 'position'>[] =>
  written.split(' ').map((each, at) => {
    const { position: _, ...rest } = option(each, at)
    return rest
  })

/** A question, and what changes it: `refused` answers the field at fault, or null. */
async function questionOf(subtype: BlockSubtype, written: string, more = {}) {
  const place = await app.opened([question(subtype, written, more)])
  const [id] = place.blockIds
  return {
    ...place,
    id,
    async refused(values: object): Promise<string | null> {
      const { errors } = await app.send(UPDATE, { id, ...values }, staff)
      return errors ? `${errors[0]?.extensions.code} ${errors[0]?.extensions.field}` : null
    },
  }
}
const asked = async (id: string | undefined) =>
  (await app.send('query ($id: ID!) { contentBlock(id: $id) { asked } }', { id }, staff)).data.contentBlock.asked
const KEPT = 'CONFLICT answerOptions'

describe('what counts as right in a question', () => {
  it('may change until somebody is asked it, and then stays', async () => {
    const { id, bundleId, refused } = await questionOf('single_best_answer', 'a *b c')
    expect(await refused({ answerOptions: options('*a b c') })).toBeNull()
    expect(await asked(id)).toBe(false)
    await app.start({ bundleId })
    expect(await asked(id)).toBe(true)
    expect(await refused({ answerOptions: options('a *b c') })).toBe(KEPT)
    expect(await refused({ answerOptions: options('*a b') })).toBe(KEPT)
    expect(await refused({ subtype: 'true_false', answerOptions: options('*a b') })).toBe(KEPT)
  })

  it('stays while its words, reasons and order change', async () => {
    const { bundleId, refused } = await questionOf('single_best_answer', 'a *b c')
    await app.start({ bundleId })
    const worded = options('c a *b').map((each) => ({
      ...each,
      body: `<p>${each.id}, put better</p>`,
      feedback: 'Why',
    }))
    expect(await refused({ assignment: '<p>Which one is it?</p>', answerOptions: worded })).toBeNull()
  })

  it.each([
    ['multiple_response', '*a *b c', { answerOptions: options('*a b c') }, {}],
    ['ordering', 'a b c', { answerOptions: options('b a c') }, {}],
    ['matching', 'a=x b=y', { answerOptions: options('a=y b=x') }, {}],
    ['short_answer', '*estoppel', { answerOptions: options('*waiver') }, {}],
    ['numeric', '*14', { metadata: { tolerance: 2 } }, { metadata: { tolerance: 0 } }],
    [
      'cloze',
      '',
      { assignment: '<p>{{c1::Consent}} is asked.</p>' },
      { assignment: '<p>{{c1::Notice}} is asked.</p>' },
    ],
  ] as const)('stays in a question of the kind %s', async (subtype, written, change, more) => {
    const { bundleId, refused } = await questionOf(subtype, written, more)
    await app.start({ bundleId })
    expect(await refused(change)).toBe(KEPT)
  })

  it('stays in a text with gaps while the words around them and the hints change', async () => {
    const { bundleId, refused } = await questionOf('cloze', '', {
      assignment: '<p>{{c1::Notice::8 days}} is asked.</p>',
    })
    await app.start({ bundleId })
    expect(await refused({ assignment: '<p>What is asked: {{c1::Notice::a week}}.</p>' })).toBeNull()
  })
})
