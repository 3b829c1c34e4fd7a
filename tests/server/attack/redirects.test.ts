import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localPath } from '../../../rules/local-path'
import { admit, signInPath } from '../../../src/providers/sign-in/guard'
import type { Claims } from '../../../src/providers/sign-in/session-store'
import { manifest } from '../../../src/pwa/manifest'
import type { Person } from '../../build'
import { redirectTricks } from '../../redirect-tricks'
import { startTwoProviders, type TwoProviders } from '../identity/linked-provider/two-providers'

const OURS = 'http://localhost:4000'

let two: TwoProviders
let student: Person
let followed = 0
const left: string[] = []
beforeAll(async () => {
  two = await startTwoProviders()
  two.alpha.people.set('ada', { email: 'ada@example.com', email_verified: true })
  student = await two.app.person()
  await two.app.server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  const sum = `${redirectTricks.length} tricks × ${Object.keys(doors).length} doors`
  process.stdout.write(`${sum}: ${left.length} of ${followed} addresses leave\n`)
  await two.close()
})

/** The origin to which a browser on our site goes for an address. */
const origin = (address: string) => new URL(address, `${OURS}/login`).origin
const claims: Claims = {
  id: 'one',
  role: 'user',
  type: 'aspiringSolicitor',
  abilities: [],
  disabledAt: null,
  iat: 0,
  exp: 600,
}

/** For each place that follows a return address: the addresses to which it leads. */
const doors: Record<string, (trick: string) => string[] | Promise<string[]>> = {
  'the pages for signing in, registering and links, for a signed-in person': (trick) => [localPath(wayBack(trick))],
  'the guard of these pages': (trick) => [
    admit({ guard: 'guest' }, claims, { pathname: '/login', search: `?to=${encodeURIComponent(trick)}`, hash: '' }) ??
      '',
  ],
  'the guard of a page for a stranger, and the way back from Login': (trick) => {
    const login = signInPath({ pathname: trick, search: '', hash: '' })
    return [login, localPath(new URL(login, OURS).searchParams.get('to'))]
  },
  'an error with an address while the application starts': (trick) => [localPath(trick)],
  'the link in a sign-in mail, and the page that it opens': async (trick) => {
    const { app } = two
    const email = `${Math.random().toString(36).slice(2)}@articled.example`
    await app.send(
      'mutation($email: String!, $to: String!) { web3Request(email: $email, redirectUri: $to) { sent } }',
      {
        email,
        to: trick,
      },
    )
    await app.services.jobs.drain()
    const link = /http\S+/.exec(app.outbox.latestTo(email)?.text ?? '')?.[0] ?? 'none:'
    return [link, localPath(new URL(link).searchParams.get('to'))]
  },
  'the return address for an outside provider': async (trick) => {
    const { data } = await two.ask('alpha', { cookie: '' }, { redirectUri: trick })
    return [new URL(data.oauthRequest.url).searchParams.get('redirect_uri') ?? 'none:']
  },
  'the path after a sign-in with an outside provider, and the page that follows it': async (trick) => {
    const { data } = await two.signIn('ada', 'alpha', trick)
    return [data.oauthCallback.path, localPath(data.oauthCallback.path)]
  },
  'the pay page, paid and cancelled': async (trick) => {
    const visits = ['pay', 'cancel'].map(async (button) => {
      const { data } = await two.app.send(checkout, { to: trick }, student)
      const { headers } = await two.app.server.inject({
        method: 'POST',
        url: `/pay/${data.checkout.externalId}/${button}`,
      })
      return String(headers.location)
    })
    return Promise.all(visits)
  },
  'an address of our own that begins with the trick or contains it': async (trick) => {
    const sent = encodeURI(trick.toWellFormed()).replaceAll('%25', '%')
    const asked = [`/${sent}`, `/login?to=${sent}`, `/confirm-address/${encodeURIComponent(trick)}`]
    if (trick.startsWith('/')) asked.push(sent)
    return (await Promise.all(asked.map(redirectOf))).filter((to) => to !== undefined)
  },
}

const wayBack = (trick: string) => new URLSearchParams(`to=${encodeURIComponent(trick)}`).get('to')
const checkout = `mutation($to: String!) {
  checkout(mode: payment, gateway: sandbox, cancelUrl: $to, successUrl: $to, useCoupon: false, items: [{ type: topup, unitAmount: 5000 }]) { externalId } }`

/** The address to which the server redirects a path, which is sent byte for byte; undefined where it does not redirect. */
const redirectOf = (path: string) =>
  new Promise<string | undefined>((done, fail) => {
    const { port } = two.app.server.server.address() as AddressInfo
    request({ host: '127.0.0.1', port, path }, (answer) => {
      answer.resume()
      done(answer.headers.location)
    })
      .on('error', fail)
      .end()
  })

describe('sixty tricks to lead people away from our site', () => {
  it('number sixty', () => {
    expect(new Set(redirectTricks).size).toBe(60)
  })

  it.each(Object.entries(doors))('never lead away by %s', { timeout: 120_000 }, async (_door, lead) => {
    for (const trick of redirectTricks)
      for (const address of await lead(trick)) {
        followed++
        if (origin(address) !== OURS) left.push(`${trick} led to ${address}`)
      }
    expect(left).toEqual([])
  })

  it('would lead away if our site followed a return address unchecked', () => {
    const leaving = redirectTricks.filter((trick) => URL.canParse(trick, OURS) && origin(trick) !== OURS)
    expect(leaving.length).toBeGreaterThan(30)
  })
})

describe('the installed application', () => {
  it('opens only our own addresses', () => {
    const addresses = [manifest.start_url, manifest.scope, ...(manifest.shortcuts ?? []).map(({ url }) => url)]
    expect(addresses.map((address) => localPath(address))).toEqual(addresses)
  })
})
