import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright'
import { isBuilt } from '../scripts/built.mjs'
import { root } from '../scripts/prepare.mjs'
import { innermost } from './processes'

export interface Server {
  url: string
  pid: number
  /** The time from its start to its first answer. */
  startedInMs: number
  stop(): Promise<void>
  /** Ends it at once, like a crash. */
  kill(): Promise<void>
}

interface Options {
  port: number
  env?: NodeJS.ProcessEnv
  /** A path with a small answer, requested until it answers. */
  path?: string
}

/** Runs a Node program that listens on a port, and waits for its first answer. */
export async function startServer(args: string[], { port, env = {}, path = '/livez' }: Options): Promise<Server> {
  const url = `http://127.0.0.1:${port}`
  const started = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: url },
  })
  let pid = child.pid ?? 0
  const kill = () => void (child.exitCode === null && process.kill(pid, 'SIGKILL'))
  process.once('exit', kill)
  await untilAnswer(child, url + path)
  const startedInMs = performance.now() - started
  // npm puts a shell in between.
  pid = innermost(pid)
  const end = async (signal: NodeJS.Signals) => {
    process.off('exit', kill)
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((done) => child.once('exit', done))
    process.kill(pid, signal)
    await ended
  }
  return { url, pid, startedInMs, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

async function untilAnswer(child: ChildProcess, url: string) {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; ) {
    if (child.exitCode !== null) throw new Error(`The server on ${url} ended with ${child.exitCode}.`)
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((done) => setTimeout(done, 10))
  }
  throw new Error(`The server on ${url} did not answer.`)
}

/** The flags that `npm start` gives Node. */
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
const flags = scripts.start.split(' ').filter((word) => word.startsWith('--'))

/** The built product, or else its sources. */
export function productArguments(): string[] {
  const built = join(root, 'dist/server/main.js')
  return [...flags, ...(isBuilt() && existsSync(built) ? [built] : ['--import', 'tsx', join(root, 'server/main.ts')])]
}

const folders: string[] = []
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** A folder for a run's files, which goes with the process. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'articled-bench-'))
  folders.push(folder)
  return folder
}

export interface SignedIn {
  accessToken: string
  refreshToken: string
  user: { id: string; email: string; role: string }
}

interface Mail {
  to: string
  text: string
}

/** Sends a document and answers its data. Throws the server's refusals. */
export async function ask<Data>(url: string, query: string, variables: object = {}, token?: string): Promise<Data> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await answer.json()) as { data: Data; errors?: { message: string }[] }
  if (errors?.length) throw new Error(errors.map(({ message }) => message).join('; '))
  return data
}

/** Signs in as a person does: asks for the link, and opens it from the outbox or another source of mails. */
export async function signIn(url: string, email: string, mails = () => outbox(url)): Promise<SignedIn> {
  const token = await linkToken(url, email, mails)
  const document =
    'mutation ($token: String!) { web3Confirmation(token: $token) { accessToken refreshToken user { id email role } } }'
  return (await ask<{ web3Confirmation: SignedIn }>(url, document, { token })).web3Confirmation
}

const outbox = async (url: string) => (await (await fetch(`${url}/dev/mail.json`)).json()) as Mail[]

/** Asks for a sign-in link and takes it out of the mails. */
export async function linkToken(url: string, email: string, mails = () => outbox(url)): Promise<string> {
  const tokens = async () =>
    (await mails()).flatMap(({ to, text }) => (to === email && /\/login\/([\w-]+)/.exec(text)?.[1]) || [])
  const earlier = new Set(await tokens())
  await ask(url, 'mutation ($email: String!) { web3Request(email: $email, redirectUri: "/") { sent } }', { email })
  for (let tries = 0; tries < 200; tries++) {
    const token = (await tokens()).find((each) => !earlier.has(each))
    if (token) return token
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error(`No sign-in link for ${email} arrived.`)
}

/** Renews a sign-in, since an access token lives ten minutes. */
export async function renew(url: string, { refreshToken }: SignedIn): Promise<SignedIn> {
  const document =
    'mutation ($token: String!) { refreshTokens(refreshToken: $token) { accessToken refreshToken user { id email role } } }'
  return (await ask<{ refreshTokens: SignedIn }>(url, document, { token: refreshToken })).refreshTokens
}

/** Gives a browser a sign-in, as if it had been made there. */
export async function keepSignIn(context: BrowserContext, url: string, { accessToken, refreshToken, user }: SignedIn) {
  const page = await context.newPage()
  // A page of the same origin that requests nothing.
  await page.goto(`${url}/favicon.svg`)
  const kept = { accessToken, refreshToken, userId: user.id, userEmail: user.email, userRole: user.role }
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
  }, kept)
  await page.close()
}
