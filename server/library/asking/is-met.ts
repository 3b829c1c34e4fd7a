/** SQL for whether a person has met a question by an answer `m` of an attempt `e`: answered, looked at, or handed in without either. */
export const isMet = '(m.answer is not null or m.seconds > 0 or e.submitted_at is not null)'
