import { cutText } from '../../../../rules/cut-text'
import { takeFact, takeTags, whole } from '../facts'
import { takeMedia } from '../media-in-html'
import { emptyBlock, type Found, found, type Medium, type NeutralBlock } from '../neutral-block'
import { wordsOf } from '../plain-html'
import { type Element, elementsIn, first, NotXml, parseXml, textIn } from '../xml/parse-xml'
import { readMoodleAnswers } from './moodle-answers'
import { moodleHtml } from './moodle-html'
import { moodleText, questionsIn } from './moodle-questions'

/** Reads a quiz in Moodle's XML. Source: https://docs.moodle.org/en/Moodle_XML_format */
export function* readMoodle(bytes: Uint8Array): Generator<Found> {
  const { text, notes } = moodleText(bytes)
  for (const note of notes) yield { note }
  let at = 0
  for (const { line, text: segment, isWhole } of questionsIn(text)) {
    at++
    const refuse = (fault: string, where = line) => found({ line: where }, segment, { faults: [fault] })
    if (!isWhole) {
      yield refuse('The end of this question, </question>, is missing.')
      continue
    }
    try {
      const question = parseXml(segment)
      if (question.attributes.type !== 'category') yield readQuestion(question, { line, at })
    } catch (error) {
      if (!(error instanceof NotXml)) throw error
      yield refuse(`This is no XML: ${error.message}`, line + error.line - 1)
    }
  }
}

/** Pictures and sounds of a quiz, by the names that its blocks give them. */
export function* mediaOfMoodle(bytes: Uint8Array, names: ReadonlySet<string>): Generator<Medium> {
  let at = 0
  for (const { text, isWhole } of questionsIn(moodleText(bytes).text)) {
    at++
    if (!isWhole || ![...names].some((each) => each.startsWith(`${at}/`))) continue
    for (const file of elementsIn(first(parseXml(text), 'questiontext'), 'file')) {
      const name = `${at}/${file.attributes.name}`
      if (names.has(name)) yield { name, bytes: Buffer.from(textIn(file), 'base64') }
    }
  }
}

const COMBINED = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback']
const USUAL = /^(your answer is (partially )?(correct|incorrect)\.?)?$/i

function readQuestion(question: Element, { line, at }: { line: number; at: number }): Found {
  const faults: string[] = []
  const losses: string[] = []
  const asked = first(question, 'questiontext')
  const files = new Set(elementsIn(asked, 'file').map((each) => each.attributes.name ?? ''))
  const { html, image, audio } = takeMedia(moodleHtml(asked, losses), (name) => files.has(name))
  const block: NeutralBlock = emptyBlock('question', 'essay', {
    title: textIn(first(first(question, 'name'), 'text')).trim() || null,
    assignment: html || null,
    feedback: moodleHtml(first(question, 'generalfeedback'), losses) || null,
    image: image && `${at}/${image}`,
    audio: audio && `${at}/${audio}`,
  })
  takeScore(block, textIn(first(question, 'defaultgrade')).trim(), losses)
  const tags = elementsIn(first(question, 'tags'), 'tag').map((each) => textIn(first(each, 'text')).trim())
  const others = takeTags(block, tags, faults).filter(Boolean)
  if (others[0] && !block.topic) takeFact(block, 'topic', others.shift() ?? '', faults)
  if (others.length) losses.push(`These tags do not come over: ${cutText(others.join(', '), 200)}.`)
  if (elementsIn(question, 'hint').length) losses.push('Hints do not come over.')
  if (COMBINED.some((each) => !USUAL.test(wordsOf(textIn(first(first(question, each), 'text'))))))
    losses.push('Feedback on the whole answer, right or wrong, does not come over.')
  readMoodleAnswers(question, { block, faults, losses })
  const given = block.title ?? wordsOf(block.assignment ?? '')
  return found({ line }, given, faults.length ? { faults } : { block, losses })
}

function takeScore(block: NeutralBlock, grade: string, losses: string[]) {
  if (!grade) return
  const points = whole(String(Math.round(Number(grade))), 0, 100)
  if (points === null || points !== Number(grade))
    losses.push(`Its points, ${cutText(grade, 20)}, become a whole number.`)
  block.score = points ?? 1
}
