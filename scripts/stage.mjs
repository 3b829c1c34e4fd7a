// The stage of a test run, the same on every machine: locale, zone, file mode and the letters of the browser.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchOptions, versionOf } from './browser.mjs'
import { root } from './prepare.mjs'

/** The letters that all others are measured beside: of the same widths as Arial. */
const PINNED = 'node_modules/pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf'
const SAMPLE = 'Articled: 0123456789 £ The quick brown fox jumps over the lazy dog'

/** Sets, for this process and those that it starts, what a machine's own settings would change. */
export function setStage() {
  process.umask(0o022)
  delete process.env.LANGUAGE
  Object.assign(process.env, { LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', TZ: 'UTC' })
}

/**
 * Says in what browser and letters a run shows its pages. Throws if the browser does not draw in the pinned letters.
 * @param {string} browser
 */
export async function checkLetters(browser) {
  const { chromium } = await import('playwright')
  console.log(`${versionOf(browser)}; Playwright ${wantedByPlaywright()}`)
  if (process.platform !== 'linux')
    return console.log('Letters: those of the system, which only Linux lets a run choose')
  const [, stack] = readFileSync(join(root, 'src/theme/tokens.css'), 'utf8').match(/--font: (.+);/) ?? []
  const opened = await chromium.launch(launchOptions(browser))
  try {
    const page = await opened.newPage()
    const [width, pinned] = await page.evaluate(widths, { stack: stack ?? '', text: SAMPLE, face: base64(PINNED) })
    if (width !== pinned)
      throw new Error(
        `The browser does not draw in the letters of ${PINNED}: a line is ${width} wide and not ${pinned}`,
      )
    console.log('Letters: Liberation Sans, of the widths of Arial')
  } finally {
    await opened.close()
  }
}

/**
 * The widths of a text in the product's own faces and in the pinned one. Runs in the page.
 * @param {{ stack: string, text: string, face: string }} given
 */
async function widths({ stack, text, face }) {
  const bytes = Uint8Array.from(atob(face), (letter) => letter.charCodeAt(0))
  document.fonts.add(await new FontFace('pinned', bytes).load())
  const pen = new OffscreenCanvas(1, 1).getContext('2d')
  return [stack, 'pinned'].map((faces) => {
    if (!pen) return 0
    pen.font = `100px ${faces}`
    return pen.measureText(text).width
  })
}

/** @param {string} file */
const base64 = (file) => readFileSync(join(root, file)).toString('base64')

function wantedByPlaywright() {
  const of = (/** @type {string} */ file) => JSON.parse(readFileSync(join(root, 'node_modules', file), 'utf8'))
  const { browserVersion } = of('playwright-core/browsers.json').browsers.find(
    (/** @type {{ name: string }} */ { name }) => name === 'chromium',
  )
  return `${of('playwright/package.json').version} wants ${browserVersion}`
}
