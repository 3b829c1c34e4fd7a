// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { placeAtFoot, riseClear } from '../../src/ui/overlay/toast-place'

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

/** An element at a place where a browser would have drawn it. */
function drawn(html: string, at: ReturnType<typeof box>, host: Element = document.body): HTMLElement {
  host.insertAdjacentHTML('beforeend', html)
  const element = host.lastElementChild as HTMLElement
  element.getBoundingClientRect = () => ({ ...at, height: at.bottom - at.top }) as DOMRect
  Object.defineProperty(element, 'offsetHeight', { value: at.bottom - at.top })
  return element
}

describe('notices', () => {
  const start = box(12, 776, 366, 56)

  it('stay at the foot where nothing is below them', () => {
    expect(riseClear(start, [], 422)).toBe(0)
    expect(riseClear(start, [box(0, 60, 390, 44), box(380, 780, 10, 44)], 422)).toBe(0)
  })

  it('rise above an element there, also where that meets another one', () => {
    const [bar, save] = [box(0, 784, 390, 60), box(278, 728, 96, 44)]
    expect(riseClear(start, [bar], 422)).toBe(56)
    expect(riseClear(start, [bar, save], 422)).toBe(112)
  })

  it('have no place where all is full', () => {
    const rows = Array.from({ length: 14 }, (_, at) => box(300, at * 60, 44, 44))
    expect(riseClear(start, rows, 422)).toBeUndefined()
  })
})

describe('the place of notices on a phone', () => {
  const start = box(12, 776, 366, 56)
  const place = () => {
    Object.assign(globalThis, { innerHeight: 844 })
    const toaster = drawn('<section class="toaster"><button>Close</button></section>', start)
    placeAtFoot(toaster, document.body)
    const bottom = toaster.style.bottom
    document.body.replaceChildren()
    return bottom
  }

  it('comes from the style sheet where the foot is free', () => {
    drawn('<button>Far up</button>', box(0, 100, 390, 44))
    expect(place()).toBe('')
  })

  it('is above a bar with all its height, and above the buttons and fields over it', () => {
    const bar = drawn('<nav style="position: fixed"></nav>', box(0, 784, 390, 60))
    drawn('<button>More</button>', box(312, 800, 78, 30), bar)
    expect(place()).toBe('68px')
    const again = drawn('<nav style="position: fixed"></nav>', box(0, 784, 390, 60))
    drawn('<button>More</button>', box(312, 800, 78, 30), again)
    drawn('<button>Save</button>', box(278, 720, 96, 44))
    drawn('<input>', box(16, 630, 96, 44))
    expect(place()).toBe('222px')
  })

  it('is above only the bar where a page is full of buttons', () => {
    const bar = drawn('<nav style="position: sticky"></nav>', box(0, 784, 390, 60))
    drawn('<button>More</button>', box(312, 800, 78, 30), bar)
    for (let at = 0; at < 13; at++) drawn('<button>Book</button>', box(300, at * 60, 44, 44))
    expect(place()).toBe('68px')
  })

  it('is never on a main button, also where a page is full of others', () => {
    for (let at = 0; at < 13; at++) drawn('<button>Book</button>', box(300, at * 60, 44, 44))
    drawn('<a data-look="primary">Save</a>', box(278, 780, 96, 44))
    expect(place()).toBe('72px')
  })

  it('is above the cookie sheet, however high that is', () => {
    drawn('<section data-bar="cookies" style="position: sticky">Cookies</section>', box(0, 404, 390, 440))
    expect(place()).toBe('448px')
  })
})
