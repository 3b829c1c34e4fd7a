/** A file that calls send. */
export const upload = new File(['A note.'], 'note.txt', { type: 'text/plain' })
