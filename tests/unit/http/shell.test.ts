import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { shellsOf } from '../../../server/kernel/http/shell'
import { firstPages } from '../../../src/first-pages'

const PLAIN = '<html><head><title>Articled</title></head><body></body></html>'
const ID = '0192d3a0-7b6e-7cc3-8f0e-2f1c5a7d9e01'

let pages: string

beforeEach(() => {
  pages = mkdtempSync(join(tmpdir(), 'pages-'))
  writeFileSync(join(pages, 'index.html'), PLAIN)
})
afterEach(() => rmSync(pages, { recursive: true }))

const shellOf = (path: string) => shellsOf(pages)(path).toString()

it('names the scripts and styles of an address at which visits begin, and of no other', () => {
  const files = [{ address: firstPages.bundle.address, scripts: ['/assets/a.js'], styles: ['/assets/a.css'] }]
  writeFileSync(join(pages, 'first-pages.json'), JSON.stringify(files))
  const named = shellOf(`/library/${ID}/${ID}`)
  expect(named).toContain('<link rel="modulepreload" crossorigin href="/assets/a.js">')
  expect(named).toContain('<link rel="preload" as="style" crossorigin href="/assets/a.css">')
  expect(named.replaceAll(/<link[^>]*>\n?/g, '')).toBe(PLAIN)
  for (const path of ['/', '/login', '/library', `/library/${ID}`, `/library/${ID}/${ID}/editor`])
    expect(shellOf(path), path).toBe(PLAIN)
})

it('sends the same page everywhere where the build names nothing', () => {
  expect(shellOf(`/library/${ID}/${ID}`)).toBe(PLAIN)
})

it.each([
  ['/dashboard', 'dashboard'],
  ['/booking/', 'booking'],
  ['/account', 'account'],
  ['/library', 'library'],
  ['/library/review', 'review'],
  [`/library/attempts/${ID}`, 'attempt'],
  [`/library/${ID}/${ID}`, 'bundle'],
])('knows %s as one first page: %s', (path, name) => {
  const found = Object.entries(firstPages).filter(([, { address }]) => new RegExp(address).test(path))
  expect(found.map(([each]) => each)).toEqual([name])
})
