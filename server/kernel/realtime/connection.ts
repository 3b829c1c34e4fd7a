import type { Viewer } from '../../../access/viewer'
import type { Services } from '../context'
import { unauthenticated } from '../errors'
import type { Cancel } from '../time/timers'
import type { SignedIn } from '../viewers'
import { closingOf, ranOut } from './closings'
import type { Wire } from './wire'

/** How long a viewer is trusted without asking again; known changes apply at once. */
const BELIEVED_MS = 60_000

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

export interface Held extends Connection {
  doubt(): void
  dependsOn(signInId: string): boolean
  /** Ends its timer. */
  release(): void
}

/** Asks whose token this is, and uses the answer at once. */
export type Settled = <Result>(token: unknown, use: (signedIn: SignedIn) => Result) => Promise<Result>

export const payerOf = ({ viewer: { id, viewedBy } }: SignedIn) => viewedBy ?? id

type Clock = Services['clock']

/** What is known of a sign-in, and whether that may be trusted without asking. Calls `runOut` once it ends. */
function createBelief(first: SignedIn, clock: Clock, runOut: () => void) {
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
    if (clock.now() >= current.expiresAt) runOut()
    else arm()
  }
  believe(first)
  return {
    believe,
    current: () => current,
    doubts: () => doubts,
    doubt() {
      doubts++
      askedAt = Number.NEGATIVE_INFINITY
    },
    believed() {
      const now = clock.now().getTime()
      return now < current.expiresAt.getTime() && now - askedAt < BELIEVED_MS ? current.viewer : null
    },
    release: () => disarm(),
  }
}

interface Holding extends Pick<Services, 'clock' | 'log'> {
  settled: Settled
}

/** Holds the socket of somebody who has signed in with this token. */
export function hold(wire: Wire, firstToken: string, first: SignedIn, { settled, clock, log }: Holding): Held {
  const userId = payerOf(first)
  let token = firstToken
  const { believe, current, doubts, doubt, believed, release } = createBelief(first, clock, () => wire.close(ranOut))
  const refuse = (error: unknown) => {
    wire.close(closingOf(error, log))
    throw error
  }
  return {
    userId,
    get signInId() {
      return current().signInId
    },
    wire,
    doubt,
    dependsOn: (signInId) => signInId === current().signInId || signInId === current().viewedFrom,
    believed,
    async viewer() {
      const known = believed()
      if (known) return known
      const asked = doubts()
      return settled(token, (signedIn) => {
        believe(signedIn, asked)
        return signedIn.viewer
      }).catch(refuse)
    },
    async renew(newer) {
      const asked = doubts()
      return settled(newer, (signedIn) => {
        if (signedIn.viewer.id !== userId) throw unauthenticated('This is the sign-in of somebody else.')
        if (signedIn.viewer.viewedBy || current().viewer.viewedBy) throw unauthenticated('A viewing is never renewed.')
        token = newer as string
        believe(signedIn, asked)
        return signedIn.expiresAt
      }).catch(refuse)
    },
    release,
  }
}
