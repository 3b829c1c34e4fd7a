import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../../build'
import { loadCountries } from '../../../factories'
import { listen, live, until } from '../../kernel/realtime/clients'
import { member, signInAs } from './signing-in'

let app: TestApp
beforeAll(async () => {
  app = await build()
  await loadCountries(app)
})
afterAll(() => app.close())

const statusOf = async (link: string) => (await app.server.inject({ url: link })).statusCode
const linkOf = async (who: Person) => (await app.send('{ currentUser { avatar } }', {}, who)).data.currentUser.avatar

/** A person with a picture, signed in on a phone and on a laptop. */
async function onTwoDevices(email: string) {
  await member(app, { email })
  const [phone, laptop] = [await signInAs(app, email), await signInAs(app, email)]
  const content = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#bf4f22' } })
    .png()
    .toBuffer()
  await app.upload(
    'mutation($id: ID!, $file: Upload) { userUpdate(id: $id, avatar: $file) { id } }',
    { id: phone.id },
    { name: 'me.png', type: 'image/png', content },
    phone,
  )
  return { phone, laptop }
}

describe('a signed link of a file', () => {
  it('ends with the sign-in that asked for it, and no other link does', async () => {
    const { phone, laptop } = await onTwoDevices('two@articled.example')
    const [fromPhone, fromLaptop] = [await linkOf(phone), await linkOf(laptop)]
    expect([await statusOf(fromPhone), await statusOf(fromLaptop)]).toEqual([200, 200])
    await app.send('mutation($token: String!) { logout(refreshToken: $token) }', { token: phone.refreshToken }, phone)
    expect([await statusOf(fromPhone), await statusOf(fromLaptop)]).toEqual([404, 200])
    await app.send('mutation($id: ID!) { deviceEnd(id: $id) { id } }', { id: laptop.signInId }, laptop)
    expect(await statusOf(fromLaptop)).toBe(404)
  })

  it('in a message of a subscription ends with the sign-in of its socket', async () => {
    const { phone, laptop } = await onTwoDevices('live@articled.example')
    const address = await listen(app)
    const sockets = [live(address, phone), live(address, laptop)]
    const feeds = await Promise.all(
      sockets.map((each) =>
        each.subscribe('subscription($id: ID) { userUpdated(id: $id) { avatar } }', { id: phone.id }),
      ),
    )
    await app.send('mutation($id: ID!) { userUpdate(id: $id, nickname: "Ada") { id } }', { id: phone.id }, phone)
    await until(() => feeds.every(({ messages }) => messages.length))
    const links = feeds.map(({ messages }) => messages[0].data.userUpdated.avatar)
    expect(await Promise.all(links.map(statusOf))).toEqual([200, 200])
    await app.send('mutation($token: String!) { logout(refreshToken: $token) }', { token: laptop.refreshToken }, laptop)
    expect(await Promise.all(links.map(statusOf))).toEqual([200, 404])
    await Promise.all(sockets.map(({ client }) => client.dispose()))
  })
})
