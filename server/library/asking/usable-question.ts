import { isAskedSql } from './asked-sql'

const usable = 'b.complete and b.voided_at is null'

/** SQL for whether the block `b` is a question that can be asked by itself: finished, and not taken out. */
export const usableQuestion = `b.type = 'question' and ${usable}`

/** SQL for whether a test can ask the block `b`: such a question, or such a task. */
export const usableInTest = `${isAskedSql} and ${usable}`
