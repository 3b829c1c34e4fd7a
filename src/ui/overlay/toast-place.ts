/** A part of the window, in px from its top left corner. */
export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const GAP = 8
const BUTTONS = /* not text */ 'button, [data-look], [role="button"]'
const MAIN_BUTTONS = /* not text */ '[data-look="primary"]'
const FIELDS = /* not text */ 'input, select, textarea, [contenteditable="true"]'
/** A taller part of the window is no bar, but the content itself. */
const TALLEST_BAR = 0.4

/** How far above `start` a box must be, in px, to cover no obstacle; undefined if it would rise above `highest`, in px from the top of the window. */
export function riseClear(start: Box, obstacles: readonly Box[], highest: number): number | undefined {
  for (let rise = 0; start.top - rise >= highest; ) {
    const [top, bottom] = [start.top - rise, start.bottom - rise]
    const below = obstacles.filter(
      (each) =>
        each.left < start.right && each.right > start.left && each.top < bottom + GAP && each.bottom > top - GAP,
    )
    if (below.length === 0) return rise
    rise = start.bottom + GAP - Math.min(...below.map((each) => each.top))
  }
  return undefined
}

/** The place of notices: at the foot, or above it so that fixed bars and main buttons stay free, other buttons if there is room, and fields. */
export function placeAtFoot(toaster: HTMLElement, host: HTMLElement): void {
  toaster.style.removeProperty('bottom')
  const start = toaster.getBoundingClientRect()
  const { bars, mainButtons, buttons, fields } = obstaclesIn(host, toaster)
  const half = innerHeight / 2
  const rise =
    riseClear(start, [...bars, ...buttons, ...fields], half) ??
    riseClear(start, [...bars, ...buttons], half) ??
    riseClear(start, [...bars, ...mainButtons], GAP) ??
    riseClear(start, bars, GAP) ??
    0
  if (rise > 0) toaster.style.bottom = `${innerHeight - start.bottom + rise}px`
}

function obstaclesIn(host: HTMLElement, toaster: HTMLElement) {
  const bars = new Map<Element, Box>()
  for (const bar of host.querySelectorAll<HTMLElement>('[data-bar]')) {
    const box = bar.getBoundingClientRect()
    if (box.height > 0) bars.set(bar, box)
  }
  const mainButtons: Box[] = []
  const buttons: Box[] = []
  const fields: Box[] = []
  for (const each of host.querySelectorAll<HTMLElement>([BUTTONS, FIELDS].join())) {
    const box = each.getBoundingClientRect()
    if (toaster.contains(each) || box.height === 0 || box.top > innerHeight || box.bottom < 0) continue
    const bar = barOf(each, host)
    if (bar) bars.set(bar, bar.getBoundingClientRect())
    else {
      if (each.matches(MAIN_BUTTONS)) mainButtons.push(box)
      ;(each.matches(BUTTONS) ? buttons : fields).push(box)
    }
  }
  return { bars: [...bars.values()], mainButtons, buttons, fields }
}

/** The fixed bar that a control is in, if any. */
function barOf(control: HTMLElement, host: HTMLElement): Element | undefined {
  for (let each = control.parentElement; each && each !== host; each = each.parentElement) {
    const { position } = getComputedStyle(each)
    if ((position === 'fixed' || position === 'sticky') && each.offsetHeight < innerHeight * TALLEST_BAR) return each
  }
  return undefined
}
