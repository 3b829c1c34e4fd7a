// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ImageField } from '../../src/ui/files/image-field'
import { click, eventually, find, render } from './render'

const onChange = vi.fn()
const input = () => find<HTMLInputElement>('input[type="file"]')
const button = (text: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent === text) as HTMLButtonElement

/** Chooses a file and waits for its fault. */
async function choose(file: File, wrong: string) {
  Object.defineProperty(input(), 'files', { configurable: true, value: [file] })
  act(() => void input().dispatchEvent(new Event('change', { bubbles: true })))
  await eventually(() => expect(document.querySelector('[id$="-error"]')?.textContent).toBe(wrong))
}

// The e2e tests try the browser's own decoding. Here the test decides its result.
let isReadable = true
beforeEach(() => {
  onChange.mockReset()
  isReadable = true
  HTMLImageElement.prototype.decode = () => (isReadable ? Promise.resolve() : Promise.reject(new Error('no picture')))
})
afterEach(() => vi.restoreAllMocks())

describe('the image field', () => {
  it('accepts the three kinds of picture, and says so', () => {
    render(<ImageField label="Picture" value={undefined} onChange={onChange} />)
    expect(input().accept).toBe('image/png,image/jpeg,image/bmp')
    expect(document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'PNG, JPEG or BMP, up to 25 MB; kept as 4:3.',
    )
  })

  it('refuses every other file, an empty one, one that is too large and one that is not a picture', async () => {
    render(<ImageField label="Picture" value={undefined} onChange={onChange} />)
    await choose(new File(['GIF89a'], 'face.gif', { type: 'image/gif' }), 'face.gif is not one of: PNG, JPEG, BMP.')
    await choose(new File([], 'face.png', { type: 'image/png' }), 'face.png is empty.')
    const large = new File(['x'], 'face.bmp', { type: 'image/bmp' })
    Object.defineProperty(large, 'size', { value: 25_000_001 })
    await choose(large, 'face.bmp is larger than 25 MB.')
    isReadable = false
    await choose(
      new File(['<svg/>'], 'face.png', { type: 'image/png' }),
      'face.png cannot be read as a picture. Save it as PNG or JPEG and choose that.',
    )
    expect(onChange).not.toHaveBeenCalled()
  })

  it('shows the stored picture, removes it by Clear, and restores it', () => {
    const draw = render(<ImageField label="Picture" value={undefined} onChange={onChange} current="/files/a.webp" />)
    expect(find('img').getAttribute('src')).toBe('/files/a.webp')
    click(button('Clear'))
    expect(onChange).toHaveBeenLastCalledWith(null)
    draw(<ImageField label="Picture" value={null} onChange={onChange} current="/files/a.webp" />)
    expect(document.querySelector('img')).toBeNull()
    expect(document.body.textContent).toContain('The picture is taken away when you save.')
    click(button('Keep it'))
    expect(onChange).toHaveBeenLastCalledWith(undefined)
  })

  it('returns to the stored picture when a new one is cleared', () => {
    const chosen = new File(['x'], 'image.png', { type: 'image/png' })
    render(<ImageField label="Picture" value={chosen} onChange={onChange} current="/files/a.webp" />)
    expect(find<HTMLImageElement>('img').alt).toBe('New: Picture')
    click(button('Clear'))
    expect(onChange).toHaveBeenLastCalledWith(undefined)
  })
})
