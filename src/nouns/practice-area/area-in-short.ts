/** An area's name without its brackets, for rows: 'Criminal Litigation' of 'Criminal Litigation (including advising clients at the police station)'. */
export const areaInShort = (area: { name: string } | null | undefined): string | undefined =>
  area?.name.replace(/\s*\(.*\)$/, '')
