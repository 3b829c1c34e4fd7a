/** What somebody wrote, or null where they wrote nothing. */
export const wordsOf = (text: string | null | undefined): string | null => text?.trim() || null
