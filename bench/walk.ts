import AxeBuilder from '@axe-core/playwright'
import type { BrowserContext, Page } from 'playwright'

/** The walk looks at a page once it has requested nothing for QUIET_MS, and after MOST_MS at the latest. */
const QUIET_MS = 250
const MOST_MS = 15_000
const DESK = { width: 1440, height: 900 }
const WIDTHS = [390, 320]
export const themes = ['light', 'dark'] as const
const kinds = ['axe', 'policy', 'error', 'request', 'overflow', 'broken', 'page'] as const

/** A finding of axe, a breach of the content-security policy, an error, a failed request, a page wider than a phone, a short word on two lines, or a missing or wrong page. */
export interface Fault {
  kind: (typeof kinds)[number]
  where: string
  what: string
}

/** Visits addresses one after the other in one tab, and lists the faults of each in both themes and on a phone. */
export async function walk(context: BrowserContext, url: string, take: () => string | undefined): Promise<Fault[]> {
  const faults: Fault[] = []
  const page = await context.newPage()
  let where = ''
  const blame = (kind: Fault['kind'], what: string) => faults.push({ kind, where, what })
  const settled = watch(page, blame)
  await page.exposeFunction('tellOfBreach', (what: string) => blame('policy', what))
  await page.addInitScript(() => {
    const { tellOfBreach } = window as unknown as { tellOfBreach(what: string): void }
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
      tellOfBreach(`${effectiveDirective} ${blockedURI} at ${sourceFile}:${lineNumber}`),
    )
  })
  for (let path = take(); path !== undefined; path = take()) {
    where = path
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(url + path)
    await settled()
    const place = new URL(page.url()).pathname
    if (place !== path) blame('page', `led to ${place}`)
    for (const theme of themes) {
      where = `${path}, ${theme}`
      // The application follows the device's theme, so the page need not load again.
      await page.emulateMedia({ colorScheme: theme })
      await stillness(page)
      // Without this, axe would open a blank page each time to join the findings of frames.
      const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
      for (const { id, impact, nodes } of (await axe.analyze()).violations)
        if (impact === 'serious' || impact === 'critical')
          blame('axe', `${id}\n    ${nodes.map(({ html }) => html.slice(0, 300)).join('\n    ')}`)
    }
    for (const width of WIDTHS) {
      where = `${path}, ${width} wide`
      await page.setViewportSize({ width, height: 844 })
      await settled()
      await narrow(page, width, blame)
    }
    await page.setViewportSize(DESK)
  }
  await page.close()
  return faults
}

/** What a page has no room for on a phone. */
async function narrow(page: Page, width: number, blame: (kind: Fault['kind'], what: string) => void): Promise<void> {
  const needed = await page.evaluate(() => document.documentElement.scrollWidth)
  if (needed > width) blame('overflow', `${needed} wide`)
  for (const word of await brokenWords(page)) blame('broken', word)
}

/** Listens for every other fault, and answers a function that waits until the page rests. */
export function watch(page: Page, blame: (kind: Fault['kind'], what: string) => void): () => Promise<void> {
  const open = new Set<unknown>()
  let last = Date.now()
  page.on('pageerror', (error) => blame('error', error.message))
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) blame('policy', message.text())
  })
  page.on('request', (request) => {
    open.add(request)
    last = Date.now()
  })
  const close = (request: unknown) => {
    open.delete(request)
    last = Date.now()
  }
  page.on('requestfinished', close)
  page.on('requestfailed', (request) => {
    close(request)
    const reason = request.failure()?.errorText
    // A page that navigates before an answer arrives no longer wants it.
    if (reason !== 'net::ERR_ABORTED') blame('request', `${request.url()}: ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) blame('request', `${response.url()}: ${response.status()}`)
  })
  return async () => {
    // A boot screen and grey rows are not a page yet, however quiet the network is. Below a question they wait for its answer.
    await page
      .waitForFunction(
        () =>
          document.querySelector('dialog[open]') ??
          (document.querySelector('h1') && !document.querySelector('[data-loading], [aria-busy=true]')),
        null,
        { timeout: MOST_MS },
      )
      .catch(() => blame('page', 'did not come to rest'))
    last = Date.now()
    for (const end = last + MOST_MS; Date.now() < end; await page.waitForTimeout(50))
      if (!open.size && Date.now() - last >= QUIET_MS) break
    await stillness(page)
  }
}

/** Words short enough for any column that stand on two lines nevertheless, with what they are in. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const box = node.parentElement
      // Words for screen readers alone lie in a box of one pixel.
      if (!box?.checkVisibility() || box.clientWidth === 1) continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/(?<!\S)[^\s/–-]{2,16}(?!\S)/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))
        if (new Set(lines).size > 1) found.add(`${word} in ${box.className || box.tagName}`)
      }
    }
    return [...found]
  })

/** Nothing waits to be drawn or is moving, except endless movements. */
const stillness = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
