import fc from 'fast-check'
import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { cleanHtml, cleanIllustrated } from '../../../server/gateways/rich-text'

const payloads = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://evil.example/pixel.png">',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<p onclick="alert(1)" style="background:url(javascript:alert(1))" class="x" id="y">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" &#106;avascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="https://ok.example" onmouseover="alert(1)" target="_top">x</a>',
  '<a href="https://ok.example/?a=&quot;onmouseover=alert(1)">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<object data="x"></object><embed src="x">',
  '<form action="https://evil.example"><input name="a"><button>x</button></form>',
  '<base href="https://evil.example"><meta http-equiv="refresh" content="0;url=//evil.example"><link rel="stylesheet" href="x">',
  '<style>@import "//evil.example"</style>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea></textarea><img src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<td colspan="9999" rowspan="x" background="javascript:alert(1)">x</td>',
  '<video><source onerror=alert(1)></video>',
  '<ol start="4 onload=alert(1)" type="a onload=alert(1)" reversed><li value="x">x</ol>',
  '<p><b><i><u',
  '\u0000<script>alert(1)</script>',
]
const allowed =
  'p h2 h3 h4 ul ol li strong em u s sup sub blockquote table thead tbody tr th td a code pre br hr'.split(' ')

/** Throws where a browser would make anything of it but the allowed elements and attributes. */
function expectHarmless(html: string): void {
  const window = new Window()
  window.document.body.innerHTML = `<table>${html}</table>${html}`
  for (const element of window.document.body.querySelectorAll('*')) {
    expect([...allowed, 'table']).toContain(element.tagName.toLowerCase())
    for (const { name, value } of element.attributes) {
      if (name === 'href') expect(value).toMatch(/^(https?:\/\/|mailto:)/i)
      else if (name === 'rel') expect(value).toBe('noopener')
      else if (name === 'start') expect(value).toMatch(/^-?\d{1,9}$/)
      else if (name === 'type') expect(value).toMatch(/^[aAiI]$/)
      else
        expect([name, value]).toEqual([expect.stringMatching(/^(col|row)span$/), expect.stringMatching(/^[1-9]\d?$/)])
    }
  }
}

describe('cleaned rich text', () => {
  it.each(payloads)('holds no attack: %s', (payload) => {
    const cleaned = cleanHtml(payload)
    expectHarmless(cleaned)
    expect(cleaned).not.toMatch(/alert\(1\)<|javascript:|<script|<img|onerror=(?!alert\(1\)&gt;)/i)
    expect(cleanHtml(cleaned)).toBe(cleaned)
  })

  it('is judged by a check that finds a planted attack', () => {
    expect(() => expectHarmless('<img src=x onerror=alert(1)>')).toThrow()
    expect(() => expectHarmless('<a href="javascript:alert(1)">x</a>')).toThrow()
  })

  it('holds no attack however the pieces are mixed, and cleaning it again changes nothing', () => {
    const piece = fc.oneof(
      fc.constantFrom(...payloads),
      fc.constantFrom('<p>', '</p>', '<table>', '<', '"', '-->', '&lt;'),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 5 }), (pieces) => {
        const cleaned = cleanHtml(pieces.join(''))
        expectHarmless(cleaned)
        expect(cleanHtml(cleaned)).toBe(cleaned)
      }),
      { numRuns: 150 },
    )
  })

  it('keeps everything that a person may write', () => {
    const html =
      '<h2>Advice</h2><p>Costs: £200 – <strong>not</strong> <em>more</em><br />than <u>that</u> <s>now</s>.</p><ul><li>one</li></ul><ol><li>two</li></ol><p></p><ol start="4" type="a"><li>x<sup>2</sup>, H<sub>2</sub>O</li></ol><blockquote>“Quote”</blockquote><table><thead><tr><th colspan="2">Item</th></tr></thead><tbody><tr><td>Fee</td><td>£1</td></tr></tbody></table><pre><code>s 2(1)</code></pre><hr />'
    expect(cleanHtml(html)).toBe(html)
  })

  it('keeps links to other sites and marks them', () => {
    expect(cleanHtml('<a href="https://legislation.gov.uk/a?b=1&amp;c=2" rel="opener">Act</a>')).toBe(
      '<a href="https://legislation.gov.uk/a?b=1&amp;c=2" rel="noopener">Act</a>',
    )
    expect(cleanHtml('<a href="mailto:a@b.example">mail</a>')).toBe(
      '<a href="mailto:a@b.example" rel="noopener">mail</a>',
    )
  })

  it('removes the address of every other link', () => {
    for (const href of ['/wallet', 'wallet', '#top', '?a=b', 'ftp://a.example']) {
      expect(cleanHtml(`<a href="${href}">x</a>`)).toBe('<a rel="noopener">x</a>')
    }
  })

  it('closes a paragraph that only a removed element kept open', () => {
    expect(cleanHtml('<p>one<font><p>two')).toBe(cleanHtml(cleanHtml('<p>one<font><p>two')))
    expect(cleanHtml('<p>one<font><p>two')).toMatch(/^<p>one<\/p><p>two<\/p>/)
  })

  it('keeps the text of the elements that it removes', () => {
    expect(cleanHtml('<div><font color="red">Dear <b>Sir</b></font></div><h1>Title</h1>')).toBe(
      'Dear <strong>Sir</strong><h2>Title</h2>',
    )
    expect(cleanHtml('2 < 3 & 4 > 3')).toBe('2 &lt; 3 &amp; 4 &gt; 3')
  })
})

describe('cleaned rich text with pictures', () => {
  const id = '01a210ad-ce53-7581-a13c-4e63b1b07208'
  const kept = `<img src="/files/${id}" alt="A deed" />`

  it('keeps a picture of ours with its words, without the link of its reader', () => {
    expect(cleanIllustrated(`<p>See</p><img alt="A  deed" src="/files/${id}?link=x.y.z" width="9" onload="x()">`)).toBe(
      `<p>See</p>${kept}`,
    )
    expect(cleanIllustrated(`<p>See ${kept}</p>`)).toBe(`<p>See ${kept}</p>`)
    expect(cleanHtml(kept)).toBe('')
  })

  it.each(payloads)('holds no attack: %s', (payload) => {
    const cleaned = cleanIllustrated(payload)
    expectHarmless(cleaned)
    expect(cleanIllustrated(cleaned)).toBe(cleaned)
  })

  it('holds no other picture, whatever its address and words say', () => {
    const address = fc.oneof(
      fc.string(),
      fc.constantFrom(
        `/files/${id}/../../x`,
        `//files/${id}`,
        `/files/${id}#x`,
        ` /files/${id}`,
        `https://x/files/${id}`,
      ),
      fc.string().map((text) => `/files/${id}?${text}`),
    )
    const escaped = (text: string) => text.replace(/"/g, '&quot;')
    fc.assert(
      fc.property(address, fc.string(), (src, alt) => {
        const cleaned = cleanIllustrated(`<img src="${escaped(src)}" alt="${escaped(alt)}">`)
        expect(cleaned).toMatch(new RegExp(`^(<img src="/files/${id}" alt="[^"<>{}]+" />)?$`))
        expect(cleanIllustrated(cleaned)).toBe(cleaned)
      }),
    )
  })
})
