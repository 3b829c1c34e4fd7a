import type { Viewer } from '../../../access/viewer'
import type { Services } from '../context'
import { isAway } from '../database/away'
import { Refusal, unauthenticated } from '../errors'
import type { Cancel } from '../time/timers'
import type { SignedIn } from '../viewers'
import { type Closing, unanswered, type Wire } from './wire'

const MOST_SOCKETS = 20
/** How long a viewer is trusted without asking again; known changes apply at once. */
const BELIEVED_MS = 60_000

const signedOut: Closing = { code: 4401, reason: 'Please sign in.' }
const ranOut: Closing = { code: 4401, reason: 'Your sign-in has run out.' }
const disabled: Closing = { code: 4403, reason: 'Your account is currently blocked.' }
const tooMany: Closing = { code: 4429, reason: 'Too many sockets' }
const failed: Closing = { code: 1011, reason: 'Server error' }

/** The socket of a signed-in person. It ends with the sign-in, the account or the token, unless the token is renewed. */
export interface Connection {
  /** Who pays for it with their number of sockets: the person, or the staff who view as them. */
  userId: string
  /** The sign-in, or the viewing, that the socket depends on. */
  readonly signInId: string
  wire: Wire
  /** The viewer, with present roles and abilities. Closes the socket and rejects if the person may no longer be here. */
  viewer(): Promise<Viewer>
  /** The same without asking; null if the database must be asked. */
  believed(): Viewer | null
  /** Continues with a newer token of the same person and returns its expiry. Closes the socket if the token is refused. */
  renew(token: unknown): Promise<Date>
}

export interface Connections {
  /** Opens a connection by its access token; closes the socket and returns null if the token is refused. */
  open(wire: Wire, token: unknown): Promise<Connection | null>
}

interface Held extends Connection {
  doubt(): void
  dependsOn(signInId: string): boolean
}

/** Those whose changes may end the socket. */
const concernedBy = ({ viewer: { id, viewedBy } }: SignedIn) => (viewedBy ? [id, viewedBy] : [id])
const payerOf = ({ viewer: { id, viewedBy } }: SignedIn) => viewedBy ?? id

export function createConnections({
  viewers,
  bus,
  clock,
  log,
}: Pick<Services, 'viewers' | 'bus' | 'clock' | 'log'>): Connections {
  const byUser = new Map<string, Set<Held>>()
  let endings = 0

  bus.listen('ending', ({ userId, signInId, reason }) => {
    endings++
    for (const held of byUser.get(userId) ?? [])
      if (!signInId || held.dependsOn(signInId)) held.wire.close(reason === 'disabled' ? disabled : signedOut)
  })
  bus.listen('rights', ({ userId }) => {
    const concerned = userId === undefined ? byUser.values() : [byUser.get(userId) ?? []]
    for (const all of concerned) for (const held of all) held.doubt()
  })

  /** Asks whose token this is and uses the answer at once. Asks again if a sign-in ended meanwhile, since it may be this one. */
  async function settled<Result>(token: unknown, use: (signedIn: SignedIn) => Result): Promise<Result> {
    if (typeof token !== 'string' || !token) throw unauthenticated()
    for (;;) {
      const before = endings
      const signedIn = await viewers.fromToken(token)
      if (before === endings) return use(signedIn)
    }
  }

  function closingOf(error: unknown): Closing {
    if (isAway(error)) return unanswered
    if (!(error instanceof Refusal)) {
      log.error({ err: error }, 'a socket could not be checked')
      return failed
    }
    if (error.code === 'ACCOUNT_DISABLED') return disabled
    return error.code === 'RATE_LIMITED' ? tooMany : signedOut
  }

  function hold(wire: Wire, firstToken: string, first: SignedIn): Held {
    const userId = payerOf(first)
    let token = firstToken
    let current = first
    let askedAt = 0
    let doubts = 0
    let disarm: Cancel = () => {}

    function believe(signedIn: SignedIn, asked = doubts) {
      current = signedIn
      // The answer may lack a change made while we asked.
      askedAt = asked === doubts ? clock.now().getTime() : Number.NEGATIVE_INFINITY
      arm()
    }
    function arm() {
      disarm()
      disarm = clock.after(current.expiresAt.getTime() - clock.now().getTime(), expire)
    }
    function expire() {
      if (clock.now() >= current.expiresAt) wire.close(ranOut)
      else arm()
    }
    const held: Held = {
      userId,
      get signInId() {
        return current.signInId
      },
      wire,
      doubt() {
        doubts++
        askedAt = Number.NEGATIVE_INFINITY
      },
      dependsOn: (signInId) => signInId === current.signInId || signInId === current.viewedFrom,
      believed() {
        const now = clock.now().getTime()
        return now < current.expiresAt.getTime() && now - askedAt < BELIEVED_MS ? current.viewer : null
      },
      async viewer() {
        const known = held.believed()
        if (known) return known
        const asked = doubts
        return settled(token, (signedIn) => {
          believe(signedIn, asked)
          return signedIn.viewer
        }).catch((error) => {
          wire.close(closingOf(error))
          throw error
        })
      },
      async renew(newer) {
        const asked = doubts
        return settled(newer, (signedIn) => {
          if (signedIn.viewer.id !== userId) throw unauthenticated('This is the sign-in of somebody else.')
          if (signedIn.viewer.viewedBy || current.viewer.viewedBy) throw unauthenticated('A viewing is never renewed.')
          token = newer as string
          believe(signedIn, asked)
          return signedIn.expiresAt
        }).catch((error) => {
          wire.close(closingOf(error))
          throw error
        })
      },
    }
    believe(first)
    const concerned = concernedBy(first)
    for (const each of concerned) byUser.set(each, (byUser.get(each) ?? new Set()).add(held))
    wire.onClosed(() => {
      disarm()
      for (const each of concerned) {
        const all = byUser.get(each)
        all?.delete(held)
        if (!all?.size) byUser.delete(each)
      }
    })
    return held
  }

  return {
    async open(wire, token) {
      let isGone = false
      wire.onClosed(() => {
        isGone = true
      })
      try {
        return await settled(token, (signedIn) => {
          if (isGone) return null
          const payer = payerOf(signedIn)
          const paid = [...(byUser.get(payer) ?? [])].filter((held) => held.userId === payer)
          if (paid.length >= MOST_SOCKETS) throw new Refusal('RATE_LIMITED', 'Too many sockets.')
          return hold(wire, token as string, signedIn)
        })
      } catch (error) {
        wire.close(closingOf(error))
        return null
      }
    },
  }
}
