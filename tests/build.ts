import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Ability } from '../access/viewer'
import type { UserRole, UserType } from '../schema/generated/types'
import { type App, buildApp } from '../server/app'
import type { Outside } from '../server/gateways/outside/outside'
import { roles } from '../server/identity/role/table'
import { signIns } from '../server/identity/sign-in/table'
import { userRoles, users } from '../server/identity/user/table'
import { newId } from '../server/kernel/database/columns'
import type { Settings } from '../server/kernel/settings'
import { type Patience, usualPatience } from '../server/kernel/time/patience'
import { write } from '../server/kernel/write/write'
import { openWallet } from '../server/money/ledger'

/** A GraphQL error as a client reads it. */
export interface ClientError {
  message: string
  extensions: { code: string; field?: string; [more: string]: unknown }
}

export interface Answer {
  status: number
  // Tests read answers of every shape; each asserts what it reads.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  data: any
  errors?: ClientError[]
  cookie?: string
}

export interface Person {
  id: string
  email: string
  token: string
  signInId: string
}

interface PersonOptions {
  type?: UserType
  role?: UserRole
  abilities?: Ability[]
  confirmed?: boolean
  email?: string
  firstName?: string
  lastName?: string
  timezone?: string
}

export interface TestApp extends App {
  /** Sends a document as somebody, or as nobody. Variables that are files are sent as a form. */
  send(document: string, variables?: object, who?: Person | null, headers?: Record<string, string>): Promise<Answer>
  /** Sends a document with one upload at `variables.file`. */
  upload(
    document: string,
    variables: object,
    file: { name: string; type: string; content: string | Buffer },
    who: Person | null,
  ): Promise<Answer>
  /** Makes a person with a wallet, signed in. */
  person(options?: PersonOptions): Promise<Person>
  /** Signs the person in again, after the access token has expired by the server's clock. */
  again(person: Person): Promise<Person>
  /** Sets the server's clock and runs what is then due. */
  at(instant: Date | string | null): Promise<void>
}

/** A document with files among its variables, by the GraphQL multipart request specification. */
async function formOf(query: string, variables: object, files: [string, File][]) {
  const form = new FormData()
  const without = Object.fromEntries(files.map(([name]) => [name, null]))
  form.set('operations', JSON.stringify({ query, variables: { ...variables, ...without } }))
  form.set('map', JSON.stringify(Object.fromEntries(files.map(([name], at) => [at, [`variables.${name}`]]))))
  for (const [at, [, file]] of files.entries()) form.set(String(at), file, file.name)
  const request = new Request('http://localhost/graphql', { method: 'POST', body: form })
  return {
    headers: { 'content-type': request.headers.get('content-type') ?? '', 'apollo-require-preflight': '1' },
    payload: Buffer.from(await request.arrayBuffer()),
  }
}

/** The template of each test's database (template.ts): a file for the embedded database, or a database's name on the server. */
const template = () => process.env.TEST_TEMPLATE
let dump: Blob | undefined
function embeddedTemplate(): Blob | true {
  const file = process.env.DATABASE_URL_TEST ? undefined : template()
  if (file) dump ??= new Blob([readFileSync(file)])
  return dump ?? true
}

async function freshDatabase(): Promise<{ url?: string; drop(): Promise<void> }> {
  const server = process.env.DATABASE_URL_TEST
  if (!server) return { drop: async () => {} }
  const name = `articled_${newId().replaceAll('-', '')}`
  const admin = async (text: string) => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(text).finally(() => client.end())
  }
  await admin(`create database ${name} ${template() ? `template ${template()} strategy file_copy` : ''}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => admin(`drop database if exists ${name} with (force)`) }
}

/** Other work on the machine may keep a database from answering: a test that is not about that waits. */
const unhurried = { connectionMs: 60_000, statementMs: 60_000, answerMs: 70_000, claimAnswerMs: 60_000 }

/** Builds the whole server on the given database, else on a fresh one: PostgreSQL where DATABASE_URL_TEST names it, or embedded. */
export async function build(
  settings: Partial<
    Pick<
      Settings,
      | 'environment'
      | 'smtpUrl'
      | 'adminEmail'
      | 'rateFactor'
      | 'oidcProviders'
      | 'databaseUrl'
      | 'mediaQuota'
      | 'embedHosts'
      | 'stripe'
      | 'google'
      | 'zoom'
    >
  > = {},
  patience: Partial<Patience> = {},
  outside: Outside = {},
): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'articled-'))
  const database = settings.databaseUrl ? { url: settings.databaseUrl, drop: async () => {} } : await freshDatabase()
  const app = await buildApp(
    {
      environment: 'test',
      port: 0,
      host: '127.0.0.1',
      dataDir,
      ...(database.url && { databaseUrl: database.url }),
      mailFrom: 'Articled <no-reply@articled.example>',
      publicUrl: 'http://localhost:4000',
      secret: 'a secret for tests that is long enough',
      oidcProviders: [],
      embedHosts: [],
      mediaQuota: 10_000_000,
      logLevel: process.env.LOG_LEVEL ?? 'fatal',
      rateFactor: 1000,
      patience: { ...usualPatience, ...unhurried, ...patience },
      ...settings,
    },
    { memory: embeddedTemplate(), outside },
  )
  const { server, services } = app

  async function tokenFor(id: string): Promise<Pick<Person, 'token' | 'signInId'>> {
    const signInId = newId()
    const now = services.clock.now()
    await services.database.orm.insert(signIns).values({
      id: signInId,
      userId: id,
      tokenHash: signInId,
      expiresAt: new Date(now.getTime() + 30 * 86_400_000),
      insertedAt: now,
    })
    const { token } = services.tokens.sign({
      id,
      role: 'user',
      type: 'aspiringSolicitor',
      abilities: [],
      disabledAt: null,
      sid: signInId,
    })
    return { token, signInId }
  }

  const authorised = (who?: Person | null): Record<string, string> =>
    who ? { authorization: `Bearer ${who.token}` } : {}
  const answered = (response: {
    statusCode: number
    body: string
    cookies: { name: string; value: string }[]
  }): Answer => {
    const [cookie] = response.cookies
    return {
      status: response.statusCode,
      ...JSON.parse(response.body),
      ...(cookie && { cookie: `${cookie.name}=${cookie.value}` }),
    }
  }

  const send: TestApp['send'] = async (query, variables = {}, who = null, headers = {}) => {
    const all = { ...authorised(who), ...headers }
    const files = Object.entries(variables).filter(([, value]) => value instanceof File)
    const asked = files.length ? await formOf(query, variables, files) : { headers: {}, payload: { query, variables } }
    return answered(
      await server.inject({
        method: 'POST',
        url: '/graphql',
        headers: { ...all, ...asked.headers },
        payload: asked.payload,
      }),
    )
  }

  return {
    ...app,
    send,
    upload: (query, variables, { name, type, content }, who) =>
      send(query, { ...variables, file: new File([content as BlobPart], name, { type }) }, who),
    async person({ type = 'aspiringSolicitor', role = 'user', abilities = [], confirmed = true, ...rest } = {}) {
      const id = newId()
      const email = rest.email ?? `${id}@articled.example`
      const now = services.clock.now()
      await write(services, async (writing) => {
        const { firstName = 'Ada', lastName = 'Lovelace', timezone = 'Europe/London' } = rest
        await writing.orm
          .insert(users)
          .values({ id, email, type, role, firstName, lastName, timezone, confirmedAt: confirmed ? now : null })
        await openWallet(writing, id)
        if (!abilities.length) return
        const roleId = newId()
        await writing.orm.insert(roles).values({ id: roleId, name: `role ${roleId}`, abilities })
        await writing.orm.insert(userRoles).values({ userId: id, roleId })
      })
      return { id, email, ...(await tokenFor(id)) }
    },
    async again(person) {
      return { ...person, ...(await tokenFor(person.id)) }
    },
    async at(instant) {
      services.clock.set(instant === null ? null : new Date(instant))
      await app.sweep()
      await services.jobs.drain()
    },
    async close() {
      await app.close()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
