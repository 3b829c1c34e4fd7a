import { optionRules, type QuestionKind } from '../../../rules/content/block-kinds'
import { isComplete } from '../../../rules/content/complete'
import { cleanHtml, isTooIntricate, tooIntricate } from '../rich-text'
import type { NeutralBlock, ReadItem } from './neutral-block'

const MOST_HTML = 200_000
const MOST_LINE = 1_000
/** Control characters but tabs and ends of lines. */
const CONTROL = /(?![\t\n\r])\p{Cc}/gu

/** A text that the cleaner would leave as it is. */
const PLAIN = /^(<p>[^<>&]*<\/p>)+$/

/** An item as it would be kept: its texts clean, its options within their bounds, and what is not finished said. */
export function finishItem(item: ReadItem): ReadItem {
  if (!item.block) return item
  const losses = [...item.losses]
  const faults: string[] = []
  const block = cleanBlock(item.block, faults, losses)
  if (block.type === 'question') {
    const { most } = optionRules[block.subtype as QuestionKind]
    if (block.options.length > most)
      faults.push(
        most ? `This kind of question takes at most ${most} options.` : 'This kind of question takes no options.',
      )
  }
  if (faults.length) return { ...item, block: null, faults }
  if (!isComplete({ ...block, answerOptions: block.options as never }))
    losses.push('It is not finished, so learners do not meet it until it is.')
  return { ...item, block, losses }
}

function cleanBlock(block: NeutralBlock, faults: string[], losses: string[]): NeutralBlock {
  const html = (text: string | null) => text && cleaned(text.replace(CONTROL, ''), faults, losses)
  const line = (text: string | null) => {
    const plain = text?.replace(CONTROL, '').trim() || null
    if (plain && plain.length > MOST_LINE) faults.push('A title, a topic or a source has at most 1,000 characters.')
    return plain
  }
  return {
    ...block,
    title: line(block.title),
    assignment: html(block.assignment) || null,
    answer: html(block.answer) || null,
    feedback: html(block.feedback) || null,
    area: line(block.area),
    topic: line(block.topic),
    source: line(block.source),
    options: block.options.map((option) => ({
      body: html(option.body) ?? '',
      correct: option.correct,
      match: line(option.match),
      feedback: html(option.feedback) || null,
    })),
  }
}

function cleaned(html: string, faults: string[], losses: string[]): string {
  if (PLAIN.test(html)) return html
  if (html.length > MOST_HTML) {
    faults.push('A text has at most 200,000 characters.')
    return ''
  }
  if (isTooIntricate(html)) {
    faults.push(tooIntricate())
    return ''
  }
  const clean = cleanHtml(html).trim()
  if (/<(img|video|audio|object|iframe|svg|math)\b/i.test(html)) {
    const text = 'Further pictures, sounds and formulas do not come over.'
    if (!losses.includes(text)) losses.push(text)
  }
  return clean
}
