import { keepDraft, readDraft } from '../answers/draft-store'

const MOST = 24
const SHOWN = 4

type Bank = Record<string, string[]>

const key = (userId: string) => `articled.comments.${userId}`

const isBank = (value: unknown): value is Bank =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((list) => Array.isArray(list) && list.every((each) => typeof each === 'string'))

/** The person's latest comments on criteria of this name, without those already used here. */
export function commentsFor(userId: string, title: string, used: string): string[] {
  const all = readDraft(key(userId), isBank)?.[title] ?? []
  return all.filter((comment) => !used.includes(comment)).slice(0, SHOWN)
}

/** Stores the comments of a released sheet, newest first. */
export function rememberComments(userId: string, comments: readonly { title: string; comment: string }[]): void {
  const bank = readDraft(key(userId), isBank) ?? {}
  for (const { title, comment } of comments) {
    const text = comment.trim()
    // A long text is not used again.
    if (!text || text.length > 160) continue
    bank[title] = [text, ...(bank[title] ?? []).filter((each) => each !== text)].slice(0, MOST)
  }
  void keepDraft(key(userId), bank)
}
