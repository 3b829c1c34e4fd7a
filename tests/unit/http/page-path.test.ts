import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerNothing, isPage } from '../../../server/kernel/http/page-path'
import { addresses } from '../addresses'

const app = Fastify({ frameworkErrors: (_error, request, reply) => answerNothing(request, reply) })
app.setNotFoundHandler((request, reply) =>
  isPage(request) ? reply.type('text/html').send('the shell') : answerNothing(request, reply),
)
beforeAll(async () => void (await app.ready()))
afterAll(() => app.close())

const opened = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
async function ask(url: string, headers: Record<string, string>) {
  const { statusCode, body, headers: said } = await app.inject({ method: 'GET', url, headers })
  return said.location ?? (statusCode === 200 ? body : statusCode)
}

describe('an address', () => {
  it.each(addresses)('shows the application at $path', async ({ path }) => {
    expect(await ask(path.replace(/\{\w+\}/g, 'some-id'), opened)).toBe('the shell')
  })

  it.each(['/foo.bar', '/users/me@x.com'])(
    'shows the application at %s to a browser that opens a page, and 404 to other requests',
    async (path) => {
      expect(await ask(path, opened)).toBe('the shell')
      expect(await ask(path, { accept: 'image/avif,*/*' })).toBe(404)
    },
  )

  it.each(['//', '//evil.example/', '/%E0%A4%A'])('leads from %s to the page for unknown addresses', async (path) => {
    expect(await ask(path, opened)).toBe('/404')
    expect(await ask(path, { accept: '*/*' })).toBe(404)
  })

  it.each(['/assets/app-old.js', '/files/1', '/feeds/a/b', '/test/clock', '/graphql/'])(
    'never shows a page at %s',
    async (path) => {
      expect(await ask(path, opened)).toBe(404)
    },
  )

  it('shows nothing to a request that sends data', async () => {
    expect((await app.inject({ method: 'POST', url: '/booking', headers: opened })).statusCode).toBe(404)
  })
})
