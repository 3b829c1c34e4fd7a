import { and, eq, isNull } from 'drizzle-orm'
import { signedIn } from '../../kernel/context'
import { conflict, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { nameOf } from '../../kernel/spoken'
import { write } from '../../kernel/write/write'
import { questionReports } from './table'

/** Withdraws the caller's own report; it may be made again. */
export const questionReportWithdraw: Operation<'questionReportWithdraw'> = async ({ id }, context) =>
  write(context, async (writing) => {
    const own = and(eq(questionReports.id, id), eq(questionReports.userId, signedIn(context).id))
    const [gone] = await writing.orm
      .delete(questionReports)
      .where(and(own, isNull(questionReports.outcome)))
      .returning({ id: questionReports.id })
    if (!gone) {
      if (await writing.orm.$count(questionReports, own)) throw conflict('This report was answered already.')
      throw notFound(nameOf('QuestionReport'))
    }
    writing.changed('QuestionReport', id, 'deleted')
    return { id }
  })
