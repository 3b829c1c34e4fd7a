import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Ability } from '../../../../access/viewer'
import { build, type Person, type TestApp } from '../../../build'
import { loadCountries } from '../../../factories'
import { listen, live, phone, until } from '../../kernel/realtime/clients'
import { beginAs, viewAs } from './viewing-as'

let app: TestApp
let address: string
beforeAll(async () => {
  app = await build()
  await loadCountries(app)
  address = await listen(app)
})
afterEach(() => app.at(null))
afterAll(() => app.close())

const staffWith = (...abilities: Ability[]) => app.person({ abilities: ['view_as_user', ...abilities] })
const me = async (who: Person) => {
  const { data, errors } = await app.send('{ currentUser { id email } }', {}, who)
  return errors ? errors[0]?.extensions.code : data.currentUser.id
}
const codeOf = async (answer: ReturnType<typeof app.send>) => (await answer).errors?.[0]?.extensions.code
const read = async (text: string, values: unknown[] = []) => (await app.services.database.query({ text, values })).rows
const take = async (text: string, id: string) => {
  await app.services.database.query({ text, values: [id] })
  app.services.bus.publish('change', { type: 'User', id, kind: 'updated' })
}

describe('viewing as a person', () => {
  it('shows what the person sees, and changes neither when they were last seen nor who is online', async () => {
    const [staff, person] = [await staffWith(), await app.person()]
    const before = await read('select last_seen_at from users where id = $1', [person.id])
    const viewing = await viewAs(app, staff, person)
    expect(await me(viewing)).toBe(person.id)
    expect(await me(staff)).toBe(staff.id)
    const { data } = await app.send('{ wallet { balance } notifications { entries { id } } }', {}, viewing)
    expect(data.wallet.balance).toBe(0)
    expect(await read('select last_seen_at from users where id = $1', [person.id])).toEqual(before)
    const channel = phone(address, viewing)
    await until(() => channel.closed.length)
    expect(channel.closed[0]?.code).toBe(1008)
    channel.socket.disconnect()
  })

  it('does not live again when a right that it needs was taken and is given back', async () => {
    const [staff, person] = [await staffWith(), await app.person()]
    const roleIds = await read('select role_id from user_roles where user_id = $1', [staff.id])
    const roleId = String(roleIds[0]?.role_id)
    const turn = async (...texts: [string, unknown[]][]) => {
      const viewing = await viewAs(app, staff, person)
      expect(await me(viewing)).toBe(person.id)
      for (const [text, values] of texts) await app.services.database.query({ text, values })
      app.services.bus.publish('change', { type: 'Role', id: roleId, kind: 'updated' })
      expect(await me(viewing)).toBe('UNAUTHENTICATED')
    }
    const abilities = (list: string[]): [string, unknown[]] => [
      'update roles set abilities = $2 where id = $1',
      [roleId, JSON.stringify(list)],
    ]
    await turn(abilities([]), abilities(['view_as_user']))
    await turn(
      ['delete from user_roles where user_id = $1', [staff.id]],
      ['insert into user_roles (user_id, role_id) values ($1, $2)', [staff.id, roleId]],
    )
    await turn(
      ['update users set disabled_at = now() where id = $1', [person.id]],
      ['update users set disabled_at = null where id = $1', [person.id]],
    )
    await turn(
      ["update users set role = 'admin' where id = $1", [person.id]],
      ["update users set role = 'user' where id = $1", [person.id]],
    )
  })

  it('is for nobody without the ability, and of nobody with more rights, of another kind, or not there', async () => {
    const staff = await staffWith('manage_sessions')
    const code = (person: Pick<Person, 'id'>, who = staff) => codeOf(beginAs(app, who, person))
    expect(await code(await app.person(), await app.person({ abilities: ['manage_users'] }))).toBe('FORBIDDEN')
    expect(await code(staff)).toBe('FORBIDDEN')
    expect(await code(await app.person({ abilities: ['manage_billing'] }))).toBe('FORBIDDEN')
    expect(await code(await app.person({ role: 'supervisor' }))).toBe('FORBIDDEN')
    expect(await code(await app.person({ abilities: ['manage_sessions'] }))).toBeUndefined()
    expect(await code(await app.person({ confirmed: false }))).toBe('CONFLICT')
    const disabled = await app.person()
    await take('update users set disabled_at = now() where id = $1', disabled.id)
    expect(await code(disabled)).toBe('CONFLICT')
    expect(await code({ id: '0190a0a0-0000-7000-8000-000000000000' })).toBe('NOT_FOUND')
  })

  it('cannot begin another from within, whoever the person is', async () => {
    const [admin, staff, person] = [await app.person({ role: 'admin' }), await staffWith(), await app.person()]
    const viewing = await viewAs(app, admin, staff)
    expect(await codeOf(beginAs(app, viewing, person))).toBe('FORBIDDEN')
  })

  it('ends after ten minutes, for sockets too', async () => {
    const start = new Date('2026-11-23T10:00:00.000Z')
    await app.at(start)
    const [staff, person] = [await staffWith(), await app.person()]
    const viewing = await viewAs(app, staff, person)
    const socket = live(address, viewing)
    await socket.subscribe('subscription { walletUpdated { id } }')
    await app.at(new Date(start.getTime() + 9 * 60_000))
    expect(await me(viewing)).toBe(person.id)
    await app.at(new Date(start.getTime() + 10 * 60_000))
    expect(await me(viewing)).toBe('UNAUTHENTICATED')
    const late = live(address, viewing)
    await until(() => late.closed.length)
    expect(late.closed[0]?.code).toBe(4401)
    await Promise.all([socket, late].map(({ client }) => client.dispose()))
  })

  it.each([
    [
      'staff sign out there',
      (staff: Person) => app.send('mutation($id: ID!) { deviceEnd(id: $id) { id } }', { id: staff.signInId }, staff),
    ],
    ['staff lose the ability', (staff: Person) => take('delete from user_roles where user_id = $1', staff.id)],
    [
      'staff are disabled',
      async (staff: Person) =>
        app.send(
          'mutation($id: ID!) { userDisable(id: $id) { id } }',
          { id: staff.id },
          await app.person({ role: 'admin' }),
        ),
    ],
    [
      'the person is disabled',
      async (_staff: Person, person: Person) =>
        app.send(
          'mutation($id: ID!) { userDisable(id: $id) { id } }',
          { id: person.id },
          await app.person({ role: 'admin' }),
        ),
    ],
    [
      'the person rises above the staff',
      (_staff: Person, person: Person) => take("update users set role = 'supervisor' where id = $1", person.id),
    ],
  ])('ends at once when %s, and hears of nothing after it', async (_when, happens) => {
    const [staff, person] = [await staffWith(), await app.person()]
    const viewing = await viewAs(app, staff, person)
    expect(await me(viewing)).toBe(person.id)
    const socket = live(address, viewing)
    const feed = await socket.subscribe('subscription($id: ID) { userUpdated(id: $id) { nickname } }', {
      id: person.id,
    })
    await happens(staff, person)
    expect(await me(viewing)).toBe('UNAUTHENTICATED')
    app.services.bus.publish('change', { type: 'User', id: person.id, kind: 'updated' })
    await until(() => socket.closed.length)
    expect(feed.messages).toEqual([])
    await socket.client.dispose()
  })

  it('stays when the person signs out of one of their devices, and its end leaves theirs alone', async () => {
    const [staff, person] = [await staffWith(), await app.person()]
    const viewing = await viewAs(app, staff, person)
    const phone = await app.again(person)
    await app.send('mutation($id: ID!) { deviceEnd(id: $id) { id } }', { id: phone.signInId }, person)
    expect(await me(viewing)).toBe(person.id)
    const { data } = await app.send('mutation { viewingEnd { id } }', {}, viewing)
    expect(data.viewingEnd.id).toBe(viewing.signInId)
    expect([await me(viewing), await me(person), await me(staff)]).toEqual(['UNAUTHENTICATED', person.id, staff.id])
    expect(await codeOf(app.send('mutation { viewingEnd { id } }', {}, staff))).toBe('NOT_FOUND')
  })

  it('cannot be made longer: a socket takes no newer token from it or for it', async () => {
    const [staff, person] = [await staffWith(), await app.person()]
    const [first, second] = [await viewAs(app, staff, person), await viewAs(app, staff, person)]
    for (const [opened, offered] of [
      [first, second],
      [person, second],
      [first, person],
    ] as const) {
      const socket = live(address, opened)
      await socket.subscribe('subscription { walletUpdated { id } }')
      socket.raw(JSON.stringify({ type: 'ping', payload: { token: offered.token } }))
      await until(() => socket.closed.length)
      expect(socket.closed[0]?.code).toBe(4401)
      await socket.client.dispose()
    }
  })

  it('is what the server remembers, whatever a token says', async () => {
    const [staff, person] = [await staffWith(), await app.person()]
    const viewing = await viewAs(app, staff, person)
    const claims = { id: person.id, role: 'user', type: 'aspiringSolicitor', abilities: [], disabledAt: null }
    const sign = (more: { sid: string; viewedBy?: string }) => ({
      ...person,
      token: app.services.tokens.sign({ ...claims, ...more }).token,
    })
    expect(await me(sign({ sid: viewing.signInId }))).toBe('UNAUTHENTICATED')
    expect(await me(sign({ sid: person.signInId, viewedBy: staff.id }))).toBe('UNAUTHENTICATED')
    const elsewhere = sign({ sid: viewing.signInId, viewedBy: person.id })
    expect(await codeOf(app.send('mutation { notificationsRead { unread } }', {}, elsewhere))).toBe('FORBIDDEN')
  })

  it('opens the person’s documents by links that end with it', async () => {
    const [staff, person] = [await staffWith(), await app.person()]
    const content = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#bf4f22' } })
      .png()
      .toBuffer()
    const update = 'mutation($id: ID!, $file: Upload) { userUpdate(id: $id, avatar: $file) { id } }'
    const picture = { name: 'me.png', type: 'image/png', content }
    await app.upload(update, { id: person.id }, picture, person)
    const viewing = await viewAs(app, staff, person)
    expect((await app.upload(update, { id: person.id }, picture, viewing)).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    )
    const { data } = await app.send('{ currentUser { avatar } }', {}, viewing)
    const status = async () => (await app.server.inject({ url: data.currentUser.avatar })).statusCode
    expect(await status()).toBe(200)
    await app.send('mutation { viewingEnd { id } }', {}, viewing)
    expect(await status()).toBe(404)
  })

  it('does not use up the person’s sockets', async () => {
    const [staff, person] = [await staffWith(), await app.person()]
    const viewing = await viewAs(app, staff, person)
    const opened = Array.from({ length: 20 }, () => live(address, viewing))
    await Promise.all(opened.map((each) => each.subscribe('subscription { walletUpdated { id } }')))
    const own = live(address, person)
    await own.subscribe('subscription { walletUpdated { id } }')
    expect(own.closed).toEqual([])
    await Promise.all([...opened, own].map(({ client }) => client.dispose()))
  })
})

describe('the audit log', () => {
  const entriesOf = (staff: Person) =>
    read(
      `select e.operation, c.user_id as "userId" from audit_entries e join audit_changes c on c.entry_id = e.id
        where e.actor_id = $1 group by e.id, e.operation, c.user_id order by e.inserted_at, e.id`,
      [staff.id],
    )

  it('tells of each beginning and end, by whom and as whom, and nobody else is told', async () => {
    const [staff, person] = [await staffWith(), await app.person()]
    const viewing = await viewAs(app, staff, person)
    await app.send('mutation { viewingEnd { id } }', {}, viewing)
    const about = { userId: person.id }
    expect(await entriesOf(staff)).toEqual([
      { operation: 'viewingBegin', ...about },
      { operation: 'viewingEnd', ...about },
    ])
    const { data } = await app.send('{ notifications { entries { id } } devices { id } userExport }', {}, person)
    expect(data.notifications.entries).toEqual([])
    expect(data.devices.map(({ id }: { id: string }) => id)).toEqual([person.signInId])
    expect(JSON.stringify(data.userExport)).not.toContain(staff.id)
  })

  it('tells of the end of one that ran out, and of one that ended with the sign-in, once', async () => {
    const start = new Date('2026-11-24T10:00:00.000Z')
    await app.at(start)
    const [staff, person] = [await staffWith(), await app.person()]
    await viewAs(app, staff, person)
    const [elsewhere, another] = [await app.again(staff), await app.person()]
    await viewAs(app, elsewhere, another)
    await app.send('mutation($id: ID!) { deviceEnd(id: $id) { id } }', { id: elsewhere.signInId }, staff)
    await app.at(new Date(start.getTime() + 60_000))
    const ends = async () => (await entriesOf(staff)).filter(({ operation }) => operation === 'viewingEnd')
    expect(await ends()).toEqual([{ operation: 'viewingEnd', userId: another.id }])
    await app.at(new Date(start.getTime() + 11 * 60_000))
    await app.at(new Date(start.getTime() + 12 * 60_000))
    expect(await ends()).toEqual([
      { operation: 'viewingEnd', userId: another.id },
      { operation: 'viewingEnd', userId: person.id },
    ])
  })
})
