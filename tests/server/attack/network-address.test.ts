import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { type App, buildApp } from '../../../server/app'
import { usualPatience } from '../../../server/kernel/time/patience'

const dataDir = mkdtempSync(join(tmpdir(), 'articled-'))
const pages = join(dataDir, 'pages')
let app: App
beforeAll(async () => {
  mkdirSync(pages)
  for (const file of ['index.html', 'theme.js']) writeFileSync(join(pages, file), '')
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
      embedHosts: [],
      mediaQuota: 1_000_000,
      logLevel: 'silent',
      patience: usualPatience,
      rateFactor: 1,
    },
    { memory: true, pages },
  )
})
afterAll(async () => {
  await app.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Counts how many of 62 queries pass the limit, each with a different claimed address. */
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

it('counts a stranger by the real address, whatever address they claim', async () => {
  expect(await letThrough('203.0.113.9', (at) => `198.51.100.${at}`)).toBe(60)
})

it('counts a visitor behind our own proxy by the address that the proxy reports', async () => {
  expect(await letThrough('10.0.0.2', (at) => `198.51.100.${at}, 203.0.113.10`)).toBe(60)
})

it('counts all addresses of one IPv6 network together, and those of another apart', async () => {
  expect(await letThrough('10.0.0.2', (at) => `2001:db8:0:7:${at.toString(16)}::1`)).toBe(60)
  expect(await letThrough('10.0.0.2', (at) => `2001:db8:0:${(at + 256).toString(16)}::1`)).toBe(62)
})

it('counts all requests of one network together', async () => {
  const get = async (at: number, url = at % 2 ? '/files/nothing' : '/dashboard') => {
    const headers = { 'x-forwarded-for': `2001:db8:0:9::${at.toString(16)}`, accept: 'text/html' }
    return (await app.server.inject({ url, remoteAddress: '10.0.0.2', headers })).statusCode
  }
  for (let at = 0; at < 1200; at++) expect(await get(at)).not.toBe(429)
  const answers = await Promise.all(
    ['/files/nothing', '/dashboard', '/nothing.txt', '/assets/nothing.js'].map((url) => get(0, url)),
  )
  expect(answers).toEqual([429, 429, 429, 429])
})

it('does not count the files of the application', async () => {
  const get = async (url: string) => (await app.server.inject({ url, remoteAddress: '203.0.113.77' })).statusCode
  for (let at = 0; at < 1201; at++) expect(await get('/theme.js')).toBe(200)
  expect(await get('/livez')).toBe(200)
})

it('counts visitors behind our own proxy apart', async () => {
  expect(await letThrough('10.0.0.2', (at) => `192.0.2.${at}`)).toBe(62)
})

describe('sockets', () => {
  let address: string
  let open: WebSocket[] = []
  beforeAll(async () => {
    address = (await app.server.listen({ port: 0, host: '127.0.0.1' })).replace('http:', 'ws:')
  })
  afterEach(() => {
    for (const socket of open) socket.terminate()
    open = []
  })

  /** Opens a socket behind our own proxy, and answers the status of the refusal or 101. */
  const opened = (from: string, headers = {}, path = '/graphql') =>
    new Promise<number>((done) => {
      const all = { 'x-forwarded-for': from, ...headers }
      const socket = new WebSocket(address + path, 'graphql-transport-ws', { headers: all })
      open.push(socket)
      socket.on('error', () => {})
      socket.once('open', () => done(101))
      socket.once('unexpected-response', (_request, { statusCode }) => done(statusCode ?? 0))
    })

  it('of one network number at most a hundred before they sign in, and hold nobody else up', async () => {
    const statuses = await Promise.all(Array.from({ length: 130 }, (_, at) => opened(`2001:db8:1:1::${at}`)))
    expect(statuses.filter((status) => status === 101)).toHaveLength(100)
    expect(statuses.filter((status) => status === 429)).toHaveLength(30)
    expect(await opened('2001:db8:1:2::1')).toBe(101)
    for (const socket of open) socket.terminate()
    await expect.poll(() => opened('2001:db8:1:1::1')).toBe(101)
  })

  it('are refused to pages of other sites, whatever host name they use for us', async () => {
    expect(await opened('192.0.2.200', { origin: 'https://articled.example' })).toBe(101)
    expect(await opened('192.0.2.200', { origin: 'http://evil.example', host: 'evil.example' })).toBe(403)
    expect(await opened('192.0.2.200', { origin: 'http://localhost:4000', host: 'localhost:4000' })).toBe(403)
  })

  it('may be opened six hundred times a minute by one network, whatever the path', async () => {
    const paths = ['/graphql', '/socket/websocket', '/elsewhere']
    const from = (at: number) => `2001:db8:1:3::${at.toString(16)}`
    for (let at = 0; at < 600; at++)
      expect(await opened(from(at), { origin: 'http://evil.example' }, paths[at % 3])).not.toBe(429)
    expect(await Promise.all(paths.map((path) => opened(from(0), {}, path)))).toEqual([429, 429, 429])
    expect(await opened('2001:db8:1:4::1')).toBe(101)
  })
})
