import type { FastifyBaseLogger } from 'fastify'
import type { Viewer } from '../../access/viewer'
import type { Timetables } from '../booking/timetables'
import type { FileStore } from '../gateways/files'
import type { IdentityProvider } from '../gateways/identity-provider'
import type { Mailer } from '../gateways/mail'
import type { PaymentGateway } from '../gateways/payment'
import type { AccessTokens } from '../gateways/tokens'
import type { Viewers } from '../identity/sign-in/viewers'
import type { Database } from './database/database'
import type { CheckRate } from './http/rate-limits'
import type { Jobs } from './jobs/jobs'
import type { Reader } from './read/read'
import type { Bus } from './realtime/bus'
import type { Settings } from './settings'
import type { Clock } from './time/clock'

/** What the server is made of; one of each a process. */
export interface Services {
  settings: Settings
  database: Database
  clock: Clock
  bus: Bus
  jobs: Jobs
  mailer: Mailer
  files: FileStore
  tokens: AccessTokens
  viewers: Viewers
  /** What lists of free starts are worked out from. */
  timetables: Timetables
  payments: ReadonlyMap<string, PaymentGateway>
  /** The outside providers of sign-ins, by id. */
  identityProviders: ReadonlyMap<string, IdentityProvider>
  log: FastifyBaseLogger
  /** Refuses an operation that is called too often, with RATE_LIMITED. */
  checkRate: CheckRate
}

/** What is known of the request beside who makes it. */
export interface RequestFacts {
  ip: string
  userAgent: string | null
  /** The cookie that ties a code to the browser that asked for it; set on first need. */
  browser(): string
}

/** What an operation is given: the services, who asks, and a reader that sees only what is theirs. */
export interface Context extends Services {
  viewer: Viewer | null
  /** The sign-in that the access token belongs to. */
  signInId: string | null
  reader: Reader
  request: RequestFacts
}

/** The signed-in person. Operations behind any gate but 'anyone' always have one. */
export function signedIn(context: Context): Viewer {
  if (!context.viewer) throw new Error('this operation needs a gate other than anyone')
  return context.viewer
}
