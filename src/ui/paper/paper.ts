/** A stretch of a paper's text that its reader has marked: characters from `from` up to `to` of a page; a paper without pages is one page. */
export interface PaperMark {
  page: number
  from: number
  to: number
}

/** What a shown paper can do for its tools. */
export interface Paper {
  /** Goes some pages on, or back; nothing in a paper without pages. */
  turn: (by: number) => void
  /** Makes everything larger, or smaller. */
  zoom: (by: 1 | -1) => void
  /** Looks for words from here on, or backwards; empty words end the search. */
  find: (words: string, towards: 'here' | 'next' | 'before') => void
  /** Where the reader's selection lies; null if nothing of the paper's text is selected. */
  selected: () => PaperMark | null
}

/** What the tools show of a paper. */
export interface PaperState {
  page: number
  /** None for a paper without pages. */
  pages: number
  percent: number
  found: { at: number; of: number } | null
}

export interface PaperProps {
  title: string
  marks: readonly PaperMark[]
  onReady: (paper: Paper) => void
  onState: (change: Partial<PaperState>) => void
}
