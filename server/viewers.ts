import { hash } from 'node:crypto'
import type { Viewer } from '../access/viewer'
import type { Services } from './context'
import { accountDisabled, unauthenticated } from './errors'
import { viewerColumns } from './services/viewer-of'

/** How long a viewer is believed without asking the database; a change drops it at once. */
const BELIEVED_MS = 60_000

export interface SignedIn {
  viewer: Viewer
  signInId: string
  expiresAt: Date
}

export interface Viewers {
  /** Whose access token this is. Refuses a dead one (UNAUTHENTICATED) and a disabled account (ACCOUNT_DISABLED). */
  fromToken(token: string): Promise<SignedIn>
}

const question = `
  select ${viewerColumns}, u.disabled_at is not null as disabled, s.id is not null as alive
  from users u left join sign_ins s on s.id = $2::uuid and s.user_id = u.id and s.ended_at is null
  where u.id = $1::uuid`

interface Answer extends Viewer {
  disabled: boolean
  alive: boolean
}

/** Works out who asks from the database, not from what the token says, and remembers it for a short while by the token's hash. */
export function createViewers({
  database,
  tokens,
  clock,
  bus,
}: Pick<Services, 'database' | 'tokens' | 'clock' | 'bus'>): Viewers {
  const known = new Map<string, SignedIn & { until: number }>()
  /** Counted up at each forgetting: what was asked before one is not kept after it. */
  let forgettings = 0
  const forget = (matches: (each: SignedIn) => boolean) => {
    forgettings++
    for (const [key, each] of known) if (matches(each)) known.delete(key)
  }
  bus.listen('change', ({ type, id }) => {
    if (type === 'User') forget(({ viewer }) => viewer.id === id)
    if (type === 'Role') forget(() => true)
  })
  bus.listen('ending', ({ userId, signInId }) =>
    forget((each) => each.viewer.id === userId && (!signInId || each.signInId === signInId)),
  )

  return {
    async fromToken(token) {
      const key = hash('sha256', token, 'base64')
      const now = clock.now().getTime()
      const found = known.get(key)
      if (found && found.until > now) return found
      const verified = tokens.verify(token)
      if (!verified.ok)
        throw unauthenticated(verified.reason === 'expired' ? 'Your sign-in has run out.' : 'Please sign in.')
      const { id, sid } = verified.claims
      const before = forgettings
      const { rows } = await database.query({ name: 'viewer', text: question, values: [id, sid] })
      const row = rows[0] as unknown as Answer | undefined
      if (row?.disabled) throw accountDisabled()
      if (!row?.alive) throw unauthenticated('Your sign-in has ended.')
      const viewer: Viewer = {
        id: row.id,
        role: row.role,
        type: row.type,
        abilities: row.abilities,
        confirmed: row.confirmed,
      }
      const until = Math.min(now + BELIEVED_MS, verified.expiresAt.getTime())
      const made = { viewer, signInId: sid, expiresAt: verified.expiresAt, until }
      if (known.size > 50_000) known.clear()
      if (before === forgettings) known.set(key, made)
      return made
    },
  }
}
