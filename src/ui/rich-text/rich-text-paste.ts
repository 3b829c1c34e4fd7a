import type { EditorProps } from '@tiptap/pm/view'
import { plainWords } from './plain-words'
import { pastedLists } from './rich-text-word'

const emphases: readonly (readonly [tag: string, said: RegExp])[] = [
  ['strong', /font-weight\s*:\s*(bold|[6-9]00)/i],
  ['em', /font-style\s*:\s*italic/i],
  ['u', /text-decoration[^;]*:[^;]*underline/i],
  ['sup', /vertical-align\s*:\s*super/i],
  ['sub', /vertical-align\s*:\s*sub\b/i],
]

/** Removes attributes that the policy reports each time, even in a document that is only read. */
const withoutRefused = (html: string) =>
  html.replace(/<[a-z][^>]*>/gi, (tag) =>
    tag.replace(/\sstyle\s*=/gi, ' data-style=').replace(/\son[a-z]+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, ''),
  )

/** Pasted HTML without styles, which the policy would disable; emphasis in styles becomes elements. */
export function withoutStyles(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutRefused(html), 'text/html')
  pastedLists(body)
  for (const element of body.querySelectorAll('[data-style]')) {
    const style = element.getAttribute('data-style') ?? ''
    element.removeAttribute('data-style')
    for (const [tag, said] of emphases) {
      if (!said.test(style)) continue
      const inner = body.ownerDocument.createElement(tag)
      inner.append(...element.childNodes)
      element.append(inner)
    }
    // Some programs put everything they copy into a <b> that is not bold.
    if (/^(B|STRONG)$/.test(element.nodeName) && /font-weight\s*:\s*(normal|[1-4]00)/i.test(style))
      element.replaceWith(...element.childNodes)
  }
  return body.innerHTML
}

/** A picture that was pasted or dropped, and where. */
export interface GivenPicture {
  key: number
  file: File
  at?: number
}

let last = 0

/** Hands over a picture that is pasted or dropped into a text; what comes with words is pasted as words. */
export function picturesGiven(take: (given: GivenPicture) => void): EditorProps {
  const taken = (event: Event, data: DataTransfer | null, at?: number) => {
    const file = [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'))
    if (!file || plainWords(data?.getData('text/html'))) return false
    event.preventDefault()
    take({ key: ++last, file, at })
    return true
  }
  return {
    handlePaste: (_view, event) => taken(event, event.clipboardData),
    handleDrop: (view, event, _slice, moved) =>
      !moved && taken(event, event.dataTransfer, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos),
  }
}
