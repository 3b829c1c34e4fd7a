import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../../build'

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

const keep = (who: Person, name: string, value: unknown) =>
  app.send(
    'mutation($name: KeptName!, $value: JSON!) { keptValueUpdate(name: $name, value: $value) { name value } }',
    { name, value },
    who,
  )
const kept = async (who: Person) => (await app.send('{ keptValues { name value } }', {}, who)).data.keptValues

describe('a kept value', () => {
  it('takes the place of the one before, for its person alone, on every device', async () => {
    const [who, other] = [await app.person(), await app.person()]
    await keep(who, 'tour', { step: 1, taken: false })
    await keep(who, 'tour', { step: 4, taken: true })
    await keep(who, 'comment_bank', { Listening: ['Let the client finish.'] })
    expect(await kept(await app.again(who))).toEqual([
      { name: 'tour', value: { step: 4, taken: true } },
      { name: 'comment_bank', value: { Listening: ['Let the client finish.'] } },
    ])
    expect(await kept(other)).toEqual([])
  })

  it('that is too large is refused, and the one before stays', async () => {
    const who = await app.person()
    await keep(who, 'tour', { step: 1 })
    expect((await keep(who, 'tour', 'x'.repeat(300_000))).errors?.[0]?.extensions.code).toBe('VALIDATION')
    expect((await keep(who, 'anything', {})).errors).toBeDefined()
    expect(await kept(who)).toEqual([{ name: 'tour', value: { step: 1 } }])
  })
})
