import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../../build'
import { listen, live, until } from '../../kernel/realtime/clients'
import { codeOf, member, refresh, signInAs } from '../sign-in/signing-in'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0'
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'

let app: TestApp
let address: string
let email: string
let count = 0
beforeAll(async () => {
  app = await build()
  address = await listen(app)
})
afterAll(() => app.close())

/** A person with a desktop and a phone, signed in at both. */
async function twice() {
  email = `person-${++count}@articled.example`
  await member(app, { email })
  return {
    desk: await signInAs(app, email, { 'user-agent': FIREFOX }),
    phone: await signInAs(app, email, { 'user-agent': PHONE }),
  }
}

const devices = async (who: Person) =>
  (await app.send('{ devices { id browser system insertedAt renewedAt current } }', {}, who)).data.devices
const end = (id: string, who: Person) => app.send('mutation($id: ID!) { deviceEnd(id: $id) { id } }', { id }, who)
const alive = async (who: Person) => (await app.send('{ currentUser { id } }', {}, who)).status === 200

describe('the devices of a person', () => {
  it('are their live sign-ins in plain words, with the caller’s own marked', async () => {
    const { desk, phone } = await twice()
    expect(await devices(desk)).toMatchObject([
      { id: phone.signInId, browser: 'Safari', system: 'iPhone', current: false },
      { id: desk.signInId, browser: 'Firefox', system: 'Windows', current: true },
    ])
  })

  it('show when each was last renewed', async () => {
    const { desk, phone } = await twice()
    await app.at(new Date(Date.now() + 60_000))
    await refresh(app, phone.refreshToken)
    const [first, second] = await devices(desk)
    expect(Date.parse(first.renewedAt) - Date.parse(first.insertedAt)).toBeGreaterThan(50_000)
    expect(Date.parse(second.renewedAt) - Date.parse(second.insertedAt)).toBeLessThan(5_000)
    await app.at(null)
  })

  it('leave the list when they have expired', async () => {
    const { desk } = await twice()
    await app.at(new Date(Date.now() + 31 * 86_400_000))
    expect(await devices(await app.again(desk))).toHaveLength(1)
    await app.at(null)
  })
})

describe('ending a device', () => {
  it('ends its access token, its refresh token and its socket within a second, and no other', async () => {
    const { desk, phone } = await twice()
    const [there, here] = [live(address, phone), live(address, desk)]
    await until(() => [there, here].every(({ received }) => received.some(({ type }) => type === 'connection_ack')))
    expect(await alive(phone)).toBe(true)
    expect((await end(phone.signInId, desk)).data.deviceEnd.id).toBe(phone.signInId)
    await until(() => there.closed.length, 1_000)
    expect(there.closed[0]?.code).toBe(4401)
    expect(await alive(phone)).toBe(false)
    expect(codeOf(await refresh(app, phone.refreshToken))).toBe('UNAUTHENTICATED')
    expect(here.closed).toEqual([])
    expect(await alive(desk)).toBe(true)
    expect((await devices(desk)).map(({ id }: { id: string }) => id)).toEqual([desk.signInId])
    await here.client.dispose()
  })

  it('is allowed once, and for one’s own devices alone', async () => {
    const { desk, phone } = await twice()
    const stranger = await app.person()
    const admin = await app.person({ role: 'admin' })
    expect(codeOf(await end(desk.signInId, stranger))).toBe('NOT_FOUND')
    expect(codeOf(await end(desk.signInId, admin))).toBe('NOT_FOUND')
    expect(await alive(desk)).toBe(true)
    await end(phone.signInId, desk)
    expect(codeOf(await end(phone.signInId, desk))).toBe('NOT_FOUND')
  })

  it('works for all other devices at once', async () => {
    const { desk, phone } = await twice()
    const third = await signInAs(app, email)
    const { data } = await app.send('mutation { devicesEndOthers { id current } }', {}, desk)
    expect(data.devicesEndOthers).toEqual([{ id: desk.signInId, current: true }])
    expect([await alive(desk), await alive(phone), await alive(third)]).toEqual([true, false, false])
    expect((await refresh(app, desk.refreshToken)).errors).toBeUndefined()
  })
})
