/** SQL for whether the block `b` is a question that can be asked: finished, and not taken out. */
export const usableQuestion = `b.type = 'question' and b.complete and b.voided_at is null`
