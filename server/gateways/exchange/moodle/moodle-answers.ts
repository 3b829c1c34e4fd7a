import { cutText } from '../../../../rules/cut-text'
import { type NeutralBlock, type NeutralOption, option } from '../neutral-block'
import { escapeText, paragraphs, wordsOf } from '../plain-html'
import { type Element, elementsIn, first, textIn } from '../xml/parse-xml'
import { readClozeGaps } from './moodle-cloze'
import { moodleHtml } from './moodle-html'

interface Into {
  block: NeutralBlock
  faults: string[]
  losses: string[]
}

/** Reads what a question of Moodle offers or accepts, and sets what kind of question it is. */
export function readMoodleAnswers(question: Element, into: Into): void {
  const { block, faults } = into
  const type = question.attributes.type ?? ''
  const read = kinds[type]
  if (read) read(question, into)
  else if (type === 'description') faults.push('It asks nothing: it is a description.')
  else faults.push(`Moodle’s kind “${cutText(type, 40)}” has no counterpart here.`)
  if (block.subtype !== 'numeric') block.tolerance = null
}

const kinds: Record<string, (question: Element, into: Into) => void> = {
  multichoice(question, into) {
    const isSingle = !/^(false|0)$/i.test(textIn(first(question, 'single')).trim())
    const answers = answersOf(question, into)
    const positive = new Set(answers.map(({ fraction }) => fraction).filter((each) => each > 0))
    if (positive.size > 1 || (isSingle && [...positive].some((each) => each < 100)))
      into.losses.push('Part marks of single options do not come over.')
    into.block.subtype = isSingle ? 'single_best_answer' : 'multiple_response'
    const most = Math.max(...positive, 0)
    into.block.options = answers.map(({ html, feedback, fraction }) =>
      option(html, { correct: isSingle ? fraction > 0 && fraction === most : fraction > 0, feedback }),
    )
  },
  truefalse(question, { block, losses }) {
    const answers = elementsIn(question, 'answer')
    const is = (word: string) => answers.find((each) => textIn(first(each, 'text')).trim().toLowerCase() === word)
    block.subtype = 'true_false'
    block.options = ['True', 'False'].map((word) => {
      const answer = is(word.toLowerCase())
      return option(`<p>${word}</p>`, {
        correct: Number(answer?.attributes.fraction ?? 0) > 0,
        feedback: moodleHtml(first(answer, 'feedback'), losses) || null,
      })
    })
  },
  shortanswer(question, into) {
    into.block.subtype = 'short_answer'
    into.block.options = accepted(question, into, (text) => paragraphs(text))
  },
  numerical(question, into) {
    const { block, losses } = into
    block.subtype = 'numeric'
    block.options = accepted(question, into, (text) => `<p>${escapeText(text)}</p>`)
    const tolerances = elementsIn(question, 'answer').map((each) => textIn(first(each, 'tolerance')).trim())
    const [told] = tolerances
    block.tolerance = told && Number.isFinite(Number(told)) ? Math.abs(Number(told)) : null
    if (tolerances.some((each) => each !== told)) losses.push('The first number’s tolerance holds for all.')
    if (elementsIn(first(question, 'units'), 'unit').length) losses.push('Units of the number do not come over.')
  },
  matching(question, { block, losses }) {
    block.subtype = 'matching'
    const pairs = elementsIn(question, 'subquestion').map((each) =>
      option(moodleHtml(each, losses), { match: textIn(first(first(each, 'answer'), 'text')).trim() || null }),
    )
    block.options = pairs.filter(({ body }) => body)
    if (block.options.length < pairs.length) losses.push('Partners that belong to nothing do not come over.')
  },
  ordering(question, into) {
    into.block.subtype = 'ordering'
    into.block.options = answersOf(question, into)
      .sort((a, b) => a.fraction - b.fraction)
      .map(({ html, feedback }) => option(html, { feedback }))
  },
  essay(question, { block, losses }) {
    block.subtype = 'essay'
    block.answer = moodleHtml(first(question, 'graderinfo'), losses) || null
    if (wordsOf(moodleHtml(first(question, 'responsetemplate'), losses)))
      losses.push('The text that an answer begins with does not come over.')
  },
  cloze(_question, { block, faults, losses }) {
    block.subtype = 'cloze'
    block.assignment = readClozeGaps(block.assignment ?? '', faults, losses)
  },
}

const answersOf = (question: Element, { losses }: Into) =>
  elementsIn(question, 'answer').map((each) => ({
    fraction: Number(each.attributes.fraction ?? 0),
    html: moodleHtml(each, losses),
    text: textIn(first(each, 'text')).trim(),
    feedback: moodleHtml(first(each, 'feedback'), losses) || null,
  }))

/** Answers that are typed: each right one is accepted. */
function accepted(question: Element, into: Into, body: (text: string) => string): NeutralOption[] {
  const answers = answersOf(question, into)
  if (answers.some(({ text }) => text === '*'))
    into.losses.push('What is said to every other answer does not come over.')
  if (answers.some(({ fraction }) => fraction > 0 && fraction < 100))
    into.losses.push('An answer for part of the marks counts as right.')
  return answers
    .filter(({ text }) => text !== '*')
    .map(({ text, fraction, feedback }) => option(body(text), { correct: fraction > 0, feedback }))
}
