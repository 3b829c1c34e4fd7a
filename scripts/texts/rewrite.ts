// Finds the texts of a module and rewrites it in another language. One walk does both, so that it replaces exactly the texts that it finds.
import { type ESTree, parseSync } from 'vite'
import { isServerText, isText } from './is-text.ts'
import { type Node, nameOf, within } from './nodes.ts'
import { asChildren, asShown, asTemplate, type Slot } from './sentence.ts'

/** A text as in the code; `plural` has the words for several. */
export interface Message {
  id: string
  plural?: string
}

export interface Language {
  /** The translation: one form, or all of a plural; undefined keeps the text. */
  say: (message: Message) => readonly string[] | undefined
  /** The form for a number n, in gettext's notation: 'n != 1'. */
  pluralRule: string
}

/** A language of a server, which speaks several. */
export interface Spoken extends Language {
  locale: string
}

/** Writes the code of a text in one language. */
type Write = (said: readonly string[], pluralRule: string) => string

/** Words with {0} for a value and <1></1> for an element round them. */
interface Sentence {
  id: string
  slots: Slot[]
}

const notIn = /^(TS(?!As|Satisfies|NonNull)|ImportDeclaration|ImportExpression|ExportAll|TaggedTemplate)/

/** Rewrites a module in a language, or in several, of which `$spoken()` names the one of the moment; calls `say` for every text in it. */
export function rewrite(code: string, file: string, language: Language | readonly Spoken[]): string {
  const isServer = file.startsWith('server/')
  const { program, errors } = parseSync(file, code, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  let edits: { start: number; end: number; code: string }[] = []
  /** How many functions stand round the part that is visited. */
  let depth = 0

  /** A stretch of the code with the changes made so far. */
  function written({ start, end }: { start: number; end: number }): string {
    const inside = edits.filter((each) => each.start >= start && each.end <= end).sort((a, b) => a.start - b.start)
    let at = start
    let result = ''
    for (const edit of inside) {
      result += code.slice(at, edit.start) + edit.code
      at = edit.end
    }
    return result + code.slice(at, end)
  }

  function put({ start, end }: { start: number; end: number }, text: string) {
    edits = [...edits.filter((each) => each.start < start || each.end > end), { start, end, code: text }]
  }

  /** The code of a text in the language, or a choice between the languages; undefined leaves the code as it is. */
  function worded(message: Message, write: Write, here: string): string | undefined {
    if ('say' in language) {
      const said = language.say(message)
      return said && write(said, language.pluralRule)
    }
    if (depth === 0)
      throw new Error(`${file}: '${message.id}' stands outside every function, where nobody’s language is known`)
    const choice = language.reduceRight((otherwise, { locale, say, pluralRule }) => {
      const said = say(message)
      return said ? `($spoken() === ${JSON.stringify(locale)} ? ${write(said, pluralRule)} : ${otherwise})` : otherwise
    }, here)
    return choice === here ? undefined : choice
  }

  const follows = (mark: string, { start }: Node) => code.slice(0, start).endsWith(`/* ${mark} */ `)

  const isShown = (node: Node, id: string, place: string) =>
    !follows('not text', node) && (follows('text', node) || (isServer ? isServerText : isText)(id, place))

  /** The sentence of a string or a template, if it is a text. */
  function sentenceOf(node: Node, place: string): Sentence | undefined {
    if (node.type === 'Literal' && typeof node.value === 'string')
      return isShown(node, node.value, place) ? { id: node.value, slots: [] } : undefined
    if (node.type !== 'TemplateLiteral') return
    const id = node.quasis.map(({ value }, index) => (index ? `{${index - 1}}` : '') + value.cooked).join('')
    if (!isShown(node, id, place)) return
    return { id, slots: node.expressions.map((each) => ({ code: () => written(each) })) }
  }

  /** Visits a template's values, which are part of its sentence. */
  function visitSlots(node: Node, place: string) {
    if (node.type === 'TemplateLiteral') for (const each of node.expressions) visit(each, place)
  }

  function visitString(node: Node, place: string, isAttribute = false) {
    const sentence = sentenceOf(node, place)
    visitSlots(node, sentence ? 'inner' : place)
    if (!sentence) return
    const said = worded(sentence, ([form = '']) => asTemplate(form, sentence.slots), written(node))
    if (said !== undefined) put(node, isAttribute ? `{${said}}` : said)
  }

  /** A key that is shown, such as a group's name. */
  function visitKey(key: Node) {
    const id = nameOf(key)
    const said = worded({ id }, ([form = '']) => asTemplate(form, []), JSON.stringify(id))
    if (said !== undefined) put(key, `[${said}]`)
  }

  /** `count === 1 ? 'There is a problem' : `There are ${count} problems``, with as many forms as the language has. */
  function visitPlural(node: ESTree.ConditionalExpression, place: string): boolean {
    const { test, consequent, alternate } = node
    if (test.type !== 'BinaryExpression' || test.operator !== '===') return false
    if (test.right.type !== 'Literal' || test.right.value !== 1) return false
    const one = sentenceOf(consequent, place)
    const many = sentenceOf(alternate, place)
    // Each form gets the values of the plural.
    const isOneOf = one?.slots.every((slot, index) => slot.code() === many?.slots[index]?.code())
    if (!one || !many || !isOneOf) return false
    visitSlots(alternate, 'inner')
    const write: Write = (forms, rule) => formFor(written(test.left), forms, many.slots, rule)
    const said = worded({ id: one.id, plural: many.id }, write, written(node))
    if (said !== undefined) put(node, said)
    return true
  }

  /** `counted(count, 'row')`, which puts the number before the words itself. */
  function visitCounted([count, one, many]: readonly Node[]): boolean {
    if (!count || one?.type !== 'Literal' || typeof one.value !== 'string') return false
    visit(count, 'code')
    const plural = many?.type === 'Literal' ? String(many.value) : `${one.value}s`
    const both = (form: string, others: string) => `[${form}, ${others}]`
    const write: Write = (forms, rule) => {
      const form = formFor(written(count), forms, [], rule)
      return both(form, form)
    }
    const said = worded({ id: one.value, plural }, write, both(JSON.stringify(one.value), JSON.stringify(plural)))
    if (said !== undefined) put({ start: one.start, end: (many ?? one).end }, `...(${said} as [string, string])`)
    return true
  }

  const formFor = (count: string, forms: readonly string[], slots: readonly Slot[], pluralRule: string) =>
    `([${forms.map((form) => asTemplate(form, slots)).join(', ')}][Number(((n: number) => ${pluralRule})(Number(${count})))] as string)`

  /** The children of an element: one sentence if there are words among them, with the elements in it. */
  function visitChildren(nodes: readonly ESTree.JSXChild[]) {
    const [first, last] = [nodes[0], nodes.at(-1)]
    if (!first || !last) return
    if (!nodes.some(hasWords)) {
      for (const each of nodes) visit(each, 'child')
      return
    }
    const slots: Slot[] = []
    const id = nodes.map((each) => partOf(each, slots)).join('')
    const [before = '', after = ''] = [id.match(/^\s*/)?.[0], id.match(/\s*$/)?.[0]]
    const whole = { start: first.start, end: last.end }
    const said = worded({ id: id.trim() }, ([form]) => asChildren(before + form + after, slots), written(whole))
    if (said !== undefined) put(whole, said)
  }

  const hasWords = (node: ESTree.JSXChild): boolean =>
    node.type === 'JSXText'
      ? isText(asShown(node.value), 'child')
      : node.type === 'JSXExpressionContainer' && !!sentenceOf(node.expression, 'child')

  const isSaid = (node: ESTree.JSXChild): boolean =>
    hasWords(node) || ('children' in node && node.children.some(isSaid))

  /** A child as a part of its sentence. */
  function partOf(node: ESTree.JSXChild, slots: Slot[]): string {
    if (node.type === 'JSXText') return asShown(node.value)
    if (node.type === 'JSXExpressionContainer') return expressionPart(node, slots)
    const index = slots.length
    const [start, end] =
      node.type === 'JSXElement'
        ? [node.openingElement, node.closingElement]
        : node.type === 'JSXFragment'
          ? [node.openingFragment, node.closingFragment]
          : []
    if (!start || !end || !isSaid(node)) {
      visit(node, 'child')
      slots.push({ code: () => written(node) })
      return `<${index}/>`
    }
    visit(start, 'child')
    slots.push({ code: () => written(start), close: written(end) })
    return `<${index}>${'children' in node ? node.children.map((each) => partOf(each, slots)).join('') : ''}</${index}>`
  }

  function expressionPart(node: ESTree.JSXExpressionContainer, slots: Slot[]): string {
    const { expression } = node
    if (expression.type === 'JSXEmptyExpression') return ''
    if (expression.type === 'Literal' && typeof expression.value === 'string') return expression.value
    const sentence = sentenceOf(expression, 'child')
    if (!sentence) {
      visit(expression, 'child')
      slots.push({ code: () => written(node) })
      return `{${slots.length - 1}}`
    }
    visitSlots(expression, 'inner')
    const before = slots.length
    slots.push(...sentence.slots.map((slot) => ({ code: () => `{${slot.code()}}` })))
    return sentence.id.replace(/\{(\d+)\}/g, (_, index) => `{${Number(index) + before}}`)
  }

  function visit(node: Node, place: string): void {
    const isFunction = /Function/.test(node.type)
    if (isFunction) depth++
    visitParts(node, place)
    if (isFunction) depth--
  }

  function visitParts(node: Node, place: string): void {
    if (notIn.test(node.type) || isWhole(node, place)) return
    if (node.type === 'Property' && follows('text', node.key)) visitKey(node.key)
    if (node.type === 'JSXElement') visit(node.openingElement, 'child')
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') visitChildren(node.children)
    else for (const [child, at] of within(node, place)) visit(child, at)
  }

  /** Whether a node is one sentence, so that its parts are not visited alone. */
  function isWhole(node: Node, place: string): boolean {
    switch (node.type) {
      case 'Literal':
      case 'TemplateLiteral':
        visitString(node, place)
        return true
      case 'JSXAttribute':
        if (node.value?.type !== 'Literal') return false
        visitString(node.value, `attr:${nameOf(node.name)}`, true)
        return true
      case 'ConditionalExpression':
        return visitPlural(node, place)
      case 'CallExpression':
        return nameOf(node.callee) === 'counted' && visitCounted(node.arguments)
      default:
        return false
    }
  }

  visit(program, 'code')
  return written({ start: 0, end: code.length })
}
