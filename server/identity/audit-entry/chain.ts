import type { Services } from '../../kernel/context'
import { type Writing, write } from '../../kernel/write/write'
import { type ChainedEntry, GENESIS, hashOf } from './hash'

/** As many as one turn chains; the next turn takes the rest. */
const MOST = 500

/** SQL for an entry `e` as the chain sees it. */
export const chained = `e.id, e.inserted_at as "insertedAt", e.actor_id as "actorId", e.operation, e.network, e.user_agent as "userAgent",
  (select coalesce(string_agg(c.digest, '' order by c.line), '') from audit_changes c where c.entry_id = e.id) as digests`

/**
 * Gives new entries their place and hash. It runs some seconds after the acts that made them: if each act hashed itself, it would have to wait for
 * the transaction before it.
 */
export async function chainAudit(services: Services): Promise<void> {
  const { rows } = await services.database.query({
    name: 'audit_unchained',
    text: 'select exists (select 1 from audit_entries where place is null) as due',
  })
  if (rows[0]?.due) await write(services, chain)
}

async function chain({ query }: Writing) {
  await query({ text: "select pg_advisory_xact_lock(hashtext('audit chain'))" })
  const last = await query({
    text: 'select place, hash from audit_entries where place is not null order by place desc limit 1',
  })
  let { place, hash } = (last.rows[0] as { place: number; hash: string } | undefined) ?? { place: 0, hash: GENESIS }
  const { rows } = await query({
    text: `select ${chained} from audit_entries e where e.place is null order by e.inserted_at, e.id limit ${MOST}`,
  })
  for (const entry of rows as unknown as ChainedEntry[]) {
    const previous = hash
    place += 1
    hash = hashOf(entry, place, previous)
    await query({
      text: 'update audit_entries set place = $2, previous_hash = $3, hash = $4 where id = $1',
      values: [entry.id, place, previous, hash],
    })
  }
}
