import { parseDocument } from 'htmlparser2'
import { listSign, listStart, listType } from '../../../rules/content/list-numbers'

type Tree = ReturnType<typeof parseDocument>['children'][number]

/** The lines of a text, each with the sign that a browser writes before it: the number of an item, or nothing. A number at the begin of a text counts as one. */
export function signedLines(html: string | null): [sign: string, words: string][] {
  const lines: [string, string][] = []
  let sign = ''
  const walk = (nodes: Tree[], list: { next: number; type: ReturnType<typeof listType> } | null) => {
    for (const node of nodes) {
      if (node.type === 'text' && node.data.trim()) {
        const [, text = '', words = ''] =
          (sign === '' && /^[([]?([a-zA-Z]{1,8}|\d{1,3})[.)\]]\s(.*)$/s.exec(node.data)) || []
        lines.push(text ? [text, words.trim()] : [sign, node.data.trim()])
        sign = ''
      }
      if (!('children' in node) || node.type !== 'tag') continue
      if (node.name === 'li') sign = list ? listSign(list.next++, list.type) : '•'
      const own =
        node.name === 'ol'
          ? { next: listStart(node.attribs.start), type: listType(node.attribs.type) }
          : node.name === 'ul'
            ? null
            : list
      walk(node.children as Tree[], own)
      if (node.name === 'p' || node.name === 'li') sign = ''
    }
  }
  walk(parseDocument(html ?? '').children as Tree[], null)
  return lines
}
