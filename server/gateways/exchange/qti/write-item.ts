import { gapsOf, withGaps } from '../../../../rules/content/block-kinds'
import { numberIn } from '../../../../rules/content/complete'
import { audioTag, imageTag } from '../media-in-html'
import type { NeutralBlock, NeutralOption } from '../neutral-block'
import { escapeAttribute, escapeText, plainOf, unescapeXml, wordsOf } from '../plain-html'

type Version = 'qti_2' | 'qti_3'

const spaces: Record<Version, string> = {
  qti_2: 'http://www.imsglobal.org/xsd/imsqti_v2p2',
  qti_3: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

type Build = (tag: string, attributes?: Record<string, string | number>, inner?: string) => string

/** Writes elements of a version: `choiceInteraction` is `qti-choice-interaction` in QTI 3. */
const builder =
  (version: Version): Build =>
  (tag, attributes = {}, inner = '') => {
    const named = version === 'qti_3' ? `qti-${kebab(tag)}` : tag
    const given = Object.entries(attributes).map(
      ([key, value]) => ` ${version === 'qti_3' ? kebab(key) : key}="${escapeAttribute(String(value))}"`,
    )
    return inner ? `<${named}${given.join('')}>${inner}</${named}>` : `<${named}${given.join('')}/>`
  }

/** Writes a question as an item. What it cannot hold is left out: holds.ts says what that is. */
export function writeItem(version: Version, id: string, block: NeutralBlock): string {
  const build = builder(version)
  const said = (html: string) => (version === 'qti_3' ? build('contentBody', {}, html) : html)
  const feedback = (identifier: string, html: string | null) =>
    html
      ? `${build('modalFeedback', { outcomeIdentifier: 'FEEDBACK', identifier, showHide: 'show' }, said(html))}\n`
      : ''
  const { declared, body, processing } = partsOf(block, build, said)
  const attributes = {
    xmlns: spaces[version],
    identifier: id,
    title: block.title ?? '',
    adaptive: 'false',
    timeDependent: 'false',
  }
  const inner = [
    declared,
    build('outcomeDeclaration', {
      identifier: 'SCORE',
      cardinality: 'single',
      baseType: 'float',
      normalMaximum: block.score,
    }),
    build('outcomeDeclaration', { identifier: 'FEEDBACK', cardinality: 'multiple', baseType: 'identifier' }),
    build('itemBody', {}, body),
    build('responseProcessing', {}, processing),
    feedback('general', block.feedback),
    ...block.options.map((each, at) => feedback(identifierOf(block, at), each.feedback)),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n${build('assessmentItem', attributes, `\n${inner.filter(Boolean).join('\n')}`)}\n`
}

const identifierOf = ({ subtype }: NeutralBlock, at: number) =>
  subtype === 'true_false' ? (at ? 'false' : 'true') : `O${at + 1}`

interface Parts {
  declared: string
  body: string
  processing: string
}

function partsOf(block: NeutralBlock, build: Build, said: (html: string) => string): Parts {
  const { subtype, options, assignment } = block
  const media = [
    block.image && imageTag(`../media/${encodeURIComponent(block.image)}`),
    block.audio && audioTag(`../media/${encodeURIComponent(block.audio)}`),
  ]
  const asked = (html: string) => `<div>${html}${media.map((each) => each || '').join('')}</div>\n`
  const text = asked(assignment ?? '')
  const ids = options.map((_, at) => identifierOf(block, at))
  const rightIds = ids.filter((_, at) => options[at]?.correct)
  const one = (values: readonly string[], cardinality: string, baseType = 'identifier', mapping = '') =>
    declaration(build, { identifier: 'RESPONSE', cardinality, baseType }, values, mapping)
  const whole = (show: boolean): string => matchCorrect(build, block.score, ['RESPONSE'], show)
  const choices = (wrap: (inner: string) => string) =>
    wrap(options.map((each, at) => build('simpleChoice', { identifier: ids[at] ?? '' }, each.body)).join(''))
  switch (subtype) {
    case 'single_best_answer':
    case 'true_false':
    case 'multiple_response': {
      const isMany = subtype === 'multiple_response'
      const attributes = { responseIdentifier: 'RESPONSE', shuffle: 'true', maxChoices: isMany ? 0 : 1 }
      const body = text + choices((inner) => build('choiceInteraction', attributes, inner))
      return { declared: one(rightIds, isMany ? 'multiple' : 'single'), body, processing: whole(true) }
    }
    case 'ordering': {
      const body =
        text + choices((inner) => build('orderInteraction', { responseIdentifier: 'RESPONSE', shuffle: 'true' }, inner))
      return { declared: one(ids, 'ordered'), body, processing: whole(false) }
    }
    case 'matching':
      return {
        declared: one(
          ids.map((id, at) => `${id} T${at + 1}`),
          'multiple',
          'directedPair',
        ),
        body: text + pairs(options, build),
        processing: whole(false),
      }
    case 'cloze':
      return gaps(block, build, asked)
    case 'essay': {
      const rubric = block.answer ? build('rubricBlock', { view: 'scorer', use: 'scoring' }, said(block.answer)) : ''
      return {
        declared: one([], 'single', 'string'),
        body: text + rubric + build('extendedTextInteraction', { responseIdentifier: 'RESPONSE' }),
        processing: general(build),
      }
    }
    default:
      return typed(block, build, text)
  }
}

function declaration(
  build: Build,
  attributes: Record<string, string>,
  values: readonly string[],
  mapping = '',
): string {
  const correct = values.map((each) => build('value', {}, escapeText(each))).join('')
  return build('responseDeclaration', attributes, `${correct ? build('correctResponse', {}, correct) : ''}${mapping}`)
}

const set = (build: Build, identifier: string, value: string) => build('setOutcomeValue', { identifier }, value)
const base = (build: Build, baseType: string, value: string) => build('baseValue', { baseType }, escapeText(value))

/** Shows what is said to everybody, and to those who chose an option if `shows` says so. */
const general = (build: Build, shows = false) =>
  set(
    build,
    'FEEDBACK',
    build(
      'multiple',
      {},
      `${shows ? build('variable', { identifier: 'RESPONSE' }) : ''}${base(build, 'identifier', 'general')}`,
    ),
  )

/** All points for the right responses, none for others. */
function matchCorrect(build: Build, score: number, responses: readonly string[], shows: boolean): string {
  const each = responses.map((identifier) =>
    build('match', {}, build('variable', { identifier }) + build('correct', { identifier })),
  )
  return (
    scored(build, score, each.length === 1 ? (each[0] ?? '') : build('and', {}, each.join(''))) + general(build, shows)
  )
}

const scored = (build: Build, score: number, condition: string) =>
  build(
    'responseCondition',
    {},
    build('responseIf', {}, condition + set(build, 'SCORE', base(build, 'float', String(score)))),
  )

function pairs(options: readonly NeutralOption[], build: Build): string {
  const choice = (identifier: string, html: string) =>
    build('simpleAssociableChoice', { identifier, matchMax: 1 }, html)
  const left = options.map(({ body }, at) => choice(`O${at + 1}`, body)).join('')
  const right = options.map(({ match }, at) => choice(`T${at + 1}`, escapeText(match ?? ''))).join('')
  return build(
    'matchInteraction',
    { responseIdentifier: 'RESPONSE', shuffle: 'true', maxAssociations: options.length },
    build('simpleMatchSet', {}, left) + build('simpleMatchSet', {}, right),
  )
}

const mapped = (build: Build, entries: readonly { key: string; value: number }[]) =>
  build(
    'mapping',
    { defaultValue: 0 },
    entries
      .map(({ key, value }) => build('mapEntry', { mapKey: key, mappedValue: value, caseSensitive: 'false' }))
      .join(''),
  )

/** A text or a number that is typed: each right one has all points, a number within its tolerance. */
function typed({ subtype, options, score, tolerance }: NeutralBlock, build: Build, text: string): Parts {
  const isNumber = subtype === 'numeric'
  const key = ({ body }: NeutralOption) => (isNumber ? String(numberIn(body)) : (plainOf(body) ?? wordsOf(body)))
  const baseType = isNumber ? 'float' : 'string'
  const firstRight = options.find(({ correct }) => correct)
  const mapping = mapped(
    build,
    options.map((each) => ({ key: key(each), value: each.correct ? 1 : 0 })),
  )
  const compared = (each: NeutralOption) => {
    const both = build('variable', { identifier: 'RESPONSE' }) + base(build, baseType, key(each))
    if (!isNumber) return build('stringMatch', { caseSensitive: 'false' }, both)
    const mode: Record<string, string> =
      tolerance === null
        ? { toleranceMode: 'exact' }
        : { toleranceMode: 'absolute', tolerance: `${tolerance} ${tolerance}` }
    return build('equal', mode, both)
  }
  const right = options.filter(({ correct }) => correct).map(compared)
  const said = options.flatMap((each, at) =>
    each.feedback
      ? [
          build(
            'responseCondition',
            {},
            build(
              'responseIf',
              {},
              compared(each) +
                set(
                  build,
                  'FEEDBACK',
                  build('multiple', {}, base(build, 'identifier', `O${at + 1}`) + base(build, 'identifier', 'general')),
                ),
            ),
          ),
        ]
      : [],
  )
  return {
    declared: declaration(
      build,
      { identifier: 'RESPONSE', cardinality: 'single', baseType },
      firstRight ? [key(firstRight)] : [],
      mapping,
    ),
    body: `${text}<p>${build('textEntryInteraction', { responseIdentifier: 'RESPONSE' })}</p>`,
    processing: scored(build, score, build('or', {}, right.join(''))) + general(build) + said.join(''),
  }
}

/** A text with gaps, each of which is a response of its own. */
function gaps(block: NeutralBlock, build: Build, asked: (html: string) => string): Parts {
  const answers = gapsOf(block.assignment ?? '').map(({ answer }) => unescapeXml(answer))
  const declared = answers.map((answer, at) =>
    declaration(
      build,
      { identifier: `GAP${at + 1}`, cardinality: 'single', baseType: 'string' },
      [answer],
      mapped(build, [{ key: answer, value: 1 }]),
    ),
  )
  const html = withGaps(block.assignment ?? '', (_, at) =>
    build('textEntryInteraction', { responseIdentifier: `GAP${at + 1}` }),
  )
  const ids = answers.map((_, at) => `GAP${at + 1}`)
  return { declared: declared.join('\n'), body: asked(html), processing: matchCorrect(build, block.score, ids, false) }
}
