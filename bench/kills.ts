import pg from 'pg'
import { startCluster } from './cluster'
import { credited, faultsOf, isTaken, type Query, unfinished } from './kills/faults'
import { type Party, sandboxParty, stripeParty } from './kills/parties'
import { begin, type Purchase, paymentsLeft, putOnSale, refund } from './kills/shop'
import { machine, median } from './processes'
import type { Account } from './school/accounts'
import { makeSchool } from './school/schools'
import { ask, productArguments, renew, type Server, type SignedIn, signIn, startServer } from './server'
import { sized } from './size'
import { ensureBuilt } from './start'
import { print, verdict } from './table'

const PORTS = { postgres: 5466, product: 5467 }
const PURCHASES = Number(process.env.KILLS ?? sized(20, 1))
const REFUNDS = Number(process.env.KILLS ?? sized(20, 1))
/** At once, at each gateway: half of them top-ups, half a bundle. */
const BUYERS = 6
const GIVEN_BACK = 6
const SPREAD_MS = 60
const MOST_MS = 150
/** A refund or an event that was lost is asked for after a minute, by a look that comes each minute. */
const PATIENCE_MS = sized(300_000, 2000)
/** The twin: a server that forgets what it has credited tries to credit it again. The database refuses that, so it is stuck, and this must show. */
const isPlanted = process.env.KILLS_PLANTED === '1'

interface Shop {
  server: Server
  admin: SignedIn
  buyers: readonly Account[]
  parties: readonly Party[]
  purchases: Purchase[]
  query: Query
}

/** What a kill found: the money that had been taken or given back there, and how much of it the server did not know yet. */
interface Kill {
  there: number
  unknown: number
  backMs: number
}

/** Kills the server between a gateway's taking or giving back money and the server's commit. In the end both must have the same books. */
export async function kills(): Promise<void> {
  await ensureBuilt()
  const cluster = await startCluster(PORTS.postgres)
  const url = `http://127.0.0.1:${PORTS.product}`
  const stripe = await stripeParty(url)
  const client = new pg.Client({ connectionString: cluster.url.replace(/\/postgres$/, '/kills') })
  let shop: Shop | undefined
  try {
    const school = await makeSchool(cluster, 'kills', { signedIn: 2 * BUYERS })
    await client.connect()
    const query: Query = async (text, values = []) => (await client.query(text, values)).rows
    const { secretKey, webhookSecret, apiUrl } = stripe.stub
    const start = () =>
      startServer(productArguments(), {
        port: PORTS.product,
        env: {
          ...{ NODE_ENV: 'development', DATABASE_URL: school.databaseUrl, DATA_DIR: school.folder },
          ...{ STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl },
          ...{ RATE_FACTOR: '1000000', LOG_LEVEL: 'silent' },
        },
      })
    const server = await start()
    const admin = await signIn(server.url, 'admin@articled.example')
    const parties = [stripe, sandboxParty(url, school.folder)]
    shop = { server, admin, buyers: school.accounts, parties, purchases: [], query }
    const paying: Kill[] = []
    const giving: Kill[] = []
    for (let round = 0; round < PURCHASES; round++) paying.push(await killed(shop, start, amidPayments))
    for (let round = 0; round < REFUNDS; round++) giving.push(await killed(shop, start, amidRefunds))
    const waited = await untilFinished(shop)
    const refunds = parties.flatMap((party) => party.refunds())
    show({ paying, giving, waited }, shop, await faultsOf(query, shop.purchases, refunds), refunds.length)
  } finally {
    await shop?.server.kill()
    await client.end()
    await stripe.close()
    cluster.stop()
  }
}

type Amid = (shop: Shop) => Promise<() => Promise<Pick<Kill, 'there' | 'unknown'>>>

/** One kill, and the start after it. */
async function killed(shop: Shop, start: () => Promise<Server>, amid: Amid): Promise<Kill> {
  shop.admin = await renew(shop.server.url, shop.admin)
  const found = await amid(shop)
  // What PostgreSQL was told before the kill it may still commit.
  await rest(100)
  const { there, unknown } = await found()
  if (isPlanted) await forget(shop.query)
  shop.server = await start()
  for (const party of shop.parties) await party.tellAgain()
  return { there, unknown, backMs: shop.server.startedInMs }
}

/** Payers press, and the server is killed at any moment until a while after. */
const amidPayments: Amid = async (shop) => {
  const { server, parties, buyers, query } = shop
  const typeId = await putOnSale(server, shop.admin.accessToken, `Bundle ${shop.purchases.length}`, 90_000)
  const begun: Purchase[] = []
  for (const [at, buyer] of buyers.entries()) {
    const item = at % 2 ? { type: 'bundle' as const, typeId } : { type: 'topup' as const, unitAmount: 2000 + 37 * at }
    begun.push(await begin(server, parties[at < BUYERS ? 0 : 1] as Party, buyer.token(), item))
  }
  shop.purchases.push(...begun)
  const pressed = begun.map(async ({ party, externalId }) => {
    await rest(Math.random() * SPREAD_MS)
    await party.press(externalId)
  })
  await rest(Math.random() * MOST_MS)
  await server.kill()
  await Promise.all(pressed)
  return async () => {
    const known = await credited(query, begun)
    const taken = begun.filter(isTaken)
    return { there: taken.length, unknown: taken.filter(({ id }) => !known.has(id)).length }
  }
}

/** Staff give parts of payments back, and the server is killed at any moment after the first has reached a gateway, or should have. */
const amidRefunds: Amid = async (shop) => {
  const { server, parties, query, purchases } = shop
  const token = shop.admin.accessToken
  const there = () => new Set(parties.flatMap((party) => party.refunds()).map(({ refundId }) => refundId))
  const before = there()
  const payments = (await paymentsLeft(server, token, purchases)).slice(0, GIVEN_BACK)
  const asked = payments.map((payment, at) => refund(server, token, payment, 100 + at))
  const [stripe] = parties
  const seen = stripe?.refunds().length ?? 0
  for (let waits = 0; waits < MOST_MS && stripe?.refunds().length === seen; waits++) await rest(1)
  await rest((Math.random() * MOST_MS) / 3)
  await server.kill()
  await Promise.all(asked)
  return async () => {
    const made = [...there()].filter((id) => !before.has(id))
    const known = await query(`select id from payment_returns where status <> 'asked' and id = any($1::uuid[])`, [made])
    return { there: made.length, unknown: made.length - known.length }
  }
}

/** Leaves no trace that anything was paid, but for its money. */
async function forget(query: Query) {
  await query('delete from gateway_events')
  await query(
    `update billing_sessions set status = 'open', payment_status = 'unpaid' where external_id not like 'pay_demo%'`,
  )
}

/** The seconds until nothing waits for a gateway any more; null: something still does. */
async function untilFinished({ query, purchases, parties, server }: Shop): Promise<number | null> {
  const started = Date.now()
  while (Date.now() - started < PATIENCE_MS) {
    for (const party of parties) await party.tellAgain()
    if (!(await unfinished(query, purchases))) return (Date.now() - started) / 1000
    // A look that fails would otherwise not be seen.
    await ask(server.url, '{ serverTime }')
    await rest(500)
  }
  return null
}

interface Run {
  paying: readonly Kill[]
  giving: readonly Kill[]
  waited: number | null
}

function show({ paying, giving, waited }: Run, { purchases }: Shop, faults: Record<string, number>, refunds: number) {
  const none = (name: string, count: number) => [name, String(count), '0', verdict(count === 0)]
  const sum = (all: readonly Kill[], key: 'there' | 'unknown') => all.reduce((total, kill) => total + kill[key], 0)
  const hits = (all: readonly Kill[]) => all.filter(({ unknown }) => unknown > 0).length
  const back = [...paying, ...giving].map(({ backMs }) => backMs / 1000)
  const figure = (name: string, value: string | number) => [name, String(value), '', '']
  print(
    `The server killed ${paying.length} times amid payments and ${giving.length} times amid refunds, at Stripe’s stub and the sandbox (${machine()})`,
    ['', 'figure', 'target', ''],
    [
      figure('purchases begun', purchases.length),
      figure('paid at their gateways', purchases.filter(isTaken).length),
      figure('kills with money taken and not committed', `${hits(paying)} of ${paying.length}`),
      figure('payments taken and not committed at a kill', `${sum(paying, 'unknown')} of ${sum(paying, 'there')}`),
      figure('refunds made at gateways', refunds),
      figure('kills with money given back and not committed', `${hits(giving)} of ${giving.length}`),
      figure('refunds made and not committed at a kill', `${sum(giving, 'unknown')} of ${sum(giving, 'there')}`),
      none('paid and credited twice', faults.twice ?? 0),
      none('paid and never credited', faults.never ?? 0),
      none('credited and not paid', faults.unpaid ?? 0),
      none('credited with another amount', faults.wrong ?? 0),
      none('paid and stuck', faults.stuck ?? 0),
      figure('paid and left in the wallet, not bought', faults.kept ?? 0),
      none('refunds made twice', faults.refundedTwice ?? 0),
      none('refunds asked for and not made', faults.refundedNever ?? 0),
      none('refunds made and not asked for', faults.refundedUnasked ?? 0),
      none('refunds of another amount', faults.refundedWrong ?? 0),
      none('refunds stuck', faults.refundsStuck ?? 0),
      none('payments whose refunds are not counted', faults.refundsUncounted ?? 0),
      none('unbalanced postings', faults.unbalanced ?? 0),
      none('balances unlike their postings', faults.drifted ?? 0),
      none('failed jobs', faults.failedJobs ?? 0),
      [
        'nothing unfinished after',
        waited === null ? 'never' : `${waited.toFixed(0)} s`,
        '≤ 300 s',
        verdict(waited !== null),
      ],
      figure('start after a kill, median', `${median(back).toFixed(2)} s`),
    ],
  )
}

const rest = (ms: number) => new Promise((done) => setTimeout(done, ms))
