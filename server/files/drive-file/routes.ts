import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FileKind } from '../../gateways/files/file-kinds'
import { FileMissing } from '../../gateways/files/files'
import type { Services } from '../../kernel/context'
import { byteRange } from '../../kernel/http/byte-range'
import { contentDisposition } from '../../kernel/http/content-disposition'
import { createLinkReader } from '../link-reader'

interface Document {
  storageKey: string | null
  contentType: string
  title: string
  metadata: { name?: string; picture?: boolean; media?: FileKind } | null
  /** Bytes. */
  size: number | null
}

interface Asked {
  Params: { id: string }
  Querystring: { link?: string; view?: string }
}

const shownInPlace = new Set([
  'application/pdf',
  'image/webp',
  'image/png',
  'image/jpeg',
  'audio/mpeg',
  'audio/mp4',
  'audio/webm',
  'audio/wav',
  'video/mp4',
  'video/webm',
])

const served = { storageKey: {}, contentType: {}, title: {}, metadata: {}, size: {} }

/**
 * Serves documents by links that end with their reader's sign-in or viewing; each fetch checks again that the reader may have the file. A part of it
 * can be asked for by one range of bytes, so that a sound can be sought.
 */
export async function fileRoutes(app: FastifyInstance, { services }: { services: Services }) {
  const readerOf = createLinkReader(services)

  app.get<Asked>('/files/:id', async (request, reply) => {
    const found = await documentFor(request)
    try {
      if (found?.storageKey) return await send(found, found.storageKey, request, reply)
    } catch (error) {
      if (!(error instanceof FileMissing)) throw error
    }
    return reply.code(404).type('text/plain').send('This document was not found, or its link has run out.')
  })

  /** The document that a link is for, if its reader may have it now. */
  async function documentFor({ params: { id }, query }: FastifyRequest<Asked>): Promise<Document | null> {
    const reader = await readerOf(id, query.link)
    if (!reader) return null
    return (await picture(services, id)) ?? ((await reader.find('DriveFile', id, served)) as Document | null)
  }

  async function send(found: Document, storageKey: string, request: FastifyRequest<Asked>, reply: FastifyReply) {
    const { contentType, title, metadata, size } = found
    const range = rangeOf(request, size)
    if (range === 'beyond') return reply.code(416).header('content-range', `bytes */${size}`).send()
    const file = await services.files.open(storageKey, range ?? undefined)
    if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
    const inline = shownInPlace.has(contentType) && (request.query.view !== undefined || isPartOfPage(found))
    const name = metadata?.name ?? title
    return reply
      .headers({
        'content-type': contentType,
        'content-length': String(range ? range.end - range.start + 1 : file.size),
        'accept-ranges': 'bytes',
        'content-disposition': contentDisposition(inline ? 'inline' : 'attachment', name),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'cache-control': 'private, max-age=300',
        'referrer-policy': 'no-referrer',
      })
      .send(file.stream)
  }
}

/** Everyone signed in may see the pictures of people and session types. */
async function picture({ database }: Services, id: string): Promise<Document | null> {
  const { rows } = await database.query({
    name: 'picture',
    text: `select storage_key as "storageKey", content_type as "contentType", title, metadata, size from drive_files where id = $1 and metadata->>'picture' = 'true'`,
    values: [id],
  })
  return (rows[0] as unknown as Document | undefined) ?? null
}

/** Pictures, and what pages show or play. */
const isPartOfPage = ({ metadata }: Document) =>
  metadata?.picture === true || ['image', 'audio', 'video'].includes(metadata?.media ?? '')

/** A range with a condition counts for nothing, since no answer names a version that the condition could be about. */
const rangeOf = ({ method, headers }: FastifyRequest<Asked>, size: number | null) =>
  method === 'GET' && size !== null && headers['if-range'] === undefined ? byteRange(headers.range, size) : null
