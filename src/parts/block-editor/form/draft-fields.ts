import { withoutLinks } from '../../../../rules/content/pictures'
import { answerLength } from '../../../../rules/library/answer-length'
import { type Length, lineLength } from '../../../../rules/text-length'
import { AnswerOptionInput, contentBlockUpdate } from '../../../../schema/generated/limits'
import { richTextSize } from '../../../ui/rich-text/rich-text-limit'
import { versionedDraft } from '../../saving/versioned-draft'
import type { EditedBlock, Option } from '../blocks'
import type { EditorBlockSaveMutationVariables } from '../editor.documents'
import { plainOf } from './plain-lines'

/** The fields of a block that are written, saved and compared each by itself. */
export const fieldNames = [
  'subtype',
  'title',
  'assignment',
  'answerOptions',
  'answer',
  'metadata',
  'feedback',
  'feedbackShow',
  'score',
  'practiceAreaId',
  'topic',
  'source',
  'lawStatedAt',
  'complexity',
  'estimate',
] as const satisfies readonly (keyof EditedBlock)[]

export type FieldName = (typeof fieldNames)[number]
export type Fields = Pick<EditedBlock, FieldName>
export type FieldValue = Fields[FieldName]

const isBlank = (value: unknown) => value === null || value === undefined || value === '' || value === '<p></p>'

const optionOf = ({ id, body, correct, match, feedback }: Option) => ({
  id,
  body: withoutLinks(body),
  correct,
  match: match?.trim() || null,
  feedback: isBlank(feedback) ? null : feedback && withoutLinks(feedback),
})

/** What a value says, whatever its spelling. */
function said(value: FieldValue | undefined): string {
  if (isBlank(value)) return ''
  if (Array.isArray(value)) return value.length ? JSON.stringify(value.map(optionOf)) : ''
  if (typeof value === 'object' && value !== null) {
    const { duration = null, tolerance = null } = value as NonNullable<EditedBlock['metadata']>
    return duration === null && tolerance === null ? '' : JSON.stringify([duration, tolerance])
  }
  return withoutLinks(String(value)).replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim()
}

/** Whether two values say the same. */
export const isSame = (one: FieldValue, other: FieldValue): boolean => said(one) === said(other)

/** How long the texts of a field are, and may be. */
function sizesOf(value: FieldValue, name: string, all: Readonly<Record<string, FieldValue>>): Length[] {
  if (Array.isArray(value)) return value.flatMap((option) => optionSizes(option, all.subtype as Fields['subtype']))
  if (typeof value !== 'string') return []
  if (name === 'title' || name === 'topic' || name === 'source')
    return [{ length: lineLength(value), most: contentBlockUpdate[name] }]
  return [richTextSize(value)]
}

const optionSizes = ({ body, match, feedback }: Option, subtype: Fields['subtype']): Length[] => [
  richTextSize(body),
  richTextSize(feedback ?? ''),
  { length: lineLength(match ?? ''), most: AnswerOptionInput.match },
  ...[answerLength(subtype, [plainOf(body)]) ?? []].flat(),
]

/** The rules of a block's draft: each field is a part. */
export const blockRules = versionedDraft<FieldValue>({ none: null, same: isSame, sizes: sizesOf })

/** The fields of a block, out of all that is read of it. */
export const fieldsOf = (block: EditedBlock): Fields =>
  Object.fromEntries(fieldNames.map((name) => [name, block[name]])) as Fields

const numbers = {
  score: { least: 0, most: 100, fault: 'A score is a whole number from 0 to 100.' },
  complexity: { least: 1, most: 5, fault: 'Complexity is a whole number from 1 to 5.' },
  estimate: { least: 0, most: 100, fault: 'An estimate is a whole number from 0 to 100.' },
} as const

/** What is wrong with a field, so that nothing is sent that the server refuses. */
export function faultOf(name: FieldName, value: FieldValue | undefined): string | undefined {
  if (!(name in numbers) || isBlank(value)) return undefined
  const { least, most, fault } = numbers[name as keyof typeof numbers]
  const number = Number(value)
  return Number.isInteger(number) && number >= least && number <= most ? undefined : fault
}

export const faultsOf = (fields: Readonly<Record<string, FieldValue>>): string[] =>
  fieldNames.flatMap((name) => faultOf(name, fields[name]) ?? [])

/** The fields as the server takes them. */
export function sentOf(fields: Fields): Omit<EditorBlockSaveMutationVariables, 'id' | 'version'> {
  const { answerOptions, title, topic, source, lawStatedAt, metadata, ...rest } = fields
  const line = (text: string | null) => text?.trim() || null
  return {
    ...rest,
    title: line(title),
    topic: line(topic),
    source: line(source),
    lawStatedAt: lawStatedAt || null,
    metadata: metadata && { duration: metadata.duration, tolerance: metadata.tolerance },
    answerOptions: answerOptions?.map(optionOf) ?? null,
  }
}

/** An option that is not written yet. */
export const emptyOption = (position: number, body = ''): Option => ({
  id: crypto.randomUUID().slice(0, 8),
  body,
  correct: false,
  position,
  match: null,
  feedback: null,
})
