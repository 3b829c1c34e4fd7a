/** SQL: whether a question `q` of an attempt is still to be learned: its answer was wrong, or right by a guess. `isToLearn` of access/ says the same. */
export const toLearnSql = (q: string) => `(${q}."right" = false or ${q}."right" and ${q}.confidence = 'guessing')`
