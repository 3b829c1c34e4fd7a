/** The fields of our note types, after those that a card shows. Others' fields of these names are read alike. */
export const factFields = {
  title: /* not text */ 'Title',
  feedback: /* not text */ 'Feedback',
  area: /* not text */ 'Area',
  topic: /* not text */ 'Topic',
  source: /* not text */ 'Source',
  lawStatedAt: /* not text */ 'Law stated at',
  complexity: /* not text */ 'Complexity',
  estimate: /* not text */ 'Estimate',
} as const

export type FactField = keyof typeof factFields

const byTitle = new Map(Object.entries(factFields).map(([field, title]) => [title.toLowerCase(), field as FactField]))

/** What a field of a note type is for us. */
export const factOf = (title: string): FactField | undefined => byTitle.get(title.trim().toLowerCase())
