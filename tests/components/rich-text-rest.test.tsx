// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cleanHtml } from '../../server/gateways/rich-text'
import richTextEditorStyles from '../../src/ui/rich-text/rich-text-editor.module.css'
import { RichTextField } from '../../src/ui/rich-text/rich-text-field'
import type { TakenOver } from '../../src/ui/rich-text/rich-text-props'
import { RichTextRest } from '../../src/ui/rich-text/rich-text-rest'
import { drawnHtml, trimmedHtml, typedHtml, WRITER_HERE } from '../../src/ui/rich-text/rich-text-resting'
import { click, eventually, find, Held, render } from './render'

const onChange = vi.fn()
const onLoaded = vi.fn<(over: TakenOver) => void>()
beforeEach(() => {
  onChange.mockReset()
  onLoaded.mockReset()
})

const paper = () => find('[role="textbox"]')
const box = () => find(`.${richTextEditorStyles.editor}`)
const hasEditor = () => document.querySelector('.ProseMirror') !== null
const turnTo = () => act(() => paper().focus())

/** Types at the end as a browser does where it edits without a script. */
function write(text: string) {
  act(() => {
    const line = paper().lastElementChild ?? paper()
    line.querySelector('br')?.remove()
    const words = line.appendChild(document.createTextNode(text))
    getSelection()?.collapse(words, text.length)
    paper().dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const Review = ({ start = '', error }: { start?: string; error?: string }) => (
  <Held start={start} onChange={onChange}>
    {(control) => (
      <RichTextField label="Review" help="Released with the marks." error={error} aria-required {...control} />
    )}
  </Held>
)

/** The resting field, whose loading the test controls. */
function rest(start = '') {
  const loads: { resolve: () => void; reject: (fault: Error) => void }[] = []
  const load = () => new Promise<void>((resolve, reject) => void loads.push({ resolve, reject }))
  render(
    <Held start={start} onChange={onChange}>
      {(control) => <RichTextRest id="text" label="Review" {...{ ...control, load, onLoaded }} />}
    </Held>,
  )
  return loads
}

describe('a rich text field before its first focus', () => {
  it('shows its value, and is the textbox that the editor will be', async () => {
    render(<Review start="<p>Good.</p>" error="Field is required" />)
    const before = ['role', 'aria-multiline', 'aria-label', 'aria-describedby', 'aria-invalid', 'aria-required', 'id']
    const said = () => {
      const described = (paper().getAttribute('aria-describedby') ?? '').split(' ')
      const words = described.map((id) => document.getElementById(id)?.textContent)
      return [before.map((name) => name !== 'aria-describedby' && paper().getAttribute(name)), words]
    }
    const resting = said()
    expect(paper().innerHTML).toBe('<p>Good.</p>')
    expect(paper().getAttribute('aria-required')).toBe('true')
    expect(hasEditor()).toBe(false)
    turnTo()
    await eventually(() => find('.ProseMirror'))
    expect(said()).toEqual(resting)
    expect(document.activeElement).toBe(paper())
    expect(onChange).not.toHaveBeenCalled()
  })

  it('is the first stop of Tab, and shows the editor’s tools', async () => {
    render(<Review />)
    const tools = () => [...document.querySelectorAll('[role="toolbar"] button')].map((each) => each.ariaLabel)
    const resting = tools()
    expect(document.querySelector('button[tabindex="0"]')).toBeNull()
    expect(paper().tabIndex).toBe(0)
    turnTo()
    await eventually(() => find('.ProseMirror'))
    expect(tools()).toEqual(resting)
  })

  it('takes the focus by its label', async () => {
    render(<Review start="<p>Good.</p>" />)
    click(find('label'))
    await eventually(() => find('.ProseMirror'))
    expect(document.activeElement).toBe(paper())
  })

  it('applies a pressed tool once the editor has loaded', async () => {
    render(<Review start="<p>Good.</p>" />)
    click(find('[aria-label="Bulleted list"]'))
    await eventually(() => expect(onChange).toHaveBeenLastCalledWith('<ul><li><p>Good.</p></li></ul>'))
  })

  it('makes a heading of the kind that is chosen, also before the editor has loaded, and text of it again', async () => {
    render(<Review start="<p>Good.</p>" />)
    const choose = (name: string) => {
      const kind = find('select') as HTMLSelectElement
      act(() => {
        kind.value = name
        kind.dispatchEvent(new Event('change', { bubbles: true }))
      })
    }
    choose('heading3')
    await eventually(() => expect(onChange).toHaveBeenLastCalledWith('<h3>Good.</h3>'))
    expect((find('select') as HTMLSelectElement).value).toBe('heading3')
    choose('paragraph')
    await eventually(() => expect(onChange).toHaveBeenLastCalledWith('<p>Good.</p>'))
  })

  it('follows its form’s value', () => {
    const draw = render(<RichTextField label="Review" value="<p>One</p>" onChange={onChange} />)
    draw(<RichTextField label="Review" value="<p>Two</p>" onChange={onChange} />)
    expect(paper().innerHTML).toBe('<p>Two</p>')
  })
})

describe('text typed before the editor has loaded', () => {
  it('is in the form at once, and the writer goes on after it', async () => {
    render(<Review start="<p>Dear</p>" />)
    turnTo()
    write(' Mr ')
    expect(onChange).toHaveBeenLastCalledWith('<p>Dear Mr </p>')
    await eventually(() => find('.ProseMirror'))
    expect(paper().textContent).toBe('Dear Mr ')
    expect(document.activeElement).toBe(paper())
    const { focusNode, focusOffset } = getSelection() as Selection
    expect([focusNode?.textContent, focusOffset]).toEqual(['Dear Mr ', 8])
  })

  it('reaches the editor with the writer’s place, and not during a composition', async () => {
    const loads = rest('<p>Dear</p>')
    turnTo()
    write(' Mr')
    const compose = (type: string) => act(() => void paper().dispatchEvent(new Event(type, { bubbles: true })))
    compose('compositionstart')
    await act(async () => loads[0]?.resolve())
    expect(onLoaded).not.toHaveBeenCalled()
    compose('compositionend')
    await eventually(() => expect(onLoaded).toHaveBeenCalledOnce())
    expect(onLoaded.mock.lastCall?.[0]).toEqual({
      html: `<p>Dear Mr${WRITER_HERE}</p>`,
      typed: true,
      writing: true,
      tool: undefined,
    })
  })

  it('consists of the elements that the server keeps, without the browser’s additions', () => {
    const typed = trimmedHtml(typedHtml('<p>Dear&nbsp;Mr<br></p><div>a</div><p><br></p>'))
    expect(typed).toBe('<p>Dear\u00a0Mr</p><p>a</p>')
    expect(cleanHtml(typed)).toBe(typed)
    expect(trimmedHtml(typedHtml('<p><br></p>'))).toBe('')
    expect(typedHtml('<br>')).toBe('')
  })

  it('looks as in the editor', () => {
    expect(drawnHtml('')).toBe('<p><br></p>')
    expect(drawnHtml('<p>a\n  b</p>\n<ul>\n <li>c</li>\n</ul>\n')).toBe('<p>a b</p><ul><li>c</li></ul>')
    expect(drawnHtml('<blockquote><p>a</p></blockquote>')).toMatch(/<p><br><\/p>$/)
  })
})

describe('a slow or missing editor', () => {
  it('is announced as loading', async () => {
    rest()
    expect(box().getAttribute('aria-busy')).toBe('false')
    turnTo()
    expect(box().getAttribute('aria-busy')).toBe('true')
    await eventually(() => expect(find('[role="status"]').textContent).toContain('You can write already'))
  })

  it('is reported, keeps the written text, and is loaded again', async () => {
    const loads = rest('<p>Dear</p>')
    turnTo()
    write(' Mr')
    await act(async () => loads[0]?.reject(new Error('offline')))
    expect(find('[role="alert"]').textContent).toContain('did not load')
    write(' Marlowe')
    expect(onChange).toHaveBeenLastCalledWith('<p>Dear Mr Marlowe</p>')
    click(find('[role="alert"] button'))
    expect(document.querySelector('[role="alert"]')).toBeNull()
    expect(document.activeElement).toBe(paper())
    await act(async () => loads[1]?.resolve())
    expect(onLoaded.mock.lastCall?.[0].html).toContain('Dear Mr Marlowe')
  })
})

it('a bar without room for all its tools shows on which side there are more', () => {
  const wide = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(600)
  const narrow = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(312)
  render(<Review />)
  const tools = find('[role="toolbar"]')
  const sides = () =>
    ['before', 'after'].filter((side) => find(`.${richTextEditorStyles.shelf}`).hasAttribute(`data-${side}`))
  const scroll = (by: number) =>
    act(() => {
      tools.scrollLeft = by
      tools.dispatchEvent(new Event('scroll', { bubbles: true }))
    })
  expect(sides()).toEqual(['after'])
  scroll(100)
  expect(sides()).toEqual(['before', 'after'])
  scroll(288)
  expect(sides()).toEqual(['before'])
  wide.mockRestore()
  narrow.mockRestore()
})
