import type { AnswerOption, BlockSubtype } from '../../../schema/generated/types'
import { notFound } from '../../kernel/errors'
import { fields } from '../../kernel/read/selection'
import { nameOf } from '../../kernel/spoken'
import type { Writing } from '../../kernel/write/write'
import { isAskedSql } from './asked-sql'

/** A question of a bundle, with what its corrections change. */
export interface OwnQuestion {
  id: string
  bundleId: string
  contentId: string
  title: string | null
  subtype: BlockSubtype
  answerOptions: AnswerOption[] | null
  accepted: string[]
  voidedAt: Date | null
}

const found = `select b.id, u.id as "bundleId", b.content_id as "contentId", b.title, b.subtype, b.answer_options as "answerOptions", b.accepted, b.voided_at as "voidedAt"
  from content_blocks b join bundles u on u.content_id = b.content_id where b.id = $1 and ${isAskedSql}`

type Asking = Pick<Writing, 'query' | 'reader'>

/** A question that the caller wrote with others or alone, or keeps as staff. Throws NOT_FOUND: learners meet questions in attempts only. */
export async function ownQuestion({ query, reader }: Asking, blockId: string): Promise<OwnQuestion> {
  await reader.one('ContentBlock', blockId, fields('id'))
  const { rows } = await query({ text: found, values: [blockId] })
  if (!rows[0]) throw notFound(nameOf('ContentBlock'))
  return rows[0] as unknown as OwnQuestion
}

/** The same, held until the transaction ends, so that two who correct it come one after the other. */
export async function heldQuestion(writing: Asking, blockId: string): Promise<OwnQuestion> {
  await writing.query({ text: 'select 1 from content_blocks where id = $1 for no key update', values: [blockId] })
  return ownQuestion(writing, blockId)
}
