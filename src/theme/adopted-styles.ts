// Replaces the modules with which antd writes <style> elements, so that the policy needs no unsafe-inline.

interface Options {
  prepend?: boolean | 'queue'
  priority?: number
}

interface Adopted {
  sheet: CSSStyleSheet
  css: string
  rank: number
  handle: HTMLStyleElement
}

const adopted = new Map<string, Adopted>()

/** Adds or replaces the sheet named by key; the returned element is never put into the document. */
export function updateCSS(css: string, key: string, options: Options = {}): HTMLStyleElement {
  const known = adopted.get(key)
  if (known) {
    if (known.css !== css) write(known.sheet, css)
    known.css = css
    return known.handle
  }
  const entry = { sheet: new CSSStyleSheet(), css, rank: rank(options), handle: document.createElement('style') }
  write(entry.sheet, css)
  const later = [...adopted.values()].filter((other) => other.rank > entry.rank).map((other) => other.sheet)
  const sheets = document.adoptedStyleSheets
  const at = sheets.findIndex((sheet) => later.includes(sheet))
  sheets.splice(at < 0 ? sheets.length : at, 0, entry.sheet)
  adopted.set(key, entry)
  return entry.handle
}

/** Removes the sheet named by key. */
export function removeCSS(key: string): void {
  const known = adopted.get(key)
  if (!known) return
  const at = document.adoptedStyleSheets.indexOf(known.sheet)
  if (at >= 0) document.adoptedStyleSheets.splice(at, 1)
  adopted.delete(key)
}

/** antd would style every link of the document, in colours defined inside its own parts only; base.css styles links. */
const ofEveryLink = /^a(?=[:[,]|$)/

function write(sheet: CSSStyleSheet, css: string) {
  sheet.replaceSync(css)
  for (let at = sheet.cssRules.length - 1; at >= 0; at--) {
    const rule = sheet.cssRules[at]
    if (rule instanceof CSSStyleRule && ofEveryLink.test(rule.selectorText)) sheet.deleteRule(at)
  }
}

let anonymous = 0

/** Adds a sheet without a name. */
export function injectCSS(css: string, options: Options = {}): HTMLStyleElement {
  anonymous += 1
  return updateCSS(css, `anonymous-${anonymous}`, options)
}

/** Nothing to forget, since the document is the only place for sheets. */
export function clearContainerCache(): void {}

/** One document holds every sheet, so no element counts as living in a shadow tree. */
export function getShadowRoot(): null {
  return null
}

const warned = new Set<string>()

/** Reports a failed expectation once, in development. */
export function warningOnce(valid: boolean, message: string): void {
  if (valid || warned.has(message) || !import.meta.env.DEV) return
  warned.add(message)
  console.error(`Warning: ${message}`)
}

function rank({ prepend, priority = 0 }: Options): number {
  if (prepend === 'queue') return priority
  return prepend ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
}
