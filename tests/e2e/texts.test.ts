import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arrive } from '../../bench/visitors'
import { runNode } from '../../scripts/prepare.mjs'
import { PSEUDO } from '../../scripts/texts/language'
import { root } from '../../server/kernel/root'
import chipStyles from '../../src/ui/data/chip.module.css'
import tagStyles from '../../src/ui/data/tag.module.css'
import { type Product, startProduct } from './product'

const SETTLED_MS = 10_000
const AT_ONCE = 3
/** A string of the server is taken out whole before dates and names are, unless it is so short that it may be a part of them. */
const LONG = 12

/** What reads the same in every language: dates, which are British, names and initials, keys, units and addresses. */
const untranslated = new RegExp(
  [
    '\\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\\b',
    '\\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|June|July)\\b',
    '\\b(January|February|March|April|August|September|October|November|December)\\b',
    '\\b(GMT|BST|UTC|am|pm)\\b',
    '\\b(Enter|Page Up|Page Down|Del|Ctrl|Shift|Alt)\\b',
    '\\b\\d+ ?(kB|MB)\\b',
    '\\b(Articled|LinkedIn)\\b',
    '\\b[A-Z]{2,5}\\d?\\b',
    // The names of abilities, which stand beside the sentences about them.
    '\\b[a-z]+(_[a-z]+)+\\b',
    '\\.\\w{3,4}\\b|\\S+@\\S+|https?:\\S*',
  ].join('|'),
  'g',
)

let product: Product
let folder: string

/** The product as it is, but for the application, which is built in accents. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'articled-texts-'))
  for (const same of ['package.json', 'node_modules', 'server']) symlinkSync(join(root, same), join(folder, same))
  cpSync(join(root, 'dist/server'), join(folder, 'dist/server'), { recursive: true })
  const web = ['--outDir', join(folder, 'dist/web'), '--logLevel', 'error', '--minify', 'false']
  process.env.LOCALE = PSEUDO
  const built = await runNode('node_modules/vite/bin/vite.js', ['build', ...web])
  delete process.env.LOCALE
  expect(built).toBe(0)
  product = await startProduct({ builtIn: folder })
})
afterAll(async () => {
  await product?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Every text that the server has answered to a page, in the pieces that are shown of it. */
function heard(page: Page): () => Promise<Set<string>> {
  const said = new Set<string>()
  const reading: Promise<void>[] = []
  const listen = (value: unknown): void => {
    if (typeof value === 'string') {
      for (const piece of value.replaceAll('&amp;', '&').split(/<[^>]*>|\n/))
        if (/[a-z]{2}/i.test(piece)) said.add(piece.trim())
    } else if (value && typeof value === 'object') Object.values(value).forEach(listen)
  }
  page.on('response', (response) => {
    if (response.url().includes('/graphql')) reading.push(response.json().then(listen, () => {}))
  })
  return () => Promise.all(reading).then(() => said)
}

/** The texts of a page and what its parts are called. */
const textsOn = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>([document.title])
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (node instanceof Element) {
        // antd names the parts of its own widgets, in the language of its ConfigProvider.
        if (/\bant(icon|-)/.test(node.getAttribute('class') ?? '')) continue
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.add(node.getAttribute(name) ?? '')
      } else if (!node.parentElement?.closest('script, style, noscript, svg, kbd, .ant-pagination'))
        found.add(node.textContent ?? '')
    }
    return [...found].map((text) => text.trim()).filter(Boolean)
  })

const plainWord = /(?<!\p{L})[a-z]{2,}(?!\p{L})/iu

/** Whether something of a text is neither accented, nor the server's, nor the same in every language. */
function isEnglish(text: string, data: readonly string[]): boolean {
  if (!plainWord.test(text)) return false
  const without = (said: string, pieces: readonly string[]) =>
    pieces.reduce((left, piece) => left.replaceAll(piece, ' '), said)
  const [long, short] = [data.filter(({ length }) => length > LONG), data.filter(({ length }) => length <= LONG)]
  const rest = without(
    without(text, long).replace(untranslated, ' ').toLowerCase(),
    short.map((piece) => piece.toLowerCase()),
  )
  return plainWord.test(rest)
}

/** What is wider than the page, or cut off by the button or the tag it stands in. */
const tooWide = (page: Page) =>
  page.evaluate((boxes) => {
    const cut = [...document.querySelectorAll<HTMLElement>(boxes)].filter((each) => {
      const { overflowX, textOverflow } = getComputedStyle(each)
      const isCut = overflowX !== 'visible' && textOverflow !== 'ellipsis'
      return isCut && each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 1
    })
    const more = document.documentElement.scrollWidth - document.documentElement.clientWidth
    return [...(more > 1 ? [`the page by ${more} px`] : []), ...cut.map((each) => each.outerHTML.slice(0, 120))]
  }, `button, a, .${tagStyles.tag}, .${chipStyles.chip}`)

interface Findings {
  english: Set<string>
  wide: Set<string>
}

/** Looks at one address after another, on a desk and on a phone. */
async function look(context: BrowserContext, paths: string[], { english, wide }: Findings) {
  const page = await context.newPage()
  const data = heard(page)
  for (let path = paths.shift(); path; path = paths.shift()) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(product.url + path)
    await page.waitForLoadState('networkidle', { timeout: SETTLED_MS }).catch(() => {})
    const texts = await textsOn(page)
    const pieces = [...(await data())].sort((a, b) => b.length - a.length)
    for (const text of texts) if (isEnglish(text, pieces)) english.add(`${path}: ${text}`)
    for (const what of await tooWide(page)) wide.add(`${path} on a desk: ${what}`)
    await page.setViewportSize({ width: 390, height: 844 })
    for (const what of await tooWide(page)) wide.add(`${path} on a phone: ${what}`)
  }
}

describe('the texts', () => {
  it.each(['nobody', 'student', 'tutor', 'supervisor'] as const)(
    'come from the catalogue wherever %s looks, and have room to be a third longer',
    async (visitor) => {
      const context = await product.visitor({ serviceWorkers: 'block' })
      const paths = await arrive(context, product, visitor)
      const findings: Findings = { english: new Set(), wide: new Set() }
      await Promise.all(Array.from({ length: AT_ONCE }, () => look(context, paths, findings)))
      await context.close()
      expect([...findings.english]).toEqual([])
      expect([...findings.wide]).toEqual([])
    },
    600_000,
  )
})
