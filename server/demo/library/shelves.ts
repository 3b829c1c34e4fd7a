/** The shelves of the demo library: the two papers of SQE1, each with its areas by short name, as the SRA's specification groups them. */
export const shelves = [
  {
    title: 'FLK1',
    description: 'Functioning Legal Knowledge, the first paper of SQE1: 180 questions in two sittings.',
    areas: ['BLP', 'DR1', 'CON', 'TORT', 'ELS', 'PUB', 'LS'],
  },
  {
    title: 'FLK2',
    description: 'Functioning Legal Knowledge, the second paper of SQE1: 180 questions in two sittings.',
    areas: ['PP1', 'WAE', 'ACC', 'LAND', 'TRU', 'CLP'],
  },
] as const

/** The names that students use for the areas. */
export const shelfNames: Record<(typeof shelves)[number]['areas'][number], string> = {
  BLP: 'Business law and practice',
  DR1: 'Dispute resolution',
  CON: 'Contract',
  TORT: 'Tort',
  ELS: 'Legal system',
  PUB: 'Public law',
  LS: 'Legal services',
  PP1: 'Property practice',
  WAE: 'Wills and estates',
  ACC: 'Solicitors accounts',
  LAND: 'Land law',
  TRU: 'Trusts',
  CLP: 'Criminal law and practice',
}

/** The area whose questions and cards are free: they show what the library is like. */
export const freeArea = 'LS'
