import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type TestApp } from '../../../build'
import { listen } from '../realtime/clients'

let app: TestApp
let port: number
beforeAll(async () => {
  app = await build()
  port = Number(new URL(await listen(app)).port)
  await app.send('mutation { web3Request(email: "ada@articled.example", redirectUri: "/") { sent } }')
  await app.services.jobs.drain()
})
afterAll(() => app.close())

/** The answer to a request for this host, sent to our server whatever the host is. */
const asked = (path: string, host: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers: { ...headers, host } }, (response) => {
      let text = ''
      response.on('data', (bytes) => {
        text += bytes
      })
      response.on('end', () => resolve({ status: response.statusCode, text }))
    })
      .on('error', reject)
      .end()
  })

describe('the outbox', () => {
  it('answers to the public address, and to this machine with its own port', async () => {
    for (const host of ['localhost:4000', `localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`]) {
      const { status, text } = await asked('/dev/mail.json', host)
      expect([host, status, text.includes('/login/')]).toEqual([host, 200, true])
    }
  })

  it.each(['/dev/mail', '/dev/mail.json', '/dev/mail.css', '/dev/mail/x/0'])(
    'does not answer %s to another name',
    async (path) => {
      const strange = [
        'attacker.example',
        `attacker.example:${port}`,
        `localhost.attacker.example:${port}`,
        `localhost@attacker.example:${port}`,
        'localhost',
        'localhost:1',
        `127.0.0.2:${port}`,
        `LOCALHOST:${port}#`,
      ]
      for (const host of strange) {
        const { status, text } = await asked(path, host, { 'x-forwarded-host': `localhost:${port}` })
        expect([host, status, text.includes('/login/')]).toEqual([
          host,
          expect.toSatisfy((code: number) => code === 421 || code === 400),
          false,
        ])
      }
    },
  )
})
