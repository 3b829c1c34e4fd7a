import { type NeutralBlock, option } from '../neutral-block'
import { escapeText, paragraphs, wordsOf } from '../plain-html'
import { allIn, type Element, elementsIn, first, htmlIn, textIn } from '../xml/parse-xml'
import { type Response, toleranceOf } from './qti-responses'

export interface Into {
  item: Element
  block: NeutralBlock
  responses: ReadonlyMap<string, Response>
  /** What is said to an option, by its identifier. */
  feedback: ReadonlyMap<string, string>
  faults: string[]
  losses: string[]
}

const none: Response = { cardinality: 'single', baseType: 'identifier', correct: [], mapped: [] }
const responseOf = (interaction: Element, { responses }: Into) =>
  responses.get(interaction.attributes.responseIdentifier ?? '') ?? none

/** Reads what an item asks for by its one interaction, and sets what kind of question it is. */
export const interactions: Record<string, (interaction: Element, into: Into) => void> = {
  choiceInteraction(interaction, into) {
    const { block, feedback, losses } = into
    const { cardinality, correct, mapped } = responseOf(interaction, into)
    const right = new Set(correct.length ? correct : mapped.filter(({ value }) => value > 0).map(({ key }) => key))
    if (new Set(mapped.flatMap(({ value }) => (value > 0 ? [value] : []))).size > 1)
      losses.push('Part marks of single options do not come over.')
    const choices = elementsIn(interaction, 'simpleChoice')
    const isTruth = choices.map(({ attributes }) => attributes.identifier).join() === 'true,false'
    block.subtype = isTruth ? 'true_false' : cardinality === 'multiple' ? 'multiple_response' : 'single_best_answer'
    block.options = choices.map((each) => {
      const id = each.attributes.identifier ?? ''
      const own = first(each, 'feedbackInline') ?? first(each, 'feedbackBlock')
      return option(textOf(each), {
        correct: right.has(id),
        feedback: (own ? htmlIn(own).trim() : feedback.get(id)) || null,
      })
    })
  },
  orderInteraction(interaction, into) {
    const { block, feedback } = into
    const { correct } = responseOf(interaction, into)
    const choices = elementsIn(interaction, 'simpleChoice')
    const place = (each: Element) => {
      const at = correct.indexOf(each.attributes.identifier ?? '')
      return at < 0 ? correct.length : at
    }
    if (!correct.length) into.faults.push('It does not say which order is right.')
    block.subtype = 'ordering'
    block.options = choices
      .toSorted((a, b) => place(a) - place(b))
      .map((each) => option(textOf(each), { feedback: feedback.get(each.attributes.identifier ?? '') ?? null }))
  },
  matchInteraction(interaction, into) {
    const { block, feedback, losses } = into
    const { correct } = responseOf(interaction, into)
    const [left, right] = elementsIn(interaction, 'simpleMatchSet').map((set) =>
      elementsIn(set, 'simpleAssociableChoice'),
    )
    const partners = new Map((right ?? []).map((each) => [each.attributes.identifier ?? '', wordsOf(textOf(each))]))
    const pairs = correct.map((each) => each.split(/\s+/))
    block.subtype = 'matching'
    block.options = (left ?? []).map((each) => {
      const id = each.attributes.identifier ?? ''
      const own = pairs.filter(([from]) => from === id)
      if (own.length > 1) losses.push('Further partners of an option do not come over.')
      return option(textOf(each), {
        match: partners.get(own[0]?.[1] ?? '') || null,
        feedback: feedback.get(id) ?? null,
      })
    })
    if (new Set(pairs.map(([, to]) => to)).size < partners.size)
      losses.push('Partners that belong to nothing do not come over.')
  },
  extendedTextInteraction(_interaction, { item, block }) {
    block.subtype = 'essay'
    const rubric = allIn(item, 'rubricBlock').find(({ attributes }) => /scorer/.test(attributes.view ?? ''))
    block.answer = (rubric && htmlIn(rubric).trim()) || null
  },
  textEntryInteraction(interaction, into) {
    const { block, feedback, item } = into
    const { baseType, correct, mapped } = responseOf(interaction, into)
    const isNumber = baseType === 'float' || baseType === 'integer'
    const known = new Set(mapped.map(({ key }) => key))
    const all = [...mapped, ...correct.filter((each) => !known.has(each)).map((key) => ({ key, value: 1 }))]
    block.subtype = isNumber ? 'numeric' : 'short_answer'
    block.tolerance = isNumber ? toleranceOf(item) : null
    block.options = all.map(({ key, value }, at) =>
      option(isNumber ? `<p>${escapeText(key)}</p>` : paragraphs(key), {
        correct: value > 0,
        feedback: feedback.get(`O${at + 1}`) ?? null,
      }),
    )
  },
}

/** What a choice shows, without what is said of it afterwards. */
const textOf = (choice: Element) =>
  htmlIn({
    ...choice,
    children: choice.children.filter((each) => typeof each === 'string' || !each.tag.startsWith('feedback')),
  }).trim()

/** The gap that stands for an interaction within a text. */
export function gapOf(interaction: Element, at: number, into: Into): string {
  const { correct, mapped } = responseOf(interaction, into)
  const isChoice = interaction.tag === 'inlineChoiceInteraction'
  const right = correct[0] ?? mapped.find(({ value }) => value > 0)?.key
  const chosen = elementsIn(interaction, 'inlineChoice').find(({ attributes }) => attributes.identifier === right)
  const answer = isChoice ? textIn(chosen) : right
  if (!answer?.trim()) into.faults.push(`Its gap ${at} has no right answer.`)
  if (isChoice) note(into.losses, 'The choices of a gap do not come over: it is typed.')
  else if (new Set([...correct, ...mapped.filter(({ value }) => value > 0).map(({ key }) => key)]).size > 1)
    note(into.losses, 'Further answers of a gap do not come over.')
  return `{{c${at}::${answer?.trim() ?? ''}}}`
}

function note(losses: string[], text: string) {
  if (!losses.includes(text)) losses.push(text)
}
