/** A piece of a document, in reading order. */
export type DocumentBlock =
  | { heading: string; level?: 1 | 2 | 3 }
  | { paragraph: string }
  /** `marks` are what stands before each item, where they are not bullets or 1, 2, 3. */
  | { list: string[]; numbered?: boolean; marks?: string[] }
  | { table: string[][] }
  | { facts: [label: string, value: string][] }
  | { signature: string }
  | { pageBreak: true }
