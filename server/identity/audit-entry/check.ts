import type { Connection } from '../../kernel/database/database'
import { chained } from './chain'
import { type ChainedChange, type ChainedEntry, digestOf, GENESIS, hashOf } from './hash'

const PAGE = 1_000

export interface AuditCheck {
  /** Entries that were checked. */
  entries: number
  /** Entries that have no place yet. */
  waiting: number
  /** What is wrong, in the order of the chain. */
  faults: { place: number; id: string; what: string }[]
}

interface Kept extends ChainedEntry {
  place: number
  previousHash: string
  hash: string
}

interface KeptChange extends ChainedChange {
  entryId: string
  digest: string
  erasedAt: Date | null
  /** Whether the account that it was blanked with was deleted at that time, or it holds private words, which the log keeps no more. */
  mayBeBlank: boolean
}

/**
 * Walks the whole chain and names every entry that was changed, moved or is missing. The chain cannot show that its last entries were removed:
 * keep the hash of the last one elsewhere.
 */
export async function checkAudit({ query }: Pick<Connection, 'query'>): Promise<AuditCheck> {
  const faults: AuditCheck['faults'] = []
  let last: Link = { place: 0, hash: GENESIS }
  let entries = 0
  for (;;) {
    const { rows } = await query({
      text: `select ${chained}, e.place, e.previous_hash as "previousHash", e.hash from audit_entries e where e.place > $1 order by e.place limit ${PAGE}`,
      values: [last.place],
    })
    const page = rows as unknown as Kept[]
    const altered = await alteredIn(query, page)
    for (const entry of page) {
      for (const what of faultsOf(entry, last, altered)) faults.push({ place: entry.place, id: entry.id, what })
      last = entry
    }
    entries += page.length
    if (page.length < PAGE) break
  }
  const { rows } = await query({ text: 'select count(*)::int as count from audit_entries where place is null' })
  return { entries, waiting: Number(rows[0]?.count), faults }
}

type Link = Pick<Kept, 'place' | 'hash'>

function* faultsOf(entry: Kept, last: Link, altered: ReadonlySet<string>) {
  const missing = entry.place - last.place - 1
  if (missing === 1) yield `the entry before it, ${entry.place - 1}, is missing`
  else if (missing > 1) yield `the ${missing} entries before it are missing`
  else if (entry.previousHash !== last.hash) yield 'it does not follow the entry before it'
  if (hashOf(entry, entry.place, entry.previousHash) !== entry.hash) yield 'it was changed'
  else if (altered.has(entry.id)) yield 'one of its values was changed'
}

/** The ids of the entries with a change that does not match its digest. Values may be blank only where an account was deleted, or where they are private words. */
async function alteredIn(query: Connection['query'], page: readonly Kept[]): Promise<Set<string>> {
  const { rows } = await query({
    text: `select c.entry_id as "entryId", c.kind, c.record, c.record_id as "recordId", c.user_id as "userId", c.field, c.before, c.after, c.digest,
        c.erased_at as "erasedAt", audit_is_private(c.record, c.field) or coalesce(u.archived_at = c.erased_at, false) as "mayBeBlank"
      from audit_changes c left join users u on u.id = coalesce(c.erased_for, c.user_id) where c.entry_id = any($1::uuid[])`,
    values: [page.map(({ id }) => id)],
  })
  const altered = (rows as unknown as KeptChange[]).filter((change) =>
    change.erasedAt
      ? !change.mayBeBlank || change.before !== null || change.after !== null
      : digestOf(change.entryId, change) !== change.digest,
  )
  return new Set(altered.map(({ entryId }) => entryId))
}
