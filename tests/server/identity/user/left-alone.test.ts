import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../../build'

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

const ways = 'email address zoomId linkedIn skype'
const hidden = { email: null, address: null, zoomId: null, linkedIn: null, skype: null }

/** Somebody who has asked to be left alone. */
async function leftAlone() {
  const person = await app.person({ firstName: 'Marigold' })
  await app.services.database.query({
    text: `update users set contact_status = 'do_not_contact', skype = 'quiet', linked_in = 'in/quiet' where id = $1`,
    values: [person.id],
  })
  return person
}
const read = async ({ id }: Person, who: Person) =>
  (await app.send(`query($id: ID!) { user(id: $id) { fullName ${ways} contactStatus } }`, { id }, who)).data.user

describe('who is not to be contacted', () => {
  it('has no address for staff who see all people, in their record, in lists and in searches', async () => {
    const person = await leftAlone()
    const staff = await app.person({ abilities: ['view_all_users'] })
    expect(await read(person, staff)).toMatchObject({ ...hidden, contactStatus: 'do_not_contact' })
    const { data } = await app.send(
      `query($email: String) { users(search: "Marigold") { entries { id ${ways} } } found: users(search: $email) { entries { id } } }`,
      { email: person.email },
      staff,
    )
    expect(data.users.entries).toContainEqual({ id: person.id, ...hidden })
    expect(data.found.entries).toEqual([])
  })

  it('has one for those who administer the account, and for themselves', async () => {
    const person = await leftAlone()
    const staff = await app.person({ abilities: ['view_all_users', 'manage_users'] })
    expect(await read(person, staff)).toMatchObject({ email: person.email, skype: 'quiet' })
    const own = await app.send(`{ currentUser { ${ways} } }`, {}, person)
    expect(own.data.currentUser).toMatchObject({ email: person.email, skype: 'quiet', linkedIn: 'in/quiet' })
  })

  it('is the exception: the addresses of others are read as before', async () => {
    const person = await app.person()
    const staff = await app.person({ abilities: ['view_all_users'] })
    expect(await read(person, staff)).toMatchObject({ email: person.email })
  })
})
