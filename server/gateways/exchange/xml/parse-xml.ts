import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { cutText } from '../../../../rules/cut-text'
import { escapeAttribute, escapeText, unescapeXml } from '../plain-html'

/** An element with its attributes and what stands in it; prefixes of names are left out. */
export interface Element {
  tag: string
  attributes: Record<string, string>
  children: (Element | string)[]
}

const DEEPEST = 60

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  // Entities that a file declares could grow without end, so none are taken.
  processEntities: false,
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  cdataPropName: '#cdata',
  commentPropName: '#comment',
  removeNSPrefix: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: DEEPEST,
})

type Node = Record<string, unknown>

/** Where a text is no XML, and why. */
export class NotXml extends Error {
  override name = 'NotXml'
  constructor(
    message: string,
    /** From 1, within the text. */
    readonly line: number,
  ) {
    super(message)
  }
}

/** The outermost element of a text. Throws NotXml. Entities that the text declares itself are refused. */
export function parseXml(text: string): Element {
  if (/<!(DOCTYPE|ENTITY)[^>]*\[/i.test(text.slice(0, 10_000)))
    throw new NotXml('It declares entities of its own, which are not read.', 1)
  const checked = XMLValidator.validate(text, { allowBooleanAttributes: false })
  if (checked !== true) throw new NotXml(cutText(checked.err.msg, 300), checked.err.line)
  let nodes: Node[]
  try {
    nodes = parser.parse(text) as Node[]
  } catch (error) {
    throw new NotXml(error instanceof Error ? cutText(error.message, 300) : 'It cannot be read.', 1)
  }
  const root = nodes.map(elementOf).find((each) => typeof each !== 'string')
  if (!root || typeof root === 'string') throw new NotXml('It holds no element.', 1)
  return root
}

function elementOf(node: Node): Element | string {
  if ('#text' in node) return unescapeXml(String(node['#text']))
  if ('#comment' in node) return ''
  if ('#cdata' in node) return (node['#cdata'] as Node[]).map((each) => String(each['#text'] ?? '')).join('')
  const tag = Object.keys(node).find((each) => each !== ':@') ?? ''
  const given = (node[':@'] ?? {}) as Record<string, unknown>
  return {
    tag,
    attributes: Object.fromEntries(Object.entries(given).map(([key, value]) => [key, unescapeXml(String(value))])),
    children: ((node[tag] ?? []) as Node[]).map(elementOf),
  }
}

export const isElement = (node: Element | string | undefined): node is Element => typeof node === 'object'

/** The elements in an element, those of one name if it is given. */
export const elementsIn = (element: Element | undefined, tag?: string): Element[] =>
  (element?.children ?? []).filter(isElement).filter((each) => !tag || each.tag === tag)

/** The first element of a name in an element. */
export const first = (element: Element | undefined, tag: string): Element | undefined => elementsIn(element, tag)[0]

/** All elements of a name, however deep. */
export const allIn = (element: Element, tag: string): Element[] =>
  elementsIn(element).flatMap((each) => [...(each.tag === tag ? [each] : []), ...allIn(each, tag)])

/** The text in an element and in those within it. */
export const textIn = (element: Element | undefined): string =>
  (element?.children ?? []).map((each) => (isElement(each) ? textIn(each) : each)).join('')

const EMPTY = new Set(['br', 'hr', 'img', 'source', 'param', 'col'])

/** What stands in an element, as HTML. */
export const htmlIn = (element: Element | undefined): string =>
  (element?.children ?? []).map((each) => (isElement(each) ? htmlOf(each) : escapeText(each))).join('')

/** An element, as HTML. */
export function htmlOf({ tag, attributes, children }: Element): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`)
  if (EMPTY.has(tag)) return `<${tag}${given.join('')} />`
  return `<${tag}${given.join('')}>${htmlIn({ tag, attributes, children })}</${tag}>`
}
