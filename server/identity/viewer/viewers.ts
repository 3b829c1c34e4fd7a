import type { AccessClaims } from '../../gateways/sign-in/tokens'
import type { Services } from '../../kernel/context'
import { accountDisabled, unauthenticated } from '../../kernel/errors'
import type { SignedIn, Viewers } from '../../kernel/viewers'
import { createKnownViewers } from './known-viewers'
import { createWhoIs } from './who-is'
import { createWhoViews } from './who-views'

/** How long a viewer is trusted without asking the database; a known change ends it at once. */
const BELIEVED_MS = 60_000

type Who = Omit<SignedIn, 'expiresAt'>

/** Reads who has signed in, or views as whom, from the database. */
function createWho(database: Services['database']) {
  const whoIs = createWhoIs(database)
  const whoViews = createWhoViews(database)

  async function signedIn({ id: userId, sid: signInId }: AccessClaims): Promise<Who> {
    const who = await whoIs(userId, signInId)
    if (who?.disabled) throw accountDisabled()
    if (!who?.alive) throw unauthenticated('Your sign-in has ended.')
    const { id, role, type, abilities, confirmed } = who
    // Until then a sign-in has none of the person's rights.
    if (who.due) return { viewer: { id, role: 'user', type, abilities: [], confirmed: false, due: who.due }, signInId }
    return { viewer: { id, role, type, abilities, confirmed }, signInId }
  }

  async function viewing(viewingId: string, now: Date): Promise<Who> {
    const found = await whoViews(viewingId, now)
    if (!found) throw unauthenticated('This viewing has ended.')
    const { person, staff, signInId } = found
    return { viewer: { ...person, viewedBy: staff.id }, signInId: viewingId, viewedFrom: signInId }
  }

  return ({ claims, now }: { claims: AccessClaims; now: Date }) =>
    claims.viewedBy ? viewing(claims.sid, now) : signedIn(claims)
}

/** Reads the viewer from the database, not from the token, and remembers it for a short while. */
export function createViewers({
  database,
  tokens,
  clock,
  bus,
}: Pick<Services, 'database' | 'tokens' | 'clock' | 'bus'>): Viewers {
  const whoHas = createWho(database)
  const known = createKnownViewers()
  const { forget, forgetAll, forgettings } = known
  /** Questions under way; further requests with the same token wait for the same answer. */
  const asking = new Map<string, { before: number; answer: Promise<SignedIn> }>()

  bus.listen('change', ({ type, id }) => {
    if (type === 'User') {
      forget(id)
      bus.publish('rights', { userId: id })
    }
    if (type === 'Role') {
      forgetAll()
      bus.publish('rights', {})
    }
  })
  bus.listen('ending', ({ userId, signInId }) =>
    forget(userId, (each) => !signInId || signInId === each.signInId || signInId === each.viewedFrom),
  )

  async function ask(token: string): Promise<SignedIn> {
    const verified = tokens.verify(token)
    if (!verified.ok)
      throw unauthenticated(verified.reason === 'expired' ? 'Your sign-in has run out.' : 'Please sign in.')
    const now = clock.now()
    const before = forgettings()
    const { claims, expiresAt } = verified
    const who = await whoHas({ claims, now })
    const made = { ...who, expiresAt, until: Math.min(now.getTime() + BELIEVED_MS, expiresAt.getTime()) }
    if (before === forgettings()) known.keep(token, made)
    return made
  }

  return {
    async called(userId) {
      const text = 'select id, nickname from users where id = $1'
      const { rows } = await database.query({ name: 'called', text, values: [userId] })
      return (rows[0] as { id: string; nickname: string | null } | undefined) ?? null
    },
    async fromToken(token) {
      const found = known.get(token)
      if (found && found.until > clock.now().getTime()) return found
      const asked = asking.get(token)
      if (asked?.before === forgettings()) return asked.answer
      const answer = ask(token)
      const made = { before: forgettings(), answer }
      asking.set(token, made)
      const done = () => void (asking.get(token) === made && asking.delete(token))
      answer.then(done, done)
      return answer
    },
  }
}
