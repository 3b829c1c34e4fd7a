import { conflict, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { nothing } from '../../kernel/read/selection'
import { nameOf } from '../../kernel/spoken'
import { write } from '../../kernel/write/write'
import { unknownSql } from './ask-for-results'
import { areOut } from './results-out'

const text = `update members m set result_asked_at = null where m.study_group_id = $1 and ${unknownSql} and m.result_asked_at <= $2::timestamptz - interval '3 days' returning id`

/** Lets members be asked for their result again. */
export const studyGroupResultsAsk: Operation<'studyGroupResultsAsk'> = async ({ studyGroupId }, context) =>
  write(context, async (writing) => {
    if (!(await writing.reader.find('StudyGroup', studyGroupId, nothing))) throw notFound(nameOf('StudyGroup'))
    if (!(await areOut(writing, studyGroupId))) throw conflict('Results are not out yet.')
    const { length } = (await writing.query({ text, values: [studyGroupId, writing.now] })).rows
    await writing.noted({ record: 'study_groups', id: studyGroupId, field: 'asked', before: null, after: `${length}` })
    return length
  })
