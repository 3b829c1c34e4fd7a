// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cleanIllustrated } from '../../server/gateways/rich-text'
import { type PictureKeeper, PictureKeeping } from '../../src/ui/rich-text/picture-keeper'
import { PictureLinks } from '../../src/ui/rich-text/picture-links'
import { RichText } from '../../src/ui/rich-text/rich-text'
import { RichTextField } from '../../src/ui/rich-text/rich-text-field'
import { click, eventually, find, Held, press, render, type } from './render'

const id = '01a210ad-ce53-7581-a13c-4e63b1b07208'
const address = `/files/${id}?link=tp1fxc.x.y`
const shown = `<p>See</p><img src="${address}" alt="A deed" />`

const onChange = vi.fn()
const keep = vi.fn<PictureKeeper>()
beforeEach(() => {
  onChange.mockReset()
  keep.mockReset()
  keep.mockResolvedValue(id)
})

async function draw(start = '<p>See</p>', keeper: PictureKeeper | null = keep) {
  render(
    <PictureKeeping value={keeper}>
      <PictureLinks from={start}>
        <Held start={start} onChange={onChange}>
          {(control) => <RichTextField label="Text" {...control} />}
        </Held>
      </PictureLinks>
    </PictureKeeping>,
  )
  act(() => paper().focus())
  await eventually(() => find('.ProseMirror'))
}
const paper = () => find('[role="textbox"]')
const tool = () => document.querySelector<HTMLButtonElement>('[role="toolbar"] [aria-label="Picture"]')
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent === name) as HTMLButtonElement
const words = () => find<HTMLInputElement>('input[placeholder="Read out where it is not seen"]')
const last = () => onChange.mock.lastCall?.[0] as string
const file = (name = 'deed.png', kind = 'image/png') => new File(['x'], name, { type: kind })

function give(event: 'paste' | 'drop', given: File, html = '') {
  const data = {
    files: [given],
    items: [],
    types: ['Files'],
    getData: (kind: string) => (kind === 'text/html' ? html : ''),
  }
  const happened = new Event(event, { bubbles: true, cancelable: true })
  Object.assign(happened, { clipboardData: data, dataTransfer: data, clientX: 0, clientY: 0 })
  act(() => void paper().dispatchEvent(happened))
}
async function choose(given: File) {
  const input = find<HTMLInputElement>('input[type="file"]')
  Object.defineProperty(input, 'files', { value: [given], configurable: true })
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })))
}

describe('a rich text that takes pictures', () => {
  it('adds one by its tool, once it has arrived and has words in its place', async () => {
    await draw()
    click(tool() as HTMLButtonElement)
    expect(button('Add picture').disabled).toBe(true)
    await choose(file())
    await eventually(() => expect(button('Add picture').disabled).toBe(false))
    click(button('Add picture'))
    expect(onChange).not.toHaveBeenCalled()
    expect(document.body.textContent).toContain('Say what the picture shows')
    type(words(), 'A deed of {{c1::grant}}')
    click(button('Add picture'))
    expect(last()).toContain(`<img src="/files/${id}" alt="A deed of c1:grant" />`)
    expect(cleanIllustrated(last())).toBe(last())
    expect(find<HTMLImageElement>('.ProseMirror img[alt]:not(.ProseMirror-separator)').src).toMatch(/^blob:/)
  })

  it.each(['paste', 'drop'] as const)('takes one by %s, and asks for its words', async (event) => {
    await draw()
    give(event, file())
    await eventually(() => expect(document.activeElement).toBe(words()))
    expect(keep).toHaveBeenCalledTimes(1)
    await eventually(() => expect(button('Add picture').disabled).toBe(false))
    type(words(), 'A plan')
    press('Enter')
    expect(last()).toContain(`<img src="/files/${id}" alt="A plan" />`)
  })

  it('pastes what comes with words as words', async () => {
    await draw()
    give('paste', file(), '<p>A table of fees</p>')
    expect(keep).not.toHaveBeenCalled()
  })

  it('says why a file is refused, by the page and by the server', async () => {
    await draw()
    click(tool() as HTMLButtonElement)
    await choose(file('deed.svg', 'image/svg+xml'))
    await eventually(() => expect(document.body.textContent).toContain('deed.svg is not one of: PNG, JPEG, WebP.'))
    expect(keep).not.toHaveBeenCalled()
    keep.mockRejectedValue(new Error('This picture is damaged and cannot be read.'))
    await choose(file())
    await eventually(() => expect(document.body.textContent).toContain('This picture is damaged and cannot be read.'))
    expect(button('Add picture').disabled).toBe(true)
  })

  it('shows a picture by its reader’s address, keeps it without, and changes nothing when it opens', async () => {
    await draw(shown)
    expect(onChange).not.toHaveBeenCalled()
    expect(find<HTMLImageElement>('.ProseMirror img[alt="A deed"]').getAttribute('src')).toBe(address)
  })
})

it('a rich text of another page has no tool for pictures and drops those that it is given', async () => {
  await draw(shown, null)
  expect(tool()).toBeNull()
  give('paste', file())
  expect(keep).not.toHaveBeenCalled()
})

it('a text for reading has the newest address of a picture, and asks for another when it does not load', () => {
  const renew = vi.fn()
  const draws = (link: string) => (
    <PictureLinks
      from={{ questions: [{ assignment: `<img src="/files/${id}?link=${link}" alt="A deed" />` }] }}
      onRenew={renew}
    >
      <RichText html={`<img src="/files/${id}?link=a.b.old" alt="A deed" />`} />
    </PictureLinks>
  )
  const again = render(draws('a.b.first'))
  const picture = () => find<HTMLImageElement>('img')
  expect(picture().getAttribute('src')).toBe(`/files/${id}?link=a.b.first`)
  act(() => void picture().dispatchEvent(new Event('error')))
  act(() => void picture().dispatchEvent(new Event('error')))
  expect(renew).toHaveBeenCalledTimes(1)
  again(draws('a.b.second'))
  expect(picture().getAttribute('src')).toBe(`/files/${id}?link=a.b.second`)
})
