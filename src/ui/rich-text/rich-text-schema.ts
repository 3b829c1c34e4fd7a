import { type AnyExtension, getHTMLFromFragment, Mark } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import StarterKit from '@tiptap/starter-kit'
import { tableNodes } from './rich-text-table'

/** Where a link may lead; the server takes out every other address. */
export const isLinkAddress = (address: string): boolean => /^(https?:\/\/|mailto:)\S+$/i.test(address)

/** The usual kit, in which a link has an address and, as the server writes it, nothing else. */
const Kit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((each) =>
      each instanceof Mark && each.name === 'link'
        ? each.extend({
            addAttributes: () => ({ href: { default: null } }),
            renderHTML: ({ HTMLAttributes: { href } }) => ['a', { href, rel: 'noopener' }, 0],
          })
        : each,
    )
  },
})

/** What can be written: what the server's cleaning keeps, and no more. */
export const richTextExtensions: AnyExtension[] = [
  Kit.configure({
    heading: { levels: [2, 3, 4] },
    dropcursor: false,
    // A line to go on in, after what Enter does not lead out of.
    trailingNode: { notAfter: ['heading', 'bulletList', 'orderedList'] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: isLinkAddress,
    },
  }),
  ...tableNodes,
]

/** A document as HTML in the server's spelling, so that what comes back is what was sent; empty where nothing is written. */
export const htmlOf = ({ content, type }: Node): string =>
  getHTMLFromFragment(content, type.schema)
    .replace(/<(br|hr)>/g, '<$1 />')
    .replaceAll('&nbsp;', '\u00a0')
    .replace(/(<p><\/p>)+$/, '')
