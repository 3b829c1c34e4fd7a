import { cutText } from '../../../../rules/cut-text'
import { takeFact, takeTags, whole } from '../facts'
import { takeMedia } from '../media-in-html'
import { emptyBlock, type Found, found, type NeutralBlock } from '../neutral-block'
import { wordsOf } from '../plain-html'
import { type Element, elementsIn, first, htmlIn, isElement, NotXml, parseXml, textIn } from '../xml/parse-xml'
import { gapOf, type Into, interactions } from './qti-interactions'
import { responsesOf } from './qti-responses'
import { asQti2, unwrapped } from './qti-tree'

interface Given {
  text: string
  /** Its name in a package; null: it is the file. */
  item: string | null
  /** What the package says of it. */
  keywords: readonly string[]
  /** The package's own name for a picture or a sound. */
  fileOf(called: string): string | null
}

/** Reads one item of QTI 2 or 3. Source: https://www.imsglobal.org/spec/qti/v3p0/impl and https://www.imsglobal.org/question/qtiv2p2 */
export function readItem({ text, item, keywords, fileOf }: Given): Found {
  const place = item === null ? { line: 1 } : { item }
  try {
    const root = asQti2(parseXml(text))
    if (root.tag !== 'assessmentItem') return found(place, text, { faults: ['It is no item of QTI.'] })
    return readRoot(root, { place, keywords, fileOf })
  } catch (error) {
    if (!(error instanceof NotXml)) throw error
    const fault = `This is no XML: ${error.message}`
    return item === null
      ? found({ line: error.line }, text, { faults: [fault] })
      : found(place, text, { faults: [`Line ${error.line}: ${fault}`] })
  }
}

function readRoot(
  item: Element,
  { place, keywords, fileOf }: Pick<Given, 'keywords' | 'fileOf'> & { place: { line?: number; item?: string } },
): Found {
  const [faults, losses]: [string[], string[]] = [[], []]
  const block: NeutralBlock = emptyBlock('question', 'essay', { title: item.attributes.title?.trim() || null })
  const said = new Map(
    elementsIn(item, 'modalFeedback').map((each) => [each.attributes.identifier ?? '', htmlIn(unwrapped(each)).trim()]),
  )
  block.feedback = said.get('general') || null
  const into: Into = { item, block, responses: responsesOf(item), feedback: said, faults, losses }
  const body = first(item, 'itemBody')
  if (body) readBody(body, into)
  else faults.push('It has no body.')
  const { html, image, audio } = takeMedia(block.assignment ?? '', (called) => fileOf(called) !== null)
  block.assignment = html.trim() || null
  block.image = image && fileOf(image)
  block.audio = audio && fileOf(audio)
  takeScore(item, block)
  const others = takeTags(block, keywords, faults)
  if (others[0] && !block.topic) takeFact(block, 'topic', others[0], faults)
  return found(place, block.title ?? wordsOf(html), faults.length ? { faults } : { block, losses })
}

function takeScore(item: Element, block: NeutralBlock) {
  const score = elementsIn(item, 'outcomeDeclaration').find(({ attributes }) => attributes.identifier === 'SCORE')
  const most = score?.attributes.normalMaximum
  block.score = (most && whole(String(Math.round(Number(most))), 0, 100)) || 1
  if (most && Number(most) === 0) block.score = 0
}

const GAPS = new Set(['textEntryInteraction', 'inlineChoiceInteraction'])

/** Takes the interactions out of the text that they stand in; gaps stay in their places. */
function readBody(body: Element, into: Into) {
  const { block, faults } = into
  const blocks: Element[] = []
  const gaps: { element: Element; isAlone: boolean }[] = []
  const walk = (element: Element, isAlone: boolean): void => {
    for (const each of elementsIn(element)) {
      if (GAPS.has(each.tag)) gaps.push({ element: each, isAlone })
      else if (each.tag.endsWith('Interaction')) blocks.push(each)
      else walk(each, !textIn(each).trim())
    }
  }
  walk(body, false)
  const [typed] = gaps
  const isTyped =
    gaps.length === 1 && typed?.isAlone && !/^GAP\d+$/.test(typed.element.attributes.responseIdentifier ?? '')
  const asked = isTyped && typed ? [...blocks, typed.element] : blocks
  let count = 0
  const text = strip(body, (each) => {
    if (each.tag === 'rubricBlock' || asked.includes(each)) return ''
    return GAPS.has(each.tag) ? gapOf(each, ++count, into) : null
  })
  const prompt = asked[0] && first(asked[0], 'prompt')
  block.assignment = `${htmlIn(text).trim()}${prompt ? htmlIn(prompt).trim() : ''}`
  if (asked.length + Math.sign(count) > 1)
    faults.push('It has more than one interaction: a question here asks one thing.')
  else if (count) block.subtype = 'cloze'
  else if (asked[0]) read(asked[0], into)
  else faults.push('It asks nothing: it has no interaction.')
}

function read(interaction: Element, into: Into) {
  const reader = interactions[interaction.tag]
  if (reader) reader(interaction, into)
  else into.faults.push(`Its kind, ${cutText(interaction.tag, 60)}, has no counterpart here.`)
}

/** A tree with some of its elements in other words. Elements that then hold nothing are left out. */
function strip(element: Element, instead: (each: Element) => string | null): Element {
  return {
    ...element,
    children: element.children.flatMap((each): (Element | string)[] => {
      if (!isElement(each)) return [each]
      const other = instead(each)
      if (other !== null) return other ? [other] : []
      const inner = strip(each, instead)
      const isEmptied = each.children.some(isElement) && !inner.children.some((one) => isElement(one) || one.trim())
      return isEmptied ? [] : [inner]
    }),
  }
}
