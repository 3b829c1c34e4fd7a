import type { FastifyBaseLogger } from 'fastify'
import type { OperationName } from '../../access'
import type { Viewer } from '../../access/viewer'
import type { FileKind } from '../gateways/files/file-kinds'
import type { FileStore } from '../gateways/files/files'
import type { Mailer } from '../gateways/mail/mail'
import type { GoogleGateway } from '../gateways/meeting-links/google-account'
import type { MeetingLinks } from '../gateways/meeting-links/meeting-links'
import type { Outside } from '../gateways/outside/outside'
import type { PaymentGateway } from '../gateways/payment/payment'
import type { Sandbox } from '../gateways/payment/sandbox'
import type { Pusher } from '../gateways/push/push'
import type { IdentityProvider } from '../gateways/sign-in/identity-provider'
import type { AccessTokens } from '../gateways/sign-in/tokens'
import type { Connection, Database } from './database/database'
import type { Jobs } from './jobs/jobs'
import type { Reader } from './read/read'
import type { Bus } from './realtime/bus'
import type { Settings } from './settings'
import type { Clock } from './time/clock'
import type { MayStillRead } from './told'
import type { Viewers } from './viewers'

/** Throws RATE_LIMITED when an operation is called too often. */
export type CheckRate = (name: OperationName, context: Pick<Context, 'viewer' | 'request'>) => Promise<void>

/** Serves the pictures that columns show: of people and of session types. */
export interface Pictures {
  /** Stores an upload as a picture of the standard size and returns its file's id. Throws VALIDATION at the argument. */
  keep(context: Context, upload: unknown, argument: string): Promise<string>
  /** The picture's address for this viewer; null if there is no picture. */
  address(fileId: string | null | undefined, context: Context): string | null
  /** A rich text in which this viewer can fetch the pictures. */
  shown(html: string, context: Context): string
}

/** Files that were uploaded for columns, such as a slide's sound. */
export interface Media {
  /** Throws VALIDATION at the argument unless the file is of this kind, and the viewer's to name. Asks by the given connection. */
  check(
    connection: Pick<Connection, 'query'>,
    context: Context,
    named: { fileId: unknown; argument: string; kind: FileKind },
  ): Promise<void>
}

/** The parts of the server that know no noun, one of each per process. */
export interface KernelServices {
  settings: Settings
  database: Database
  clock: Clock
  bus: Bus
  jobs: Jobs
  mailer: Mailer
  files: FileStore
  tokens: AccessTokens
  payments: ReadonlyMap<string, PaymentGateway>
  /** The gateway that only pretends to pay; none in production. */
  sandbox: Sandbox | null
  /** The outside sign-in providers, by id. */
  identityProviders: ReadonlyMap<string, IdentityProvider>
  /** The school's account at Google, where the operator has set it up. */
  google: GoogleGateway | null
  /** The school's account at Zoom, where the operator has set it up. */
  zoom: MeetingLinks | null
  pusher: Pusher
  outside: Outside
  log: FastifyBaseLogger
  checkRate: CheckRate
}

/** What a noun provides to all others: these are what the kernel asks for. A noun with another service declares it here. */
export interface NounServices {
  viewers: Viewers
  pictures: Pictures
  media: Media
  mayStillRead: MayStillRead
}

export interface Services extends KernelServices, NounServices {}

/**
 * What a browser waits for with a cookie: a sign-in that somebody began, by e-mail or at a provider, or a passkey, which a
 * page asks about by itself. Each has its own, since a first visit sends both at once, and of one cookie the later would
 * end the other's sign-in.
 */
export type BrowserAsks = 'signIn' | 'passkey'

/** Facts about a request, apart from who makes it. */
export interface RequestFacts {
  ip: string
  userAgent: string | null
  /** The cookie that ties an answer to the browser that asked; set when first needed. */
  browser(asks: BrowserAsks): string
}

/** An act of staff that the audit log records. */
export interface Acting {
  actor: string
  operation: string
  /** The address of the request. */
  network: string
  userAgent: string | null
}

/** What an operation gets: the services, the viewer, and a reader that shows only the viewer's rows. */
export interface Context extends Services {
  viewer: Viewer | null
  /** The sign-in of the access token. */
  signInId: string | null
  reader: Reader
  request: RequestFacts
  /** The act that the audit log records, during a mutation of staff. */
  acting?: Acting
}

/** The same with more to it; it inherits the rest, since copying every service takes longer than a small answer. */
export const extended = <Base extends object, More extends object>(base: Base, more: More): Base & More =>
  Object.assign(Object.create(base), more)

/** The signed-in person. Operations behind any gate but 'anyone' always have one. */
export function signedIn(context: Pick<Context, 'viewer'>): Viewer {
  if (!context.viewer) throw new Error('this operation needs a gate other than anyone')
  return context.viewer
}
