import { notify } from '../../identity/notification/notify'
import { holdersOf } from '../../identity/role/holders'
import { signedIn } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import { notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { nameOf } from '../../kernel/spoken'
import { wordsIn } from '../../kernel/write/needed'
import { write } from '../../kernel/write/write'
import { isAskedSql } from '../asking/asked-sql'
import { questionReports } from './table'

/** A question that the person has answered, in an attempt or in the review queue. */
const answered = `select b.id, b.title, u.id as "bundleId", u.title as bundle, array(select a.user_id from bundle_authors a where a.bundle_id = u.id) as authors
  from content_blocks b join bundles u on u.content_id = b.content_id
  where b.id = $1 and ${isAskedSql} and (
    exists (select 1 from attempt_questions q where q.user_id = $2 and q.block_id = b.id and q.answer is not null)
    or exists (select 1 from review_cards c where c.user_id = $2 and c.block_id = b.id and c.side = 'question' and c.reps > 0))`

interface Answered {
  title: string | null
  bundleId: string
  bundle: string
  authors: string[]
}

/** Keeps a report, once for each person and question, and tells the question's authors; where there are none, staff. */
export const questionReportCreate: Operation<'questionReportCreate'> = async (
  { blockId, kind, message },
  context,
  info,
) => {
  const text = wordsIn(message) ?? null
  return write(context, async (writing) => {
    const { id: userId } = signedIn(context)
    const { rows } = await writing.query({ text: answered, values: [blockId, userId] })
    const found = rows[0] as unknown as Answered | undefined
    if (!found) throw notFound(nameOf('ContentBlock'))
    const { bundleId, bundle, title, authors } = found
    const id = newId()
    await writing.orm
      .insert(questionReports)
      .values({ id, blockId, bundleId, userId, kind, message: text, insertedAt: writing.now })
    const told = authors.length ? authors : await holdersOf(writing, ['manage_content'])
    await notify(writing, context, told, {
      kind: 'question_reports',
      path: `/library/${bundleId}/editor/health/${blockId}`,
      about: { type: 'QuestionReport', id },
      action: () => 'Open the question',
      words: () => ({
        title: title ? `A fault is reported: ${title}` : `A fault is reported in ${bundle}`,
        body: text ?? 'The reporter named its kind alone.',
      }),
    })
    writing.changed('QuestionReport', id, 'created')
    return writing.reader.one('QuestionReport', id, selectionOf(info))
  })
}
