import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type TestApp } from '../../../build'
import { loadCountries } from '../../../factories'
import { listen, live, phone, until } from '../../kernel/realtime/clients'
import { codeOf, linkTo, member, refresh, signInAs } from '../sign-in/signing-in'

const MOST_MS = 1000
const EVERY_MS = 5
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

/** The milliseconds from the order until the condition holds. */
async function msUntil(begun: number, isSo: () => unknown) {
  while (!(await isSo())) {
    if (performance.now() - begun > 5 * MOST_MS) throw new Error(`this did not come true: ${isSo}`)
    await new Promise((done) => setTimeout(done, EVERY_MS))
  }
  return Math.round(performance.now() - begun)
}

describe('disabling a person', () => {
  it('ends requests, renewals, sockets, signed links and one-time links within a second', async () => {
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

    const begun = performance.now()
    const isRefused = (answer: Awaited<ReturnType<TestApp['send']>>) => codeOf(answer) === 'ACCOUNT_DISABLED'
    const disabling = app.send('mutation ($id: ID!) { userDisable(id: $id) { id } }', { id: person.id }, admin)
    const [requests, signedLink, subscriptionSocket, channelSocket] = await Promise.all([
      msUntil(begun, async () => isRefused(await call())),
      msUntil(begun, async () => (await fetchPicture()).statusCode === 404),
      msUntil(begun, () => subscriptions.closed.length),
      msUntil(begun, () => channels.closed.length),
    ])
    expect((await disabling).errors).toBeUndefined()
    // These two have an effect where they succeed, so the test tries them when the others are over.
    const renewal = await msUntil(begun, async () => isRefused(await refresh(app, person.refreshToken)))
    const oneTimeLink = await msUntil(begun, async () => isRefused(await app.send(confirm, { token })))
    const figures = { requests, renewal, subscriptionSocket, channelSocket, signedLink, oneTimeLink }
    const words = Object.entries(figures).map(([name, ms]) => `${name} ${ms}`)
    process.stdout.write(`ms from the order to disable: ${words.join(', ')} (≤ ${MOST_MS} each)\n`)
    for (const ms of Object.values(figures)) expect(ms).toBeLessThanOrEqual(MOST_MS)
    expect([subscriptions.closed[0]?.code, channels.closed[0]?.code]).toEqual([4403, 4403])
    await subscriptions.client.dispose()
    channels.socket.disconnect()
  })
})
