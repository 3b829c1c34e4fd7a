/** The columns of a block `b` that mark an answer (`Markable` of rules/content/mark-answer.ts), but for its score. */
export const markableSql = `b.subtype, b.assignment, b.answer_options as "answerOptions", b.metadata, b.accepted, b.voided_at as "voidedAt"`
