/** '3.8'. */
export const daysWords = (days: number): string => (Math.round(days * 10) / 10).toFixed(1)

/** Who marked, if their account is still there. */
export const tutorWords = ({ tutorName }: { tutorName: string | null }): string =>
  tutorName ?? /* text */ 'Former tutor'
