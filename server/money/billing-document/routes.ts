import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { FastifyInstance } from 'fastify'
import { signedUrl } from '../../files/file-links'
import { createLinkReader } from '../../files/link-reader'
import { users } from '../../identity/user/table'
import type { Context, Services } from '../../kernel/context'
import { nothing } from '../../kernel/read/selection'
import { inLocale } from '../../kernel/spoken'
import { paperRate, sendPaper } from '../paper-reply'
import { type KeptDocument, paperOf } from './paper'
import { billingDocuments } from './table'

const PATH = '/files/papers'

export const documentUrl = ({ id }: { id: string }, _args: never, context: Context) => signedUrl(PATH, id, context)

const reduced = alias(billingDocuments, 'reduced')

async function documentOf({ database }: Services, id: string) {
  const [found] = await database.orm
    .select({
      document: billingDocuments,
      reduces: { number: reduced.number, insertedAt: reduced.insertedAt, total: reduced.total },
      locale: users.locale,
    })
    .from(billingDocuments)
    .innerJoin(users, eq(users.id, billingDocuments.userId))
    .leftJoin(reduced, eq(reduced.id, billingDocuments.reducesId))
    .where(eq(billingDocuments.id, id))
  return found ? { locale: found.locale, kept: { ...found.document, reduces: found.reduces } as KeptDocument } : null
}

interface Asked {
  Params: { id: string }
  Querystring: { link?: string }
}

/** Serves invoices, credit notes and receipts as PDF by links that end with their reader's sign-in. */
export async function documentRoutes(app: FastifyInstance, { services }: { services: Services }) {
  const readerOf = createLinkReader(services)
  app.get<Asked>(
    `${PATH}/:id`,
    { config: { rateLimit: paperRate(services) } },
    async ({ params: { id }, query }, reply) => {
      const reader = await readerOf(id, query.link)
      const found = (await reader?.find('BillingDocument', id, nothing)) && (await documentOf(services, id))
      if (!found)
        return reply.code(404).type('text/plain').send('This document was not found, or its link has run out.')
      const { kept } = found
      return sendPaper(
        reply,
        kept.number,
        inLocale(found.locale, () => paperOf(kept)),
      )
    },
  )
}
