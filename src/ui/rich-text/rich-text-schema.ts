import { type AnyExtension, getHTMLFromFragment, Mark } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import StarterKit from '@tiptap/starter-kit'
import { pictureNode } from './rich-text-picture-node'
import { tableNodes } from './rich-text-table'

/** The addresses that a link may have; the server removes all others. */
export const isLinkAddress = (address: string): boolean => /^(https?:\/\/|mailto:)\S+$/i.test(address)

/** The usual kit, whose links have an address only, as the server writes them. */
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

/** The elements that can be written: exactly those that the server's cleaning keeps; pictures only in texts that take them. */
export const richTextExtensions = (pictures?: (fileId: string) => string | null): AnyExtension[] => [
  ...usual,
  ...(pictures ? [pictureNode.configure({ addressOf: pictures })] : []),
]

const usual: AnyExtension[] = [
  Kit.configure({
    heading: { levels: [2, 3, 4] },
    dropcursor: false,
    // Adds a last line after elements that Enter does not leave.
    trailingNode: { notAfter: ['heading', 'bulletList', 'orderedList'] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: isLinkAddress,
    },
  }),
  ...tableNodes,
]

/** A document as HTML in the server's spelling, so that the answer equals what was sent; empty if nothing is written. */
export const htmlOf = ({ content, type }: Node): string =>
  getHTMLFromFragment(content, type.schema)
    .replace(/<(br|hr|img [^>]*)>/g, '<$1 />')
    .replaceAll('&nbsp;', '\u00a0')
    .replace(/(<p><\/p>)+$/, '')
