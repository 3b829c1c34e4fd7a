import type { Operation } from '../../kernel/graphql/operation'
import type { Fixed } from '../../kernel/read/list-sql'
import { selectionOf } from '../../kernel/read/selection'

const asked = 'exists (select 1 from content_blocks b where b.id = a.block_id and b.voided_at is null)'
const waiting: Fixed = { name: 'answers that wait', sql: () => `a.marked_at is null and ${asked}` }
const done: Fixed = { name: 'answers that are marked', sql: () => `a.marked_at is not null and ${asked}` }

/** A page of answers that wait, the oldest first, or of those that are marked. */
export const answersToMark: Operation<'answersToMark'> = ({ marked, ...args }, context, info) =>
  context.reader.page(
    'AnswerToMark',
    { ...args, orderBy: 'submitted_at', orderDirection: marked ? 'desc' : 'asc' },
    selectionOf(info),
    marked ? done : waiting,
  )
