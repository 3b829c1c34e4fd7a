import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type TestApp } from '../../build'
import { explored } from '../../explored'
import { narrowedFor, seenBy } from './canaries/ask'
import { people, plantMarks, plantPersonal, type Seed } from './canaries/plant'

const RELATIONS = explored ? 5 : 3
const canary: Seed = { word: 'canary', number: 42, order: 'asc' }
const changed: Seed = { word: 'changed', number: 43, order: 'desc' }
const words = [canary, changed].flatMap(({ word }) => [word, `${word}-name`, `${word}-mail`, `${word}-address`])

/** The planted words of one person alone, and those that markers see too. The numbers and days follow below. */
const ofPerson = ['mail', 'address', 'google', 'zoom', 'linked', 'skype', 'meta', 'role', 'note', 'bill', 'exception']
const ofMarks = ['tutor', 'answer', 'criterion', 'name', 'internal', 'review', 'mark', 'event', 'draft', 'file']
/** The given amount and the balance after it, the discount, the limit, an instant, a day. */
const ofPersonToo = ['777111', '803111', '42.4242', '42011', '2042-05-06', '2042-06-07', '2042-07-08']
const ofMarksToo = ['4.0421', '2042-01-02']

const wordsOf = (names: string[]) => names.map((each) => `${canary.word}-${each}`)
const personal = [...wordsOf(ofPerson), ...ofPersonToo]
const any = [...personal, ...wordsOf(ofMarks), ...ofMarksToo]
const found = (text: string, canaries: string[]) => canaries.filter((each) => text.includes(each))

let app: TestApp
let all: Awaited<ReturnType<typeof people>>
beforeAll(async () => {
  app = await build()
  all = await people(app)
}, 120_000)
afterAll(() => app.close())

/** People who may see nothing that is planted. */
const outside = ['nobody', 'stranger', 'candidate', 'learner'] as const

describe('private data', { timeout: 300_000 }, () => {
  beforeAll(async () => {
    await plantPersonal(app, all.victim, canary)
    await plantMarks(app, canary)
  })

  it.each(outside)(`reaches %s by no query, ${RELATIONS} relations deep`, async (who) => {
    const seen = await seenBy(app, all[who], all.victim, RELATIONS)
    expect(found(seen, any)).toEqual([])
    if (who === 'candidate') expect(seen).toContain('Advise the client.')
  })

  it('is found by the same search where it may be seen: all of it by its person and an admin', async () => {
    const admin = await app.person({ role: 'admin' })
    const seen = [await seenBy(app, all.victim, all.victim, 1), await seenBy(app, admin, all.victim, 1)]
    expect(found(seen.join(), any)).toEqual(any)
  })

  it('reaches a marker where it is for markers, but no other person’s own data', async () => {
    const seen = await seenBy(app, all.marker, all.victim, RELATIONS)
    expect(found(seen, any)).toEqual(expect.arrayContaining(wordsOf(ofMarks)))
    expect(found(seen, personal)).toEqual([])
  })

  // A query that compared private data for them would answer other rows, another order or another count after the second planting.
  it('changes none of the others’ answers, however they narrow, search, sort and count', async () => {
    const asked = { words, from: app.services.clock.now() }
    const before = new Map(
      await Promise.all(
        [...outside, 'marker' as const].map(async (who) => [who, await narrowedFor(app, all[who], asked)] as const),
      ),
    )
    const differences = async (who: keyof typeof all) => {
      const now = await narrowedFor(app, all[who], asked)
      const earlier = [...(before.get(who as 'marker') ?? [])]
      return earlier.flatMap(([question, answer]) => (now.get(question) === answer ? [] : [`${who}: ${question}`]))
    }

    await plantPersonal(app, all.victim, changed)
    expect(await differences('marker')).toEqual([])
    await plantMarks(app, changed)
    for (const who of outside) expect(await differences(who)).toEqual([])
    expect(await differences('marker')).not.toEqual([])
  })
})
