import { type AnyExtension, getHTMLFromFragment, Mark, Node } from '@tiptap/core'
import type { Node as Piece } from '@tiptap/pm/model'
import StarterKit from '@tiptap/starter-kit'
import { listAttributes, listStart, listType } from '../../../rules/content/list-numbers'
import { pictureNode } from './rich-text-picture-node'
import { tableNodes } from './rich-text-table'

/** The addresses that a link may have; the server removes all others. */
export const isLinkAddress = (address: string): boolean => /^(https?:\/\/|mailto:)\S+$/i.test(address)

/** The usual kit, whose links have an address only, and whose lists the number and the signs, as the server writes them. */
const Kit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((each) => {
      if (each instanceof Mark && each.name === 'link') return each.extend(linkAsKept)
      return each instanceof Node && each.name === 'orderedList' ? each.extend(listAsKept) : each
    })
  },
})

const linkAsKept: Parameters<Mark['extend']>[0] = {
  addAttributes: () => ({ href: { default: null } }),
  renderHTML: ({ HTMLAttributes: { href } }) => ['a', { href, rel: 'noopener' }, 0],
}

const listAsKept: Parameters<Node['extend']>[0] = {
  addAttributes: () => ({
    start: { default: 1, parseHTML: (list) => listStart(list.getAttribute('start')) },
    type: { default: '1', parseHTML: (list) => listType(list.getAttribute('type')) },
  }),
  renderHTML: ({ HTMLAttributes: { start, type } }) => ['ol', listAttributes(start, type ?? '1'), 0],
}

/** Letters above or below the line: `x<sup>2</sup>`. */
const raised = (name: 'sup' | 'sub', key: string) =>
  Mark.create({
    name,
    excludes: 'sup sub',
    parseHTML: () => [{ tag: name }],
    renderHTML: () => [name, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(this.name) }
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
  raised('sup', 'Mod-.'),
  raised('sub', 'Mod-,'),
  ...tableNodes,
]

/** A document as HTML in the server's spelling, so that the answer equals what was sent; empty if nothing is written. */
export const htmlOf = ({ content, type }: Piece): string =>
  getHTMLFromFragment(content, type.schema)
    .replace(/<(br|hr|img [^>]*)>/g, '<$1 />')
    .replaceAll('&nbsp;', '\u00a0')
    .replace(/(<p><\/p>)+$/, '')
