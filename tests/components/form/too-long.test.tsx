// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Button } from '../../../src/ui/action/button'
import { TextArea } from '../../../src/ui/form/text-area'
import { TextField } from '../../../src/ui/form/text-field'
import { click, find, render, type } from '../render'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const described = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

function Note({ most, onSend }: { most: number; onSend?: () => void }) {
  const [text, setText] = useState('')
  const [title, setTitle] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend?.()
      }}
    >
      <TextField label="Title" most={10} value={title} onChange={({ target }) => setTitle(target.value)} />
      <TextArea label="Text" most={most} value={text} onChange={({ target }) => setText(target.value)} />
      <Button type="submit">Save</Button>
      <Button data-sends onClick={onSend}>
        Send
      </Button>
      <Button onClick={onSend}>Cancel</Button>
    </form>
  )
}

const area = () => find<HTMLTextAreaElement>('textarea')
const field = () => find<HTMLInputElement>('input')
const button = (name: string) => [...document.querySelectorAll('button')].find((each) => each.textContent === name)

describe('a text that is too long', () => {
  it('stays whole, is marked, and says by how much it is to be shortened', () => {
    render(<Note most={5000} />)
    const pasted = `${'x'.repeat(5611)}y`
    type(area(), pasted)
    expect(area().value).toBe(pasted)
    expect(area().hasAttribute('maxlength')).toBe(false)
    expect(area().getAttribute('aria-invalid')).toBe('true')
    expect(described(area())).toBe('5,612 of 5,000 characters: shorten this by 612.')
  })

  it('is counted as the server counts it: without the spaces around it, a line as one line', () => {
    render(<Note most={10} />)
    type(area(), `  ${'x'.repeat(10)}\n\n`)
    expect(area().hasAttribute('aria-invalid')).toBe(false)
    type(field(), `a   ${'b'.repeat(8)}\t `)
    expect(field().hasAttribute('aria-invalid')).toBe(false)
    type(field(), '😀😀😀😀😀😀')
    expect(field().value).toBe('😀😀😀😀😀😀')
    expect(described(field())).toBe('12 of 10 characters: shorten this by 2.')
  })

  it('says how full it is within the last tenth, and nothing before', () => {
    render(<Note most={5000} />)
    type(area(), 'x'.repeat(4500))
    expect(described(area())).toBe('')
    type(area(), 'x'.repeat(4501))
    expect(described(area())).toBe('4,501 of 5,000 characters')
    expect(area().hasAttribute('aria-invalid')).toBe(false)
  })

  it('is read out when its writer pauses', () => {
    render(<Note most={10} />)
    type(area(), 'x'.repeat(12))
    const said = () => [...document.querySelectorAll('[aria-live]')].map((each) => each.textContent).join('')
    expect(said()).toBe('')
    act(() => void vi.advanceTimersByTime(1000))
    expect(said()).toBe('12 of 10 characters: shorten this by 2.')
  })

  it.each(['Save', 'Send'])('is not sent by %s, which leads to it', (name) => {
    const sent = vi.fn()
    render(<Note most={10} onSend={sent} />)
    type(area(), 'x'.repeat(11))
    const press = button(name)
    if (press) click(press)
    expect(sent).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(area())
    type(field(), 'x'.repeat(11))
    if (press) click(press)
    expect(document.activeElement).toBe(field())
    type(area(), 'x'.repeat(10))
    type(field(), 'x')
    if (press) click(press)
    expect(sent).toHaveBeenCalledOnce()
  })

  it('keeps nobody from leaving', () => {
    const left = vi.fn()
    render(<Note most={10} onSend={left} />)
    type(area(), 'x'.repeat(11))
    const cancel = button('Cancel')
    if (cancel) click(cancel)
    expect(left).toHaveBeenCalledOnce()
  })
})
