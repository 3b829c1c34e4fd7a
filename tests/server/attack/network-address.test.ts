import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, buildApp } from '../../../server/app'

const dataDir = mkdtempSync(join(tmpdir(), 'articled-'))
let app: App
beforeAll(async () => {
  app = await buildApp(
    {
      environment: 'production',
      port: 0,
      host: '127.0.0.1',
      dataDir,
      smtpUrl: 'smtp://127.0.0.1:9',
      mailFrom: 'Articled <no-reply@articled.example>',
      publicUrl: 'https://articled.example',
      secret: 'a secret for tests that is long enough',
      oidcProviders: [],
      logLevel: 'silent',
      rateFactor: 1,
    },
    { memory: true },
  )
})
afterAll(async () => {
  await app.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** How many of 62 looks at a link are let through, each claiming to come from elsewhere. */
async function letThrough(remoteAddress: string, forwarded: (at: number) => string) {
  let count = 0
  for (let at = 0; at < 62; at++) {
    const response = await app.server.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress,
      headers: { 'x-forwarded-for': forwarded(at) },
      payload: { query: '{ web3Validate(token: "x") { email } }' },
    })
    if (response.json().errors[0].extensions.code !== 'RATE_LIMITED') count++
  }
  return count
}

it('counts a stranger by where they are, whatever address they claim', async () => {
  expect(await letThrough('203.0.113.9', (at) => `198.51.100.${at}`)).toBe(60)
})

it('counts a visitor behind our own proxy by the address that the proxy saw', async () => {
  expect(await letThrough('10.0.0.2', (at) => `198.51.100.${at}, 203.0.113.10`)).toBe(60)
})

it('tells visitors behind our own proxy apart', async () => {
  expect(await letThrough('10.0.0.2', (at) => `192.0.2.${at}`)).toBe(62)
})
