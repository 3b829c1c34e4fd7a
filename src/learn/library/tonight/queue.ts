import type { ReviewTonightQuery } from './tonight.documents'

/** A person's reviews of a day: what is due, what is done, and the days to come. */
export type Queue = ReviewTonightQuery['reviewQueue']
