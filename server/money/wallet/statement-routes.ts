import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { signedUrl } from '../../files/file-links'
import { createLinkReader } from '../../files/link-reader'
import { users } from '../../identity/user/table'
import type { Context, Services } from '../../kernel/context'
import type { Reader } from '../../kernel/read/read'
import { fields, nothing } from '../../kernel/read/selection'
import { inLocale } from '../../kernel/spoken'
import { paperRate, sendPaper } from '../paper-reply'
import { sellerFacts } from '../seller/read-seller'
import { type Statement, type StatementRow, statementPaper } from './statement'

const PATH = '/files/statements'

/** Movements on one statement: so many are written in a moment. */
const MOST = 500

export const statementUrl = ({ id }: { id: string }, _args: never, context: Context) => signedUrl(PATH, id, context)

/** The movements of a period that have moved money, the oldest first, with what was in the wallet before the next of them. */
const text = `select t.id, t.inserted_at as at, t.description, t.amount::float8 as amount, t.balance_after::float8 as "balanceAfter"
  from transactions t where t.user_id = $1 and t.status in ('available', 'reversed') and t.inserted_at >= $2 and t.inserted_at < $3
  order by t.inserted_at, t.id limit $4`
const before = `select balance_after::float8 as balance from transactions
  where user_id = $1 and status in ('available', 'reversed') and inserted_at < $2 order by inserted_at desc, id desc limit 1`

interface Period {
  from: Date | null
  until: Date
}

type Row = StatementRow & { id: string }

async function rowsOf({ database }: Services, userId: string, { from, until }: Period) {
  const values = [userId, from ?? '-infinity', until]
  const [moved, earlier] = await Promise.all([
    database.query({ text, values: [...values, MOST + 1] }),
    database.query({ text: before, values: values.slice(0, 2) }),
  ])
  return { rows: moved.rows as unknown as Row[], before: Number(earlier.rows[0]?.balance ?? 0) }
}

async function statementOf(services: Services, userId: string, period: Period) {
  const { orm } = services.database
  const { firstName, lastName, address, locale } = users
  const [owner] = await orm.select({ firstName, lastName, address, locale }).from(users).where(eq(users.id, userId))
  const name = [owner?.firstName, owner?.lastName].filter(Boolean).join(' ') || null
  const statement: Statement = {
    ...(await rowsOf(services, userId, period)),
    seller: await sellerFacts(services.database),
    owner: { name, address: owner?.address ?? null },
    ...{ from: period.from, until: new Date(period.until.getTime() - 1), made: services.clock.now() },
  }
  return { statement, locale: owner?.locale ?? 'en' }
}

/** The period that the address names, from 1970 on; null where it names none. The end is no later than now. */
function periodOf({ from, until }: Asked['Querystring'], now: Date): Period | null {
  const [begin, end] = [from ? new Date(from) : null, until ? new Date(until) : now]
  // What is no time is NaN in milliseconds, and no comparison with it holds.
  const [first, last] = [begin?.getTime() ?? 0, Math.min(end.getTime(), now.getTime())]
  return first >= 0 && first < last ? { from: begin, until: new Date(last) } : null
}

/** Whether whoever reads the wallet also reads its movements: one of them stands for all. */
const readsMovements = async (reader: Reader, [row]: readonly { id: string }[]) =>
  !row || (await reader.find('Transaction', row.id, nothing)) !== null

interface Asked {
  Params: { id: string }
  Querystring: { link?: string; from?: string; until?: string }
}

/** Serves the statement of a wallet as PDF by a link that ends with its reader's sign-in. */
export async function statementRoutes(app: FastifyInstance, { services }: { services: Services }) {
  const readerOf = createLinkReader(services)
  const config = { rateLimit: paperRate(services) }
  app.get<Asked>(`${PATH}/:id`, { config }, async ({ params: { id }, query }, reply) => {
    const reader = await readerOf(id, query.link)
    const wallet = await reader?.find('Wallet', id, fields('userId'))
    if (!reader || !wallet)
      return reply.code(404).type('text/plain').send('This statement was not found, or its link has run out.')
    const period = periodOf(query, services.clock.now())
    if (!period) return reply.code(400).type('text/plain').send('These days are none, or end before they begin.')
    const { statement, locale } = await statementOf(services, wallet.userId as string, period)
    const { rows } = statement
    if (!(await readsMovements(reader, rows as Row[])))
      return reply.code(404).type('text/plain').send('This statement was not found, or its link has run out.')
    if (rows.length > MOST)
      return reply.code(400).type('text/plain').send(`A statement has ${MOST} movements at most: choose fewer days.`)
    return sendPaper(
      reply,
      'statement',
      inLocale(locale, () => statementPaper(statement)),
    )
  })
}
