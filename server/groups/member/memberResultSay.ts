import { eq } from 'drizzle-orm'
import { conflict, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { nameOf } from '../../kernel/spoken'
import { write } from '../../kernel/write/write'
import { refuseContradiction } from './may-change'
import { ownPlace } from './own-place'
import { areOut } from './results-out'
import { members } from './table'

/** Says how one did, for staff to record. */
export const memberResultSay: Operation<'memberResultSay'> = async ({ id, mark, passed, contradicts }, context, info) =>
  write(context, async (writing) => {
    const place = await ownPlace(writing, context, id)
    if (place.state !== 'accepted') throw notFound(nameOf('Member'))
    if (place.examMark !== null || place.examPassed !== null) throw conflict('Staff have recorded your result already.')
    if (!(await areOut(writing, place.studyGroupId))) throw conflict('Results are not out yet.')
    if (!contradicts) refuseContradiction({ examMark: mark ?? null, examPassed: passed }, {}, 'passed')
    const said = { saidMark: mark ?? null, saidPassed: passed, saidAt: writing.now }
    await writing.orm.update(members).set(said).where(eq(members.id, id))
    writing.changed('Member', id)
    return writing.reader.one('Member', id, selectionOf(info))
  })
