/** A mark from here passes, of 500. Source: SRA, Solicitors Qualifying Examination, scores. */
export const PASS = 300
export const MOST_MARK = 500

/** Fewer marks, or fewer people, would let somebody be found out by the quarters of a group. */
export const FEWEST_MARKS = 20
export const FEWEST_PEOPLE = 8

/** Whether a mark and a result contradict each other. */
export const contradict = (mark: number | null | undefined, passed: boolean | null | undefined): boolean =>
  mark != null && passed != null && mark >= PASS !== passed
