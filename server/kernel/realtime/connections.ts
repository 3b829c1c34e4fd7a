import type { Services } from '../context'
import { Refusal, unauthenticated } from '../errors'
import type { SignedIn } from '../viewers'
import { closingOf, disabled, signedOut } from './closings'
import { type Connection, type Held, hold, payerOf } from './connection'
import type { Wire } from './wire'

const MOST_SOCKETS = 20

export interface Connections {
  /** Opens a connection by its access token; closes the socket and returns null if the token is refused. */
  open(wire: Wire, token: unknown): Promise<Connection | null>
}

/** Those whose changes may end the socket. */
const concernedBy = ({ viewer: { id, viewedBy } }: SignedIn) => (viewedBy ? [id, viewedBy] : [id])

export function createConnections(services: Pick<Services, 'viewers' | 'bus' | 'clock' | 'log'>): Connections {
  const { viewers, bus, clock, log } = services
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

  function keep(held: Held, concerned: readonly string[]) {
    for (const each of concerned) byUser.set(each, (byUser.get(each) ?? new Set()).add(held))
    held.wire.onClosed(() => {
      held.release()
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
          return keep(hold(wire, token as string, signedIn, { settled, clock, log }), concernedBy(signedIn))
        })
      } catch (error) {
        wire.close(closingOf(error, log))
        return null
      }
    },
  }
}
