import { Parser } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'

const tags = 'p h2 h3 h4 ul ol li strong em u s blockquote table thead tbody tr th td a code pre br hr'.split(' ')

const MOST_TAGS = 10_000
/** Nobody writes deeper: that is nineteen lists within one another. Cleaning drops what is deeper, so it is refused before. */
const DEEPEST_TAGS = 40

/** Whether a text has more tags, or more of them within one another, than a person writes: cleaning takes time with the square of how deep they are. */
export function isTooIntricate(html: string): boolean {
  if (html.split('<', MOST_TAGS + 2).length > MOST_TAGS + 1) return true
  let depth = 0
  let isTooDeep = false
  // By the parser that cleaning uses: it alone knows which closing tags close something.
  const parser = new Parser({
    onopentag() {
      if (++depth <= DEEPEST_TAGS) return
      isTooDeep = true
      parser.pause()
    },
    onclosetag() {
      depth--
    },
  })
  parser.write(html)
  return isTooDeep
}

export const tooIntricate = `A text has at most ${MOST_TAGS.toLocaleString('en-GB')} tags, and ${DEEPEST_TAGS} within one another.`

/** Cleans what somebody wrote in the rich-text editor: only the allowed elements stay, links say where they go and nothing else. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: tags,
    allowedAttributes: { a: ['href', 'rel'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesAppliedToAttributes: ['href'],
    allowProtocolRelative: false,
    // Their text is code or hidden, so it goes with them.
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'iframe', 'svg', 'math'],
    nestingLimit: DEEPEST_TAGS,
    transformTags: {
      a: link,
      b: 'strong',
      i: 'em',
      strike: 's',
      del: 's',
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      th: span,
      td: span,
    },
  })
}

function link(tagName: string, { href = '' }: Record<string, string>): sanitizeHtml.Tag {
  const goesOut = /^(https?:\/\/|mailto:)/i.test(href)
  return { tagName, attribs: goesOut ? { href, rel: 'noopener' } : { rel: 'noopener' } }
}

function span(tagName: string, attribs: Record<string, string>): sanitizeHtml.Tag {
  const kept = ['colspan', 'rowspan'].filter((name) => /^[1-9]\d?$/.test(attribs[name] ?? ''))
  return { tagName, attribs: Object.fromEntries(kept.map((name) => [name, attribs[name] as string])) }
}
