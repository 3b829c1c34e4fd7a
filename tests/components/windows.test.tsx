// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import dockWindowStyles from '../../src/ui/windows/dock-window.module.css'
import {
  mayGo,
  openingBox,
  type Placements,
  placementOf,
  placeWindow,
  type WindowAction,
  type WindowState,
} from '../../src/ui/windows/use-windows'
import { type SpaceWindow, WindowSpace } from '../../src/ui/windows/window-space'
import { click, eventually, find, press, render } from './render'

const room: SpaceWindow[] = [
  { id: 'brief', title: 'Brief', icon: 'sessions', content: <input aria-label="Mark" /> },
  { id: 'notes', title: 'Notes', icon: 'note', dense: true, content: <p>Notes</p> },
]

// The windows load at the first floating one, and the first test should not wait for that.
beforeAll(() => import('../../src/ui/windows/floating-window'))
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

let places: Placements = {}
function draw(windows: readonly SpaceWindow[] = room, kept?: Placements) {
  render(
    <WindowSpace mainLabel="Answer" windows={windows} kept={kept} onPlaced={(next) => (places = next)}>
      <p>The work</p>
    </WindowSpace>,
  )
}
const control = (label: string) => find<HTMLButtonElement>(`[aria-label="${label}"]`)
const controls = (frame: string) =>
  [...document.querySelectorAll(`section[aria-label="${frame}"] [data-control]`)].map((each) =>
    each.getAttribute('aria-label'),
  )
const use = async (label: string) => click(await eventually(() => control(label)))
const fromTray = async () => click(await eventually(() => find(`.${dockWindowStyles.windowsTray} button`)))
const hasControls = (frame: string, labels: string[]) => eventually(() => expect(controls(frame)).toEqual(labels))
const hasFocus = (label: string) =>
  eventually(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(label))
const placesAfter = (...actions: WindowAction[]) =>
  actions.reduce<Placements>((now, action) => placeWindow(now, action, {}), {})

function RoomWithPaper() {
  const [open, setOpen] = useState(true)
  const paper: SpaceWindow = {
    id: 'paper',
    title: 'Paper',
    icon: 'file',
    content: 'Will',
    onClose: () => setOpen(false),
  }
  return (
    <WindowSpace mainLabel="Answer" windows={open ? [paper] : []}>
      <p>The work</p>
    </WindowSpace>
  )
}

describe('a window', () => {
  const all: WindowState[] = ['docked', 'floating', 'minimised', 'maximised', 'fullscreen']
  const from = (state: WindowState) => all.filter((to) => to !== state && mayGo(state, to))

  it('never changes between embedded and full screen at once', () => {
    expect(mayGo('docked', 'fullscreen')).toBe(false)
    expect(mayGo('fullscreen', 'docked')).toBe(false)
  })

  it('is neither minimised nor maximised while it is embedded or full screen', () => {
    expect(from('docked')).toEqual(['floating'])
    expect(from('fullscreen')).toEqual(['floating', 'maximised'])
    expect(placesAfter({ id: 'a', to: 'minimised' })).toEqual({})
    expect(placesAfter({ id: 'a', to: 'maximised' })).toEqual({})
  })

  it('is pinned only while it is neither embedded nor full screen, and embedding unpins it', () => {
    expect(placesAfter({ id: 'a', pin: true })).toEqual({})
    const floats = placesAfter({ id: 'a', to: 'floating' }, { id: 'a', pin: true })
    expect(floats.a?.pinned).toBe(true)
    expect(placeWindow(floats, { id: 'a', to: 'docked' }, {}).a?.pinned).toBe(false)
    const full = placesAfter({ id: 'a', to: 'floating' }, { id: 'a', to: 'maximised' }, { id: 'a', to: 'fullscreen' })
    expect(placeWindow(full, { id: 'a', pin: true }, {})).toBe(full)
  })

  it('opens 60 px further from the left and the top than the one before', () => {
    expect([1, 2, 3].map((nth) => openingBox(nth)).map(({ x, y }) => [x, y])).toEqual([
      [60, 60],
      [120, 120],
      [180, 180],
    ])
    const two = placesAfter({ id: 'a', to: 'floating' }, { id: 'b', to: 'floating' })
    expect(placementOf(two, 'b').box).toMatchObject({ x: 120, y: 120 })
    // A window that was placed here once and is now hidden takes no room.
    const one = placeWindow(two, { id: 'c', to: 'floating' }, { among: ['c'] })
    expect(one.c?.box).toMatchObject({ x: 60, y: 60 })
  })

  it('returns from the tray with its place and size', () => {
    const box = { x: 5, y: 6, width: 200, height: 150 }
    const placed = placesAfter({ id: 'a', to: 'floating' }, { id: 'a', box }, { id: 'a', to: 'minimised' })
    expect(placeWindow(placed, { id: 'a', restore: true }, {}).a).toMatchObject({ state: 'floating', box })
  })
})

describe('a room’s windows', () => {
  const maximised = ['Pin Brief', 'Full screen', 'Minimise Brief', 'Restore Brief']

  it('offer only what their state allows', async () => {
    draw()
    await hasControls('Brief', ['Float Brief'])
    await use('Float Brief')
    await hasControls('Brief', ['Pin Brief', 'Dock Brief', 'Minimise Brief', 'Maximise Brief'])
    await use('Maximise Brief')
    await hasControls('Brief, maximised', maximised)
    await use('Full screen')
    await hasControls('Brief, full screen', ['Leave full screen'])
    await use('Leave full screen')
    await use('Minimise Brief')
    await eventually(() => expect(find(`.${dockWindowStyles.windowsTray}`).textContent).toBe('Brief'))
    await fromTray()
    await hasControls('Brief, maximised', maximised)
  })

  it('are pinned while they are maximised too, and the pinned one of two is on top', async () => {
    const large = { state: 'maximised', before: 'floating', pinned: false, level: 1, box: null } as const
    draw(room, { brief: large, notes: large })
    const onTop = () =>
      [...document.querySelectorAll(`.${dockWindowStyles.maximised}:not([inert])`)].at(-1)?.getAttribute('aria-label')
    await eventually(() => expect(onTop()).toBe('Notes, maximised'))
    draw(room, { brief: { ...large, pinned: true }, notes: large })
    await eventually(() => expect(onTop()).toBe('Brief, maximised'))
  })

  it('end full screen by Escape where the browser’s own is missing', async () => {
    draw(room, { brief: { state: 'fullscreen', before: 'maximised', pinned: false, level: 1, box: null } })
    await hasControls('Brief, full screen', ['Leave full screen'])
    act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
    await hasControls('Brief, maximised', maximised)
  })

  it('take the focus along wherever they go', async () => {
    draw()
    await use('Float Brief')
    await hasFocus('Brief')
    await use('Minimise Brief')
    await eventually(() => expect(document.activeElement?.textContent).toBe('Brief'))
    await fromTray()
    await use('Dock Brief')
    await eventually(() => expect(document.activeElement?.className).toContain(dockWindowStyles.docked))
    await hasFocus('Brief')
  })

  it('keep the text typed in them', async () => {
    draw()
    const field = find<HTMLInputElement>('[aria-label="Mark"]')
    field.value = 'seven'
    await use('Float Brief')
    await use('Maximise Brief')
    await hasControls('Brief, maximised', maximised)
    expect(find<HTMLInputElement>('[aria-label="Mark"]')).toBe(field)
    expect(field.value).toBe('seven')
  })

  it('are moved by arrow keys and resized with Shift, down to 100 × 100, and say so', async () => {
    draw()
    await use('Float Brief')
    const says = (words: string) => eventually(() => expect(find('[role="status"]').textContent).toContain(words))
    await says('Brief floats')
    act(() => find(`.${dockWindowStyles.floating} .${dockWindowStyles.bar}`).focus())
    press('ArrowRight')
    press('ArrowDown')
    expect(places.brief?.box).toEqual({ x: 76, y: 76, width: 420, height: 300 })
    await says('76 from the left and 76 from the top')

    const smaller = (key: string) =>
      act(() => {
        find(`.${dockWindowStyles.floating} .${dockWindowStyles.bar}`).dispatchEvent(
          new KeyboardEvent('keydown', { key, shiftKey: true, bubbles: true }),
        )
      })
    for (let times = 0; times < 30; times++) {
      smaller('ArrowLeft')
      smaller('ArrowUp')
    }
    expect(places.brief?.box).toMatchObject({ width: 100, height: 100 })
  })

  it('have separate places when they begin floating', async () => {
    draw(room.map((one) => ({ ...one, initial: 'floating' as const })))
    await eventually(() => expect([places.brief?.box?.x, places.notes?.box?.x]).toEqual([60, 120]))
  })

  it('hide from the keyboard what lies under a maximised one, but not a pinned one over it', async () => {
    draw()
    await use('Float Notes')
    await use('Pin Notes')
    await use('Float Brief')
    await use('Maximise Brief')
    const notesInert = () => find('section[aria-label="Notes"]').inert
    await eventually(() => expect(find('main').inert).toBe(true))
    expect(notesInert()).toBe(false)
    await use('Pin Notes')
    await eventually(() => expect(notesInert()).toBe(true))
  })

  it('are made wider and narrower by the keys of their edge, which says how wide they are, and that is kept', () => {
    const kept: number[] = []
    render(
      <WindowSpace mainLabel="Answer" windows={room} keptShare={40} onShare={(share) => kept.push(share)}>
        <p>The work</p>
      </WindowSpace>,
    )
    const edge = find('[role=separator]')
    act(() => edge.focus())
    press('ArrowLeft')
    expect(edge.getAttribute('aria-valuenow')).toBe('43')
    expect(find(`.${dockWindowStyles.windows}`).style.getPropertyValue('--docks-w')).toBe('43vw')
    press('End')
    press('ArrowRight')
    expect(kept).toEqual([43, 20, 20])
  })

  it('show one of them at a time as tabs of a phone', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
    draw()
    const tab = (name: string) =>
      [...document.querySelectorAll('nav button')].find(({ textContent }) => textContent === name) as HTMLElement
    click(await eventually(() => tab('Brief')))
    expect(control('Mark')).not.toBeNull()
    click(tab('Notes'))
    expect(find('section[aria-label="Notes"]').textContent).toBe('Notes')
    expect(document.querySelector('[aria-label="Mark"]')).toBeNull()
  })
  it('can be closed where that is allowed, and pass the focus to the work', async () => {
    render(<RoomWithPaper />)
    click(control('Close Paper'))
    expect(document.querySelector('section')).toBeNull()
    expect(document.activeElement?.id).toBe('main')
  })
})
