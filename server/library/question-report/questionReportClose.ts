import { and, eq, isNull } from 'drizzle-orm'
import { notify } from '../../identity/notification/notify'
import { conflict } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { fields, selectionOf } from '../../kernel/read/selection'
import { wordsIn } from '../../kernel/write/needed'
import { write } from '../../kernel/write/write'
import { ownQuestion } from '../asking/own-question'
import { questionReports } from './table'

/** Answers a report, which closes it, and tells its reporter. */
export const questionReportClose: Operation<'questionReportClose'> = async ({ id, outcome, answer }, context, info) => {
  const text = wordsIn(answer) ?? null
  return write(context, async (writing) => {
    const report = await writing.reader.one('QuestionReport', id, fields('blockId'))
    // Its reporter reads it too, and does not decide it.
    const { title } = await ownQuestion(writing, report.blockId as string)
    const [closed] = await writing.orm
      .update(questionReports)
      .set({ outcome, answer: text, closedAt: writing.now })
      .where(and(eq(questionReports.id, id), isNull(questionReports.outcome)))
      .returning({ userId: questionReports.userId })
    if (!closed) throw conflict('This report was answered already.')
    await notify(writing, context, [closed.userId], {
      kind: 'question_reports',
      path: '/test-results',
      about: { type: 'QuestionReport', id },
      words: () => ({
        title: outcome === 'corrected' ? titles.corrected(title) : titles.kept(title),
        body:
          text ??
          (outcome === 'corrected'
            ? 'Thank you: the question was corrected.'
            : 'Thank you: the authors looked at it again, and it stays as it is.'),
      }),
    })
    writing.changed('QuestionReport', id)
    return writing.reader.one('QuestionReport', id, selectionOf(info))
  })
}

const titles = {
  corrected: (title: string | null) =>
    title ? `The fault that you reported is put right: ${title}` : 'The fault that you reported is put right',
  kept: (title: string | null) => (title ? `Your report was looked at: ${title}` : 'Your report was looked at'),
}
