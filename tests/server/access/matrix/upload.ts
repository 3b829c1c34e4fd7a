/** Stands in a call for a file that the request sends. */
export const upload = Symbol('upload')
export type Upload = typeof upload

export const file = { name: 'note.txt', type: 'text/plain', content: 'A note.' }
