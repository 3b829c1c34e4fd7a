import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../../build'

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

const kept = 'meta contactStatus followUp'
const none = { meta: null, contactStatus: null, followUp: null }
async function keptOf({ id }: Person, who: Person) {
  const { data } = await app.send(`query($id: ID!) { user(id: $id) { ${kept} } }`, { id }, who)
  return data.user
}
async function noted(person: Person) {
  await app.services.database.query({
    text: `update users set meta = '"WORDS"', contact_status = 'do_not_contact', follow_up = '2026-12-01T10:00:00Z' where id = $1`,
    values: [person.id],
  })
  return person
}

describe('what staff keep of a person', () => {
  it('is read by no query of the person, whatever they may read of others', async () => {
    const people = [
      await noted(await app.person()),
      await noted(await app.person({ abilities: ['view_all_users', 'manage_users'] })),
      await noted(await app.person({ role: 'admin' })),
    ]
    for (const person of people) {
      expect((await app.send(`{ currentUser { ${kept} } }`, {}, person)).data.currentUser).toEqual(none)
      expect(await keptOf(person, person)).toEqual(none)
      expect(JSON.stringify(await app.send('{ userExport }', {}, person))).not.toContain('WORDS')
    }
  })

  it('is read by colleagues', async () => {
    const person = await noted(await app.person({ role: 'admin' }))
    const colleague = await app.person({ abilities: ['view_all_users'] })
    expect(await keptOf(person, colleague)).toMatchObject({ contactStatus: 'do_not_contact' })
  })
})
