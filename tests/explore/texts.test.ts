import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page, type Request, test } from '@playwright/test'
import { arrive } from '../../bench/visitors'
import { runNode } from '../../scripts/prepare.mjs'
import { accented as accentedTwin, PSEUDO } from '../../scripts/texts/language'
import { root } from '../../server/kernel/root'
import { pdfPages } from '../pdf-pages'
import { piece } from '../walk/piece'
import { type Product, startProduct } from '../walk/product'
import { isEnglish } from './english'

const SETTLED_MS = 10_000
const QUIET_MS = 400
const AT_ONCE = 3
let product: Product
let folder: string

/** The product with the application built in accents, and a server that speaks them beside English. */
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'articled-texts-'))
  for (const same of ['package.json', 'node_modules', 'server']) symlinkSync(join(root, same), join(folder, same))
  const vite = (...how: string[]) => runNode('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'error', ...how])
  Object.assign(process.env, { LOCALE: PSEUDO, LOCALES: PSEUDO })
  const web = await vite('--outDir', join(folder, 'dist/web'), '--minify', 'false')
  const server = await vite('--config', 'vite.server.config.ts', '--outDir', join(folder, 'dist/server'))
  for (const name of ['LOCALE', 'LOCALES']) delete process.env[name]
  expect([web, server]).toEqual([0, 0])
  product = await startProduct({ builtIn: folder })
})
test.afterAll(async () => {
  await product?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The signs that rich text writes as entities. */
const entities: Record<string, string> = { '&amp;': '&', '&#39;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' }

/** Every text that the server has answered to a page, in the pieces that are shown of it. */
function heard(page: Page): () => Promise<Set<string>> {
  const said = new Set<string>()
  const reading: Promise<void>[] = []
  const listen = (value: unknown): void => {
    if (typeof value === 'string') {
      for (const piece of value.split(/<[^>]*>|\n/)) {
        const shown = piece.replace(/&(amp|#39|quot|lt|gt);/g, (entity) => entities[entity] ?? entity)
        if (/[a-z]{2}/i.test(shown)) said.add(shown.trim())
      }
    } else if (value && typeof value === 'object') Object.values(value).forEach(listen)
  }
  page.on('response', (response) => {
    if (response.url().includes('/graphql')) reading.push(response.json().then(listen, () => {}))
  })
  return () => Promise.all(reading).then(() => said)
}

/** Waits until a page has asked for nothing for a while: none of its requests is under way. */
function quiet(page: Page): () => Promise<void> {
  const asked = new Set<Request>()
  let since = Date.now()
  const end = (request: Request) => {
    asked.delete(request)
    since = Date.now()
  }
  page.on('request', (request) => asked.add(request))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async () => {
    since = Date.now()
    const until = since + SETTLED_MS
    while (Date.now() < until && (asked.size > 0 || Date.now() - since < QUIET_MS))
      await new Promise((done) => setTimeout(done, 50))
  }
}

/** Leads to another address as a link does, without loading the application anew. */
async function goOn(page: Page, path: string) {
  if (!page.url().startsWith(product.url)) await page.goto(product.url + path)
  else
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
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

/** What is wider than the page, or cut off by the button or the tag it stands in. */
const tooWide = (page: Page) =>
  page.evaluate(
    (boxes) => {
      const cut = [...document.querySelectorAll<HTMLElement>(boxes)].filter((each) => {
        const { overflowX, textOverflow } = getComputedStyle(each)
        const isCut = overflowX !== 'visible' && textOverflow !== 'ellipsis'
        return isCut && each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 1
      })
      const { scrollWidth, clientWidth } = document.documentElement
      const more = scrollWidth - clientWidth
      const last = [...document.querySelectorAll('*')]
        .filter((each) => each.getBoundingClientRect().right > clientWidth + 1)
        .at(-1)
      return [
        ...(more > 1 ? [`the page by ${more} px: ${last?.outerHTML.slice(0, 120)}`] : []),
        ...cut.map((each) => each.outerHTML.slice(0, 120)),
      ]
    },
    `button, a, ${piece('ui/data/tag', 'tag')}, ${piece('ui/list/chip', 'chip')}`,
  )

/** The same after a change of size, which charts follow a moment later. */
async function stillTooWide(page: Page): Promise<string[]> {
  for (let tries = 0; tries < 50; tries++) {
    if ((await tooWide(page)).length === 0) return []
    await new Promise((done) => setTimeout(done, 100))
  }
  return tooWide(page)
}

interface Findings {
  english: Set<string>
  wide: Set<string>
}

/** Looks at one address after another, on a desk and on a phone. */
async function look(context: BrowserContext, paths: string[], { english, wide }: Findings) {
  const page = await context.newPage()
  const data = heard(page)
  const settled = quiet(page)
  for (let path = paths.shift(); path; path = paths.shift()) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await goOn(page, path)
    await settled()
    const texts = await textsOn(page)
    const pieces = [...(await data())].sort((a, b) => b.length - a.length)
    for (const text of texts) if (isEnglish(text, pieces)) english.add(`${path}: ${text}`)
    for (const what of await tooWide(page)) wide.add(`${path} on a desk: ${what}`)
    await page.setViewportSize({ width: 390, height: 844 })
    for (const what of await stillTooWide(page)) wide.add(`${path} on a phone: ${what}`)
  }
}

test.describe('what the server says', () => {
  const STUDENT = 'student@articled.example'
  const accented = /[áéíóúýñþčďğĥŕšţŵ]/
  /** As a page of ours asks: it names its language. */
  async function ask(locale: string, query: string, variables: object = {}, token = '') {
    const answer = await fetch(`${product.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': locale,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
    })
    // biome-ignore lint/suspicious/noExplicitAny: each test asks for other fields
    return (await answer.json()) as any
  }
  const setLocale = (id: string, locale: string, token: string) =>
    ask(
      'en-us',
      'mutation($id: ID!, $locale: String) { userUpdate(id: $id, locale: $locale) { locale } }',
      { id, locale },
      token,
    )
  const signedIn = async (email: string) => {
    const { accessToken, user } = await product.tokens(email)
    return { token: accessToken, id: user.id }
  }
  const eventually = async <T>(find: () => Promise<T | undefined>): Promise<T> => {
    for (let tries = 0; tries < 100; tries++) {
      const found = await find()
      if (found) return found
      await new Promise((done) => setTimeout(done, 100))
    }
    throw new Error('it did not come')
  }

  test('is in the language of the page that asks, and in English for a page in another', async () => {
    const { token } = await signedIn(STUDENT)
    const refused = async (locale: string) =>
      (await ask(locale, '{ session(id: "0198c0de-0000-7000-8000-000000000001") { id } }', {}, token)).errors[0]
    const [english, other, unknown] = [await refused('en-us'), await refused(PSEUDO), await refused('fr')]
    expect(english.message).toBe('Session was not found.')
    expect(unknown.message).toBe(english.message)
    expect(other.message).toBe(accentedTwin('{0} was not found.').replace('{0}', accentedTwin('Session')))
    expect(other.extensions.code).toBe(english.extensions.code)
    expect((await ask(PSEUDO, '{ wallet { balance } }')).errors[0].message).toMatch(accented)
  })

  test('refuses an account a language that it does not have', async () => {
    const { id, token } = await signedIn(STUDENT)
    expect((await setLocale(id, 'fr', token)).errors[0].extensions).toMatchObject({
      code: 'VALIDATION',
      field: 'locale',
    })
  })

  test('mails a new address in the language of its page, and makes its account in it', async () => {
    const email = 'arrives-in-accents@articled.example'
    await ask(PSEUDO, 'mutation($email: String!) { web3Request(email: $email, redirectUri: "/") { sent } }', { email })
    const [mail] = await eventually(async () => {
      const mails = await product.mails(email)
      return mails.length > 0 ? mails : undefined
    })
    expect(mail?.subject).toMatch(accented)
    expect(mail?.text).toContain(accentedTwin('Here is your link to sign in to Articled.'))
    const token = (await product.signInPath(email)).split(/[/?]/)[2]
    const document = 'mutation($token: String!) { web3Confirmation(token: $token) { user { locale } } }'
    expect((await ask(PSEUDO, document, { token })).data.web3Confirmation.user.locale).toBe(PSEUDO)
  })

  test('tells each person of one event in their own language: in mails, under the bell and in documents', async () => {
    const [student, staff] = [await signedIn(STUDENT), await signedIn('supervisor@articled.example')]
    expect((await setLocale(student.id, PSEUDO, student.token)).data.userUpdate.locale).toBe(PSEUDO)
    const sessions = `query($who: ID) { sessions(userId: $who, status: [booked, marking, ready], pageSize: 50) { entries {
      id name status mock { suggestedAnswer } attendees { role user { id email locale } } } } }`
    const { entries } = (await ask('en-us', sessions, { who: student.id }, staff.token)).data.sessions
    const isBoth = ({ attendees }: { attendees: { role: string }[] }) =>
      ['candidate', 'tutor'].every((role) => attendees.some((each) => each.role === role))
    const booked = entries.find(
      (each: { status: string; attendees: never }) => each.status === 'booked' && isBoth(each),
    )
    const remind = 'mutation($id: ID!) { sessionGenerateAlarmEmail(id: $id) { id } }'
    expect((await ask('en-us', remind, { id: booked.id }, staff.token)).errors).toBeUndefined()

    const of = (role: string) => booked.attendees.find((each: { role: string }) => each.role === role).user
    const reminder = (email: string, subject: string) =>
      eventually(async () => (await product.mails(email)).find((mail) => mail.subject === subject))
    const [title, foot] = ['Reminder: {0}', 'Articled: preparation for the solicitors’ exams']
    const own = await reminder(STUDENT, accentedTwin(title).replace('{0}', booked.name))
    expect(own.text).toContain(accentedTwin(foot))
    const theirs = await reminder(of('tutor').email, title.replace('{0}', booked.name))
    expect(theirs.text).toContain(foot)

    const bell = '{ notifications(pageSize: 5) { entries { title body } } }'
    const [newest] = (await ask('en-us', bell, {}, student.token)).data.notifications.entries
    expect(newest.title).toBe(own.subject)
    expect(newest.body).toMatch(accented)

    const answered = entries.find(
      (each: { status: string; mock?: { suggestedAnswer?: string } }) =>
        each.mock?.suggestedAnswer && each.status !== 'booked',
    )
    const make = 'mutation($id: ID!) { sessionGenerateSuggestedAnswer(id: $id) { file { title contentLink } } }'
    const { file } = (await ask('en-us', make, { id: answered.id }, staff.token)).data.sessionGenerateSuggestedAnswer
    expect(file.title).toMatch(accented)
    const pdf = Buffer.from(await (await fetch(new URL(file.contentLink, product.url))).arrayBuffer())
    // The letters of the fonts that every PDF reader has.
    expect(pdfPages(pdf).join(' ')).toMatch(/Þágé 1 ó\S? \d~/)
    await setLocale(student.id, 'en-us', student.token)
  })

  test('speaks to payers on its pay page, and to those without a connection', async () => {
    const { token } = await signedIn(STUDENT)
    const checkout = `mutation($key: String!) { checkout(mode: payment, gateway: sandbox, cancelUrl: "/", successUrl: "/", useCoupon: false,
      items: [{ type: topup, unitAmount: 5000 }], idempotencyKey: $key) { url } }`
    const [page, english] = await Promise.all(
      [PSEUDO, 'en-us'].map(async (locale) => {
        const { url } = (await ask(locale, checkout, { key: `pay-${locale}` }, token)).data.checkout
        return (await fetch(url)).text()
      }),
    )
    expect(page).toContain(`lang="${PSEUDO}"`)
    expect(page).toContain(accentedTwin('What should happen?'))
    expect(english).toContain('What should happen?')

    const context = await product.visitor()
    const offline = await context.newPage()
    await offline.goto(`${product.url}/offline.html`)
    expect(await offline.locator('h1').textContent()).toBe('You are offline')
    await offline.evaluate((locale) => localStorage.setItem('locale', locale), PSEUDO)
    await offline.reload()
    expect(await offline.locator('h1').textContent()).toBe(accentedTwin('You are offline'))
    expect(await offline.title()).toMatch(accented)
    await context.close()
  })

  test('takes the language that a person chooses on the account page, and keeps it here and there', async () => {
    const context = await product.signedIn(STUDENT)
    const page = await context.newPage()
    await page.goto(`${product.url}/account#appearance`)
    const choice = page.getByLabel(accentedTwin('Language'))
    await Promise.all([page.waitForEvent('load'), choice.selectOption(PSEUDO === 'en-xa' ? 'en-us' : PSEUDO)])
    const { id, token } = await signedIn(STUDENT)
    const locale = async () =>
      (await ask('en-us', 'query($id: ID!) { user(id: $id) { locale } }', { id }, token)).data.user.locale
    expect(await locale()).toBe('en-us')
    await context.close()
  })
})

/** Addresses that somebody has looked at before: what they say is the same for others, but for these. */
const seen = new Set<string>()
const ownToEach = ['/dashboard', '/library', '/classroom', '/calendar', '/account']
function isNew(path: string): boolean {
  const isKnown = seen.has(path)
  seen.add(path)
  return !isKnown || ownToEach.includes(path)
}

test.describe('the texts', () => {
  for (const visitor of ['nobody', 'student', 'tutor', 'supervisor'] as const)
    test(`come from the catalogue wherever ${visitor} looks, and have room to be a third longer`, async () => {
      test.setTimeout(600_000)
      // Without motion a page stands where it will.
      const context = await product.visitor({ reducedMotion: 'reduce' })
      const paths = (await arrive(context, product, visitor)).filter(isNew)
      const findings: Findings = { english: new Set(), wide: new Set() }
      await Promise.all(Array.from({ length: AT_ONCE }, () => look(context, paths, findings)))
      await context.close()
      expect([...findings.english]).toEqual([])
      expect([...findings.wide]).toEqual([])
    })
})
