/** The kinds of fault that a report names, in the order in which they are offered. */
export const reportKinds = [
  { value: 'law_changed', label: 'The law has changed' },
  { value: 'wrong_key', label: 'Another option is right too' },
  { value: 'wrong_reason', label: 'A reason is wrong' },
  { value: 'unclear', label: 'It is not clear' },
  { value: 'typo', label: 'Spelling or layout' },
] as const

/** A kind of fault in words. */
export const reportWords = (kind: (typeof reportKinds)[number]['value']): string =>
  reportKinds.find(({ value }) => value === kind)?.label ?? kind
