import { useKept } from '../../../providers/kept-values'

const MOST = 24
const SHOWN = 4

/** Comments by the title of their criterion, the newest first. */
type Bank = Record<string, string[]>

const isBank = (value: unknown): value is Bank =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((list) => Array.isArray(list) && list.every((each) => typeof each === 'string'))

type Comments = readonly { title: string; comment: string }[]

/** The latest comments on criteria of this name, without those already used here. */
export const commentsAmong = (bank: Bank, title: string, used: string): string[] =>
  (bank[title] ?? []).filter((comment) => !used.includes(comment)).slice(0, SHOWN)

/** The bank with the comments of a sheet, each once. */
export function withComments(bank: Bank, comments: Comments): Bank {
  const next = { ...bank }
  for (const { title, comment } of comments) {
    const text = comment.trim()
    // A long text is not used again.
    if (!text || text.length > 160) continue
    next[title] = [text, ...(next[title] ?? []).filter((each) => each !== text)].slice(0, MOST)
  }
  return next
}

interface CommentBank {
  commentsFor(title: string, used: string): string[]
  /** Stores the comments of a released sheet. */
  remember(comments: Comments): void
}

/** The signed-in marker's own comments, kept on the server. */
export function useCommentBank(): CommentBank {
  const { value: bank, keep } = useKept<Bank>('comment_bank', { initial: {}, isValue: isBank })
  return {
    commentsFor: (title, used) => commentsAmong(bank ?? {}, title, used),
    // A bank that could not be read must not be replaced by these few.
    remember: (comments) => bank && keep(withComments(bank, comments)),
  }
}
