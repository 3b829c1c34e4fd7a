import { withGaps } from '../../../../rules/content/block-kinds'
import { numberIn } from '../../../../rules/content/complete'
import { tagsOf } from '../facts'
import { audioTag, imageTag } from '../media-in-html'
import type { Medium, NeutralBlock, NeutralOption } from '../neutral-block'
import { escapeAttribute, escapeText, plainOf, unescapeXml, wordsOf } from '../plain-html'
import { escapeGap } from './moodle-cloze'

export const MOODLE_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n'
export const MOODLE_FOOT = '</quiz>\n'

/** Questions in Moodle's XML, to stand between head and foot. What it cannot hold is left out: holds.ts says what that is. */
export function writeMoodle(blocks: readonly NeutralBlock[], media: readonly Medium[]): string {
  const files = new Map(media.map((medium) => [medium.name, medium]))
  return blocks.map((block) => writeQuestion(block, files)).join('')
}

const cdata = (text: string) => (text.includes(']]>') ? escapeText(text) : `<![CDATA[${text}]]>`)
const text = (html: string) => `<text>${html ? cdata(html) : ''}</text>`
const element = (tag: string, html: string | null, more = '') =>
  `    <${tag} format="html">${text(html ?? '')}${more}</${tag}>\n`

const types: Partial<Record<NeutralBlock['subtype'], string>> = {
  single_best_answer: 'multichoice',
  multiple_response: 'multichoice',
  true_false: 'truefalse',
  short_answer: 'shortanswer',
  numeric: 'numerical',
  matching: 'matching',
  ordering: 'ordering',
  cloze: 'cloze',
  essay: 'essay',
}

function writeQuestion(block: NeutralBlock, files: ReadonlyMap<string, Medium>): string {
  const used = [block.image, block.audio].flatMap((name) => (name && files.get(name)) || [])
  const kept = used.map(
    ({ name, bytes }) =>
      `<file name="${escapeAttribute(name)}" path="/" encoding="base64">${Buffer.from(bytes).toString('base64')}</file>`,
  )
  const address = (name: string) => `@@PLUGINFILE@@/${encodeURIComponent(name)}`
  const shown = used.map(({ name }) => (name === block.image ? imageTag(address(name)) : audioTag(address(name))))
  const asked = `${block.subtype === 'cloze' ? withMoodleGaps(block.assignment ?? '') : block.assignment}${shown.join('')}`
  const tags = tagsOf(block).map((each) => `<tag><text>${escapeText(each)}</text></tag>`)
  return [
    `  <question type="${types[block.subtype]}">\n`,
    `    <name><text>${escapeText(block.title ?? '')}</text></name>\n`,
    element('questiontext', asked, kept.join('')),
    element('generalfeedback', block.feedback),
    `    <defaultgrade>${block.score}</defaultgrade>\n`,
    answersOf(block),
    tags.length ? `    <tags>${tags.join('')}</tags>\n` : '',
    '  </question>\n',
  ].join('')
}

const withMoodleGaps = (html: string) =>
  withGaps(html, ({ answer }) => `{1:SHORTANSWER:=${escapeText(escapeGap(unescapeXml(answer)))}}`)

const feedbackOf = ({ feedback }: NeutralOption) => `<feedback format="html">${text(feedback ?? '')}</feedback>`
const plain = (html: string) => plainOf(html) ?? wordsOf(html)

/** An answer with its share of the points, in percent. */
const answer = (fraction: number, given: NeutralOption, html: string, more = '') =>
  `    <answer fraction="${Number(fraction.toFixed(5))}" format="html">${text(html)}${feedbackOf(given)}${more}</answer>\n`
const typed = (given: NeutralOption, words: string, more = '') =>
  `    <answer fraction="${given.correct ? 100 : 0}" format="moodle_auto_format"><text>${escapeText(words)}</text>${feedbackOf(given)}${more}</answer>\n`

function answersOf({ subtype, options, answer: model, tolerance }: NeutralBlock): string {
  const each = (write: (option: NeutralOption, at: number) => string) => options.map(write).join('')
  const right = options.filter(({ correct }) => correct).length
  switch (subtype) {
    case 'single_best_answer':
      return `    <single>true</single>\n${each((one) => answer(one.correct ? 100 : 0, one, one.body))}`
    case 'multiple_response':
      return `    <single>false</single>\n${each((one) => answer(one.correct ? 100 / right : -100, one, one.body))}`
    case 'true_false':
      return each((one) => typed(one, wordsOf(one.body).toLowerCase()))
    case 'short_answer':
      return each((one) => typed(one, plain(one.body)))
    case 'numeric': {
      const more = tolerance === null ? '' : `<tolerance>${tolerance}</tolerance>`
      return each((one) => typed(one, String(numberIn(one.body)), more))
    }
    case 'matching':
      return each(
        (one) =>
          `    <subquestion format="html">${text(one.body)}<answer><text>${escapeText(one.match ?? '')}</text></answer></subquestion>\n`,
      )
    case 'ordering':
      return `    <layouttype>VERTICAL</layouttype>\n    <selecttype>ALL</selecttype>\n${each((one, at) => answer(at + 1, one, one.body))}`
    case 'essay':
      return element('graderinfo', model)
    default:
      return ''
  }
}
