import { numberIn } from '../../../../rules/content/complete'
import { tagsOf } from '../facts'
import type { NeutralBlock, NeutralOption } from '../neutral-block'
import { plainOf, wordsOf } from '../plain-html'
import { escapeGift } from './gift-text'

/** Questions in GIFT. What it cannot hold is left out: holds.ts says what that is. */
export const writeGift = (blocks: readonly NeutralBlock[]): string => blocks.map(writeQuestion).join('')

function writeQuestion(block: NeutralBlock): string {
  const facts = tagsOf(block).map((each) => `// ${each.replace(/\s+/g, ' ')}\n`)
  const title = block.title ? `::${escapeGift(block.title)}::` : ''
  const general = block.feedback ? `####${escapeGift(block.feedback)}` : ''
  return `${facts.join('')}${title}[html]${escapeGift(block.assignment ?? '')}{${answersOf(block)}${general}}\n\n`
}

const feedbackOf = ({ feedback }: NeutralOption) => (feedback ? `#${escapeGift(feedback)}` : '')
const plain = (html: string) => escapeGift(plainOf(html) ?? wordsOf(html))

function answersOf(block: NeutralBlock): string {
  const { options } = block
  const lines = (write: (option: NeutralOption) => string) =>
    `${options.map((each) => `\n\t${write(each)}`).join('')}\n`
  switch (block.subtype) {
    case 'true_false':
      return truthOf(options)
    case 'numeric':
      return `#${lines((each) => `=${each.correct ? '' : '%0%'}${numberIn(each.body)}${block.tolerance === null ? '' : `:${block.tolerance}`}${feedbackOf(each)}`)}`
    case 'short_answer':
      return lines((each) => `=${each.correct ? '%100%' : '%0%'}${plain(each.body)}${feedbackOf(each)}`)
    case 'matching':
      return lines((each) => `=${escapeGift(each.body)} -> ${escapeGift(each.match ?? '')}`)
    case 'multiple_response':
      return lines((each) => `~%${weightOf(options, each)}%${escapeGift(each.body)}${feedbackOf(each)}`)
    case 'single_best_answer':
      return lines((each) => `${each.correct ? '=' : '~'}${escapeGift(each.body)}${feedbackOf(each)}`)
    default:
      return ''
  }
}

function truthOf(options: readonly NeutralOption[]): string {
  const right = options.find(({ correct }) => correct)
  const wrong = options.find(({ correct }) => !correct)
  const isTrue = right ? wordsOf(right.body).toLowerCase() === 'true' : false
  const feedbacks = [wrong?.feedback ?? '', right?.feedback ?? ''].map(escapeGift)
  const written = feedbacks[1] ? `#${feedbacks.join('#')}` : feedbacks[0] ? `#${feedbacks[0]}` : ''
  return `${isTrue ? 'TRUE' : 'FALSE'}${written}`
}

/** All right ones together are the whole, and a wrong one takes it away. */
function weightOf(options: readonly NeutralOption[], { correct }: NeutralOption): string {
  const right = options.filter((each) => each.correct).length
  return correct ? String(Number((100 / right).toFixed(5))) : '-100'
}
