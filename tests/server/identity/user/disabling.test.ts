import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type TestApp } from '../../../build'
import { loadCountries } from '../../../factories'
import { listen, live, phone, until } from '../../kernel/realtime/clients'
import { codeOf, linkTo, member, refresh, signInAs } from '../sign-in/signing-in'

const request = 'mutation($email: String!) { web3Request(email: $email, redirectUri: "/") { sent } }'
const confirm = 'mutation($token: String!) { web3Confirmation(token: $token) { accessToken } }'

let app: TestApp
let address: string
beforeAll(async () => {
  app = await build()
  await loadCountries(app)
  address = await listen(app)
})
afterAll(() => app.close())

describe('disabling a person', () => {
  it('ends requests, renewals, sockets, signed links and one-time links at once', async () => {
    const email = 'leaver@articled.example'
    await member(app, { email })
    const [person, admin] = [await signInAs(app, email), await app.person({ role: 'admin' })]
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#bf4f22' } })
      .png()
      .toBuffer()
    const { data } = await app.upload(
      'mutation($id: ID!, $file: Upload) { userUpdate(id: $id, avatar: $file) { avatar } }',
      { id: person.id },
      { name: 'me.png', type: 'image/png', content: photo },
      person,
    )
    const call = () => app.send('{ currentUser { id } }', {}, person)
    const fetchPicture = () => app.server.inject({ url: data.userUpdate.avatar })
    const [subscriptions, channels] = [live(address, person), phone(address, person)]
    await subscriptions.subscribe('subscription { sessionTypeUpdated { id } }')
    await until(() => channels.socket.isConnected())
    expect([(await call()).errors, (await fetchPicture()).statusCode]).toEqual([undefined, 200])

    await app.send(request, { email })
    const token = await linkTo(app, email, 'login')

    const isRefused = (answer: Awaited<ReturnType<TestApp['send']>>) => codeOf(answer) === 'ACCOUNT_DISABLED'
    const { errors } = await app.send('mutation ($id: ID!) { userDisable(id: $id) { id } }', { id: person.id }, admin)
    expect(errors).toBeUndefined()
    // From the answer on, nothing that is remembered of the person counts any more; what is remembered would count for a minute.
    expect(isRefused(await call())).toBe(true)
    expect((await fetchPicture()).statusCode).toBe(404)
    expect(isRefused(await refresh(app, person.refreshToken))).toBe(true)
    expect(isRefused(await app.send(confirm, { token }))).toBe(true)
    await until(() => subscriptions.closed.length && channels.closed.length)
    expect([subscriptions.closed[0]?.code, channels.closed[0]?.code]).toEqual([4403, 4403])
    await subscriptions.client.dispose()
    channels.socket.disconnect()
  })
})
