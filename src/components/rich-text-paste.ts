const emphases: readonly (readonly [tag: string, said: RegExp])[] = [
  ['strong', /font-weight\s*:\s*(bold|[6-9]00)/i],
  ['em', /font-style\s*:\s*italic/i],
  ['u', /text-decoration[^;]*:[^;]*underline/i],
]

/** Pasted HTML with the emphasis that its styles say as elements, and without styles: the policy lets nobody read a style attribute as one. */
export function withoutStyles(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('[style]')) {
    const style = element.getAttribute('style') ?? ''
    element.removeAttribute('style')
    for (const [tag, said] of emphases) {
      if (!said.test(style)) continue
      const inner = body.ownerDocument.createElement(tag)
      inner.append(...element.childNodes)
      element.append(inner)
    }
    // Some programs put all that they copy into a <b> that is not bold.
    if (/^(B|STRONG)$/.test(element.nodeName) && /font-weight\s*:\s*(normal|[1-4]00)/i.test(style))
      element.replaceWith(...element.childNodes)
  }
  return body.innerHTML
}
