import { Parser } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'
import { listAttributes, listStart, listType } from '../../rules/content/list-numbers'
import { pictureAddress, pictureFile, pictureWords } from '../../rules/content/pictures'

const tags = 'p h2 h3 h4 ul ol li strong em u s sup sub blockquote table thead tbody tr th td a code pre br hr'.split(
  ' ',
)

const MOST_TAGS = 10_000
/** Nineteen nested lists, deeper than anyone writes. Deeper text is refused, because cleaning would drop it. */
const DEEPEST_TAGS = 40

/** Whether a text has more tags, or deeper ones, than a person writes: the time for cleaning grows with the square of the depth. */
export function isTooIntricate(html: string): boolean {
  if (html.split('<', MOST_TAGS + 2).length > MOST_TAGS + 1) return true
  let depth = 0
  let isTooDeep = false
  // Uses the cleaner's own parser, the only one that agrees on which closing tags close something.
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

export const tooIntricate = () =>
  `A text has at most ${MOST_TAGS.toLocaleString('en-GB')} tags, and ${DEEPEST_TAGS} within one another.`

/**
 * Cleans rich text: only allowed elements stay, and links keep only their address.
 * Cleaning it again changes nothing: the second pass closes what a removed element kept apart, as in `<p><font><p>`.
 */
export const cleanHtml = (html: string): string => cleanOnce(cleanOnce(html, tags), tags)

const illustratedTags = [...tags, 'img']

/** The same of a text that may show pictures: those of our files that have words in their place, without the link of whoever read them. */
export const cleanIllustrated = (html: string): string => cleanOnce(cleanOnce(html, illustratedTags), illustratedTags)

function cleanOnce(html: string, allowedTags: string[]): string {
  return sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: {
      a: ['href', 'rel'],
      ol: ['start', 'type'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      img: ['src', 'alt'],
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesAppliedToAttributes: ['href'],
    allowProtocolRelative: false,
    // Their text is code or hidden, so it is removed too.
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'iframe', 'svg', 'math'],
    nestingLimit: DEEPEST_TAGS,
    transformTags: {
      a: link,
      img: picture,
      ol: list,
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
  return { tagName, attribs: goesOut ? { href: withoutGapSigns(href), rel: 'noopener' } : { rel: 'noopener' } }
}

/** The signs of a gap, `{{c1::answer}}`, in an address: a gap that began in a tag and ended outside would break the tag open. */
const withoutGapSigns = (href: string) => href.replaceAll('{', '%7B').replaceAll('}', '%7D').replaceAll('::', ':%3A')

/** A picture of ours with its words, or one without an address, which goes. */
function picture(tagName: string, { src = '', alt = '' }: Record<string, string>): sanitizeHtml.Tag {
  const fileId = pictureFile(src)
  const words = pictureWords(alt)
  return { tagName, attribs: fileId && words ? { src: pictureAddress(fileId), alt: words } : {} }
}

/** A list with the number and the kind of sign that it begins with. */
const list = (tagName: string, { start, type }: Record<string, string>): sanitizeHtml.Tag => ({
  tagName,
  attribs: listAttributes(listStart(start), listType(type)),
})

function span(tagName: string, attribs: Record<string, string>): sanitizeHtml.Tag {
  const kept = ['colspan', 'rowspan'].filter((name) => /^[1-9]\d?$/.test(attribs[name] ?? ''))
  return { tagName, attribs: Object.fromEntries(kept.map((name) => [name, attribs[name] as string])) }
}
