import sanitizeHtml from 'sanitize-html'

const tags = 'p h2 h3 h4 ul ol li strong em u s blockquote table thead tbody tr th td a code pre br hr'.split(' ')

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
    nestingLimit: 40,
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
