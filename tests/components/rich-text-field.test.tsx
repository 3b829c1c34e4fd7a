// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { MOST_TEXT } from '../../rules/limits'
import { cleanHtml } from '../../server/gateways/rich-text'
import { refuseTooLong } from '../../server/kernel/graphql/arguments'
import { schema } from '../../server/kernel/graphql/schema'
import richTextEditorStyles from '../../src/ui/rich-text/rich-text-editor.module.css'
import { RichTextField } from '../../src/ui/rich-text/rich-text-field'
import { richTextFault } from '../../src/ui/rich-text/rich-text-limit'
import { withoutStyles } from '../../src/ui/rich-text/rich-text-paste'
import { isLinkAddress } from '../../src/ui/rich-text/rich-text-schema'
import { click, eventually, find, Held, press, render, type } from './render'

const onChange = vi.fn()

const Review = ({ start = '', error }: { start?: string; error?: string }) => (
  <Held start={start} onChange={onChange}>
    {(control) => <RichTextField label="Review" help="Released with the marks." error={error} {...control} />}
  </Held>
)

/** Draws the field and focuses it, which loads the editor. */
async function draw(start?: string, error?: string) {
  render(<Review start={start} error={error} />)
  act(() => paper().focus())
  await eventually(() => find('.ProseMirror'))
}
const paper = () => find('[role="textbox"]')
const tools = () => [...document.querySelectorAll<HTMLElement>('[role="toolbar"] :is(select, button)')]
const tool = (label: string) => find<HTMLButtonElement>(`[role="toolbar"] [aria-label="${label}"]`)
const kind = () => find<HTMLSelectElement>('[role="toolbar"] select')
const last = () => onChange.mock.lastCall?.[0] as string
const choose = (from: number, to: number) =>
  act(() => {
    const text = document.createTreeWalker(paper(), NodeFilter.SHOW_TEXT).nextNode()
    paper().focus()
    if (text) getSelection()?.setBaseAndExtent(text, from, text, to)
    document.dispatchEvent(new Event('selectionchange'))
  })

describe('the rich-text field', () => {
  it('is a textbox of several lines with its label, help and error', async () => {
    await draw('<p>Good.</p>', 'Field is required')
    expect(paper().getAttribute('aria-label')).toBe('Review')
    expect(paper().getAttribute('aria-multiline')).toBe('true')
    expect(paper().getAttribute('aria-invalid')).toBe('true')
    const described = (paper().getAttribute('aria-describedby') ?? '').split(' ')
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Field is required',
      'Released with the marks.',
      'Alt+F10: toolbar.',
    ])
    // Those of Vite are of the modules here; the product has files for them.
    expect(document.querySelector('style:not([data-vite-dev-id])')).toBeNull()
  })

  it('has a toolbar with one tab stop, walked by arrows and left by Escape', async () => {
    await draw('<p>Good.</p>')
    expect(tools().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
    act(() => kind().focus())
    press('ArrowRight')
    press('ArrowRight')
    press('ArrowRight')
    expect(document.activeElement).toBe(tool('Bold'))
    press('End')
    expect(document.activeElement).toBe(tool('Link'))
    press('ArrowRight')
    expect(document.activeElement).toBe(kind())
    expect(tools().filter(({ tabIndex }) => tabIndex === 0)).toEqual([kind()])
    press('Escape')
    await eventually(() => expect(document.activeElement).toBe(paper()))
  })

  it('shows the formats at the writer’s place', async () => {
    await draw('<p><strong>Good.</strong></p>')
    choose(1, 3)
    expect(tool('Bold').getAttribute('aria-pressed')).toBe('true')
    expect(tool('Italic').getAttribute('aria-pressed')).toBe('false')
    expect(tool('Undo').getAttribute('aria-disabled')).toBe('true')
  })

  it('changes nothing when it opens, and keeps every element that the server keeps', async () => {
    const all = cleanHtml(
      '<h2>Advice</h2><p>Costs: <strong>not</strong> <em>more</em><br>than <u>that</u> <s>now</s> &amp; <code>s 2</code></p><ul><li><p>one</p></li></ul><ol><li><p>two</p></li></ol><blockquote><p>“Quote”</p></blockquote><table><tbody><tr><th colspan="2"><p>Item</p></th></tr><tr><td><p>Fee</p></td><td><p>£1</p></td></tr></tbody></table><pre><code>text</code></pre><hr><p><a href="https://legislation.gov.uk">Act</a></p>',
    )
    onChange.mockReset()
    await draw(all)
    expect(onChange).not.toHaveBeenCalled()
    choose(0, 6)
    act(() => {
      kind().value = 'heading3'
      kind().dispatchEvent(new Event('change', { bubbles: true }))
    })
    expect(last()).toBe(all.replaceAll('h2', 'h3'))
    expect(cleanHtml(last())).toBe(last())
  })

  it('accepts nothing that the server would remove', async () => {
    await draw(
      '<p style="color:red" onclick="x()">A<script>alert(1)</script><img src=x onerror=alert(1)> <a href="javascript:x">b</a> <a href="https://a.example" target="_blank">c</a></p><h1>d</h1>',
    )
    choose(0, 1)
    click(tool('Bold'))
    expect(last()).toContain('<strong>A</strong>')
    expect(last()).toContain('<a href="https://a.example" rel="noopener">c</a>')
    expect(last()).not.toMatch(/script|img|style|onclick|_blank/)
  })

  it('never takes back what the writer is typing', async () => {
    await draw('<p>Dear</p>')
    choose(4, 4)
    const text = paper().firstChild?.firstChild as Text
    text.data = 'Dear '
    await eventually(() => expect(last()).toBe('<p>Dear </p>'))
    expect(paper().textContent).toBe('Dear ')
  })

  it('answers an empty text where nothing is left', async () => {
    await draw('<p>Good.</p>')
    choose(0, 5)
    await act(async () => {
      paper().dispatchEvent(new KeyboardEvent('keydown', { key: 'Backspace', bubbles: true, cancelable: true }))
    })
    expect(last()).toBe('')
  })

  it('sets a link to another site, and refuses any other address', async () => {
    await draw('<p>Act</p>')
    choose(0, 3)
    click(tool('Link'))
    const address = find<HTMLInputElement>(`.${richTextEditorStyles.link} input`)
    type(address, 'javascript:alert(1)')
    act(() => address.focus())
    expect(press('Enter')).toBe(false)
    expect(find(`.${richTextEditorStyles.link} [id$="-error"]`).textContent).toContain('Write a web address such as')
    type(address, 'legislation.gov.uk/ukpga')
    press('Enter')
    expect(last()).toBe('<p><a href="https://legislation.gov.uk/ukpga" rel="noopener">Act</a></p>')
    expect(['https://a.example', 'mailto:a@b.example', '//a.example', 'data:x', '/wallet'].map(isLinkAddress)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it('makes a table with the writer in its first cell, and shows tools for it', async () => {
    await draw('<p>Costs</p>')
    choose(5, 5)
    click(tool('Table'))
    expect(last().match(/<tr>/g)).toHaveLength(3)
    click(tool('Add row'))
    expect(last().match(/<tr>/g)).toHaveLength(4)
    click(tool('Delete table'))
    expect(last()).toBe('<p>Costs</p>')
  })

  it('recognises pasted emphasis by its styles, and a bold element that is not bold', () => {
    expect(
      withoutStyles(
        '<b style="font-weight:normal"><p>a <span style="font-weight:700;color:red">b</span><span style="font-style: italic">c</span><b onclick="x()">d</b></p></b>',
      ),
    ).toBe('<p>a <span><strong>b</strong></span><span><em>c</em></span><b>d</b></p>')
  })

  it('says when a text is longer than the server allows', () => {
    expect(richTextFault('x'.repeat(MOST_TEXT))).toBeUndefined()
    expect(richTextFault('x'.repeat(MOST_TEXT + 1))).toContain('at most 200,000 are kept')
    const { args = [] } = schema.getMutationType()?.getFields().userUpdate ?? {}
    const server = (length: number) => () => refuseTooLong({ summary: 'x'.repeat(length) }, args)
    expect(server(MOST_TEXT)).not.toThrow()
    expect(server(MOST_TEXT + 1)).toThrow(
      expect.objectContaining({ extensions: { code: 'VALIDATION', field: 'summary' } }),
    )
  })
})
