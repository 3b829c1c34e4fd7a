import { act, type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll } from 'vitest'

const cleanups: (() => void)[] = []

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
  document.body.replaceChildren()
})

/** Draws an element into the page for one test, and answers a function that draws another there. */
export function render(node: ReactNode): (node: ReactNode) => void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const draw = (next: ReactNode) => act(() => root.render(next))
  draw(node)
  cleanups.push(() => act(() => root.unmount()))
  return draw
}

interface HeldProps<Value> {
  start: Value
  onChange: (value: Value) => void
  children: (control: { value: Value; onChange: (value: Value) => void }) => ReactNode
}

/** Holds the value of a control, as a form does, and reports each change. */
export function Held<Value>({ start, onChange, children }: HeldProps<Value>) {
  const [value, setValue] = useState(start)
  const change = (next: Value) => {
    setValue(next)
    onChange(next)
  }
  return children({ value, onChange: change })
}

/** The first element that matches a selector. */
export function find<E extends HTMLElement = HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector)
  if (!found) throw new Error(`Nothing in the page is ${selector}`)
  return found
}

const PATIENCE_MS = 10_000

/** Lets the page go on until the check stops throwing, and answers its value. A slow machine only takes longer. */
export async function eventually<T>(said: () => T): Promise<T> {
  for (const end = Date.now() + PATIENCE_MS; ; ) {
    await act(() => new Promise((done) => setTimeout(done)))
    try {
      return said()
    } catch (fault) {
      if (Date.now() > end) throw fault
    }
  }
}

/** Presses a key on the focused element, and answers whether the browser would still act on it. */
export function press(key: string, held: { ctrlKey?: true } = {}): boolean {
  let goesOn = true
  act(() => {
    const target = document.activeElement ?? document.body
    goesOn = target.dispatchEvent(new KeyboardEvent('keydown', { key, ...held, bubbles: true, cancelable: true }))
  })
  return goesOn
}

/** Types text into a field as a browser does. */
export function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  act(() => {
    const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** Presses an element with the pointer. */
export function click(element: HTMLElement): void {
  act(() => element.click())
}
