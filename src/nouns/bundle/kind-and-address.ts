import type { BundleType } from '../../../schema/generated/types'

export const kindWords: Record<BundleType, string> = {
  lecture: 'Lecture',
  flashcards: 'Flashcards',
  test: 'Test',
  collection: 'Collection',
}

/** The address of a bundle's page. */
export const addressOf = ({ id, categoryId }: { id: string; categoryId: string }): string =>
  `/library/${categoryId}/${id}`
