import type { Page } from 'playwright'

/**
 * What is wrong with how a page is laid out: it scrolls on beyond its content (`nothing`), prints one text over another (`overprint`), or has a control
 * that no hand can reach (`unreachable`).
 */
export interface LayoutFault {
  kind: 'nothing' | 'overprint' | 'unreachable'
  what: string
}

/** Scrolls through all of a page, and lists its faults. Leaves it at its top. */
export async function layoutFaults(page: Page): Promise<LayoutFault[]> {
  await page.evaluate(giveSight)
  const faults: LayoutFault[] = []
  for (const [kind, look] of [
    ['nothing', endsInNothing],
    ['overprint', overprints],
    ['unreachable', outOfReach],
  ] as const)
    for (const what of new Set(await page.evaluate(look))) faults.push({ kind, what })
  return faults
}

interface Letters {
  box: DOMRect
  of: Element
}

/** What the functions below, which run in the page, see by. */
interface Sight {
  controls: string
  isSeen(element: Element | null): boolean
  name(element: Element): string
  letters(within: Element): Letters[]
  scrollers(): Element[]
  scroll(scroller: Element, top: number): Promise<void>
}
declare global {
  var sight: Sight
}

function giveSight(): void {
  const isSeen = (element: Element | null) => {
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    // What is said to screen readers alone lies in a box of one pixel.
    for (let each: Element | null = element; each; each = each.parentElement) if (each.clientWidth === 1) return false
    return true
  }
  /** What is left of a box where the elements around it cut off what is too long for them. */
  const uncut = (box: DOMRect, of: Element) => {
    let { left, right, top, bottom } = box
    for (let each: Element | null = of; each; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each)
      const frame = each.getBoundingClientRect()
      if (overflowX === 'hidden' || overflowX === 'clip')
        [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)]
      if (overflowY === 'hidden' || overflowY === 'clip')
        [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)]
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }
  globalThis.sight = {
    isSeen,
    controls:
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch], [tabindex="0"]',
    name: (element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} ‘${(element.textContent ?? '').trim().slice(0, 40)}’`,
    letters(within) {
      const lines: Letters[] = []
      const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const of = text.parentElement
        if (!of || !text.textContent?.trim() || !isSeen(of)) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        for (const line of range.getClientRects()) {
          const box = uncut(line, of)
          if (box.width > 1 && box.height > 1) lines.push({ box, of })
        }
      }
      return lines
    },
    scrollers: () =>
      [...document.querySelectorAll('*')].filter((each) => {
        if (each instanceof HTMLTextAreaElement) return false
        const scrolls = each === document.scrollingElement || /auto|scroll/.test(getComputedStyle(each).overflowY)
        return scrolls && each !== document.body && each.scrollHeight > each.clientHeight + 1 && isSeen(each)
      }),
    async scroll(scroller, top) {
      scroller.scrollTop = top
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    },
  }
}

async function endsInNothing(): Promise<string[]> {
  /** Of white below the last word: more is no edge. */
  const MOST_WHITE = 160
  const { controls, isSeen, letters, name, scroll, scrollers } = sight
  const found: string[] = []
  for (const scroller of scrollers()) {
    await scroll(scroller, scroller.scrollHeight)
    const things = scroller.querySelectorAll(`${controls}, img, svg, canvas, video, iframe, [contenteditable]`)
    const last = Math.max(
      ...letters(scroller).map(({ box }) => box.bottom),
      ...[...things].filter(isSeen).map((each) => each.getBoundingClientRect().bottom),
    )
    const edge = scroller === document.scrollingElement ? innerHeight : scroller.getBoundingClientRect().bottom
    if (edge - last > MOST_WHITE) found.push(`${Math.round(edge - last)} px beyond the last word of ${name(scroller)}`)
    await scroll(scroller, 0)
  }
  return found
}

async function overprints(): Promise<string[]> {
  /** The boxes of letters share a little where lines stand close. */
  const SHARED_PX = 4
  const { letters, name, scroll, scrollers } = sight
  const found: string[] = []

  const isOpaque = (element: Element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    return backgroundImage !== 'none' || !/^(transparent|rgba\(.*, 0(\.\d+)?\))$/.test(backgroundColor)
  }
  /** Whether both are seen where they meet, since nothing opaque lies between them. */
  const areMixed = (one: Letters, other: Letters) => {
    const [left, right] = [Math.max(one.box.left, other.box.left), Math.min(one.box.right, other.box.right)]
    const [top, bottom] = [Math.max(one.box.top, other.box.top), Math.min(one.box.bottom, other.box.bottom)]
    if (one.of === other.of || right - left < SHARED_PX || bottom - top < SHARED_PX) return false
    const under = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)
    const places = [under.indexOf(one.of), under.indexOf(other.of)]
    return !places.includes(-1) && !under.slice(Math.min(...places), Math.max(...places)).some(isOpaque)
  }
  const look = () => {
    const seen = letters(document.body).filter(({ box }) => box.bottom > 0 && box.top < innerHeight)
    seen.sort((one, other) => one.box.top - other.box.top)
    for (const [index, one] of seen.entries())
      for (const other of seen.slice(index + 1)) {
        if (other.box.top > one.box.bottom) break
        if (areMixed(one, other)) found.push(`${name(one.of)} and ${name(other.of)}`)
      }
  }
  look()
  for (const scroller of scrollers()) {
    const step = Math.max(200, scroller.clientHeight * 0.8)
    for (let top = step; top < scroller.scrollHeight; top += step) {
      await scroll(scroller, top)
      look()
    }
    await scroll(scroller, 0)
  }
  return found
}

async function outOfReach(): Promise<string[]> {
  const { controls, isSeen, name, scroll, scrollers } = sight
  const found: string[] = []
  const moved = scrollers()
  const asked = document.querySelector('dialog[open]') ?? document
  for (const control of asked.querySelectorAll(controls)) {
    if (!isSeen(control) || control.closest('[inert]') || control.matches(':disabled')) continue
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const [box] = control.getClientRects()
    // A link for those who come by the keyboard waits outside until it has the focus.
    if (!box || box.right <= 0) continue
    const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    const label = 'labels' in control ? (control as HTMLInputElement).labels?.[0] : null
    if (top && (control.contains(top) || top.contains(control) || label?.contains(top))) continue
    found.push(`${name(control)} ${top ? `under ${name(top)}` : 'outside of what is seen'}`)
  }
  for (const scroller of moved) await scroll(scroller, 0)
  return found
}
