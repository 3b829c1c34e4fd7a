/** A piece of a document, in reading order. */
export type DocumentBlock =
  | { heading: string; level?: 1 | 2 | 3 }
  | { paragraph: string }
  | { list: string[]; numbered?: boolean }
  | { table: string[][] }
  | { facts: [label: string, value: string][] }
  | { signature: string }
  | { pageBreak: true }
