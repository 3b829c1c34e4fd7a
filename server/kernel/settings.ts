import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { mailAddress } from '../../rules/mail-address'
import type { GoogleSettings } from '../gateways/meeting-links/google-account'
import type { ZoomSettings } from '../gateways/meeting-links/zoom'
import type { ProviderSettings } from '../gateways/sign-in/identity-provider'
import { meetingsFrom, meetingVariables } from './meeting-settings'
import { isPlain, oidcProviders } from './provider-settings'
import { type StripeSettings, stripeFrom, stripeVariables } from './stripe-settings'
import { type Patience, patienceFrom } from './time/patience'

/** Host names between commas or spaces, such as `player.vimeo.com www.youtube-nocookie.com`. */
const embedHosts = z.string().transform((text, context) => {
  const hosts = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  const wrong = hosts.find((host) => !/^(?!-)[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+$/.test(host))
  if (wrong) context.addIssue(`${wrong} is no host name. Give names alone, without https: and without a path.`)
  return hosts
})

const address = z.string().transform((text, context) => {
  const found = mailAddress(text)
  if (!found) context.addIssue('It is no e-mail address.')
  return found ?? z.NEVER
})

const patience = z.string().transform((text, context) => patienceFrom(text, (fault) => context.addIssue(fault)))

const shape = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.string().optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Articled <no-reply@articled.example>'),
  PUBLIC_URL: z.url().optional(),
  SECRET_KEY: z.string().min(32).optional(),
  ADMIN_EMAIL: address.optional(),
  OIDC_PROVIDERS: oidcProviders.default([]),
  EMBED_HOSTS: embedHosts.default([]),
  MEDIA_QUOTA_GB: z.coerce.number().positive().max(1_000_000).default(20),
  PATIENCE: patience.prefault(''),
  RATE_FACTOR: z.coerce.number().positive().default(1),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'It is 32 bytes as base64url: 43 characters.')
    .optional(),
  VAPID_SUBJECT: z.union([z.url({ protocol: /^https$/ }), z.string().regex(/^mailto:\S+@\S+$/)]).optional(),
  ...stripeVariables,
  ...meetingVariables,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
})

export interface Settings {
  environment: 'development' | 'production' | 'test'
  port: number
  host: string
  /** Null keeps everything in memory and temporary folders, for tests. */
  dataDir: string
  databaseUrl?: string
  smtpUrl?: string
  mailFrom: string
  /** The public address, without a slash at the end; links in mails begin with it. */
  publicUrl: string
  secret: string
  adminEmail?: string
  /** The outside sign-in providers. */
  oidcProviders: readonly ProviderSettings[]
  /** The hosts from which authors may embed pages. */
  embedHosts: readonly string[]
  /** The bytes of files that one person may keep here; answers and pictures of people are not refused. */
  mediaQuota: number
  /** The private key that signs push messages; without it one is derived from `secret`. */
  vapidKey?: Buffer
  /** How a push service reaches whoever runs this server; without it, the address that mails come from. */
  vapidSubject?: string
  /** The account at Stripe that takes payments. */
  stripe?: StripeSettings
  /** Whose calendar events have Meet links. */
  google?: GoogleSettings
  /** Whose account meetings are made with. */
  zoom?: ZoomSettings
  logLevel: string
  /** How long it waits for others. */
  patience: Patience
  /** Multiplies every rate limit; more than 1 for tests and benchmarks only. */
  rateFactor: number
}

/** A secret stored in the data folder, so that sign-ins outlive a restart. */
function keptSecret(folder: string): string {
  const path = join(folder, 'secret.key')
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  }
  return readFileSync(path, 'utf8').trim()
}

/** Reads the environment; throws an error that names every fault. */
export function settingsFrom(environment: NodeJS.ProcessEnv): Settings {
  const read = shape.safeParse(Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')))
  if (!read.success) throw new Error(`The settings are not valid:\n${z.prettifyError(read.error)}`)
  const { data } = read
  const production = data.NODE_ENV === 'production'
  const missing = production ? (['SMTP_URL', 'PUBLIC_URL', 'SECRET_KEY'] as const).filter((name) => !data[name]) : []
  if (missing.length) throw new Error(`Production needs ${missing.join(', ')}.`)
  if (production && data.OIDC_PROVIDERS.some(({ issuer }) => isPlain(issuer)))
    throw new Error('Production needs https: in each issuer of OIDC_PROVIDERS.')
  if (data.PUBLIC_URL && data.EMBED_HOSTS.includes(new URL(data.PUBLIC_URL).hostname))
    throw new Error('EMBED_HOSTS names this server: a page of its own would be framed with its rights.')
  const dataDir = resolve(data.DATA_DIR)
  const host = data.HOST ?? (production ? '0.0.0.0' : '127.0.0.1')
  const publicUrl = (data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).replace(/\/$/, '')
  const stripe = stripeFrom(data, publicUrl)
  return {
    environment: data.NODE_ENV,
    port: data.PORT,
    host,
    dataDir,
    ...(data.DATABASE_URL && { databaseUrl: data.DATABASE_URL }),
    ...(data.SMTP_URL && { smtpUrl: data.SMTP_URL }),
    mailFrom: data.MAIL_FROM,
    publicUrl,
    secret: data.SECRET_KEY ?? keptSecret(dataDir),
    ...(data.ADMIN_EMAIL && { adminEmail: data.ADMIN_EMAIL }),
    oidcProviders: data.OIDC_PROVIDERS,
    embedHosts: data.EMBED_HOSTS,
    mediaQuota: Math.floor(data.MEDIA_QUOTA_GB * 1_000_000_000),
    ...(data.VAPID_PRIVATE_KEY && { vapidKey: Buffer.from(data.VAPID_PRIVATE_KEY, 'base64url') }),
    ...(data.VAPID_SUBJECT && { vapidSubject: data.VAPID_SUBJECT }),
    ...(stripe && { stripe }),
    ...meetingsFrom(data),
    logLevel: data.LOG_LEVEL,
    patience: data.PATIENCE,
    rateFactor: production ? 1 : data.RATE_FACTOR,
  }
}
