import type { FastifyBaseLogger } from 'fastify'
import type { OperationName } from '../../access'
import type { Viewer } from '../../access/viewer'
import type { FileStore } from '../gateways/files'
import type { IdentityProvider } from '../gateways/identity-provider'
import type { Mailer } from '../gateways/mail'
import type { PaymentGateway } from '../gateways/payment'
import type { AccessTokens } from '../gateways/tokens'
import type { Database } from './database/database'
import type { Jobs } from './jobs/jobs'
import type { Reader } from './read/read'
import type { Bus } from './realtime/bus'
import type { Settings } from './settings'
import type { Clock } from './time/clock'
import type { Viewers } from './viewers'

/** Refuses an operation that is called too often, with RATE_LIMITED. */
export type CheckRate = (name: OperationName, context: Pick<Context, 'viewer' | 'request'>) => Promise<void>

/** Pictures that a column shows: of people, of what is sold. */
export interface Pictures {
  /** Keeps an upload as a picture of the one size, and answers its file's id. Throws VALIDATION at the argument. */
  keep(context: Context, upload: unknown, argument: string): Promise<string>
  /** The address of a picture for the one who asks; null where there is none. */
  address(fileId: string | null | undefined, context: Context): string | null
}

/** What the server is made of; one of each a process. An area that has a service of its own adds it here by declaration. */
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
  payments: ReadonlyMap<string, PaymentGateway>
  /** The outside providers of sign-ins, by id. */
  identityProviders: ReadonlyMap<string, IdentityProvider>
  log: FastifyBaseLogger
  pictures: Pictures
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
