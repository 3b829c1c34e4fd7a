import type { FastifyInstance } from 'fastify'
import type { Viewer } from '../../../access/viewer'
import { FileMissing } from '../../gateways/files/files'
import { verifyLink } from '../../gateways/sign-in/signed-link'
import { secondFactorDue } from '../../identity/sign-in/second-factor-due'
import { viewerColumns } from '../../identity/sign-in/viewer-of'
import { createWhoViews } from '../../identity/sign-in/who-views'
import type { Services } from '../../kernel/context'
import { createReader } from '../../kernel/read/read'
import { linkKey } from '../file-links'

interface Document {
  storageKey: string | null
  contentType: string
  title: string
  metadata: { name?: string; picture?: boolean } | null
}

const viewerQuestion = `select ${viewerColumns}
  from sign_ins s join users u on u.id = s.user_id where s.id = $1::uuid and s.ended_at is null and u.disabled_at is null
    and ${secondFactorDue('s.second_factor_at')} is null`

const shownInPlace = new Set(['application/pdf', 'image/webp', 'image/png', 'image/jpeg'])

const served = { storageKey: {}, contentType: {}, title: {}, metadata: {} }

/** Serves documents by links that end with their reader's sign-in or viewing; each fetch checks again that the reader may have the file. */
export async function files(app: FastifyInstance, { services }: { services: Services }) {
  const key = linkKey(services.settings.secret)
  const whoViews = createWhoViews(services.database)

  app.get<{ Params: { id: string }; Querystring: { link?: string; view?: string } }>(
    '/files/:id',
    async (request, reply) => {
      const missing = () =>
        reply.code(404).type('text/plain').send('This document was not found, or its link has run out.')
      const { id } = request.params
      if (!/^[0-9a-f-]{36}$/.test(id)) return missing()
      const now = services.clock.now()
      const link = verifyLink({ key, fileId: id, token: request.query.link ?? '', now })
      if (!link) return missing()
      const viewer = await viewerOf(link.signInId, now)
      if (!viewer) return missing()
      const reader = createReader({ database: services.database, viewer, now: () => services.clock.now() })
      const found = (await picture(id)) ?? ((await reader.find('DriveFile', id, served)) as Document | null)
      if (!found?.storageKey) return missing()
      const name = found.metadata?.name ?? found.title
      const inline =
        shownInPlace.has(found.contentType) && (request.query.view !== undefined || found.metadata?.picture)
      try {
        const { stream, size } = await services.files.open(found.storageKey)
        return await reply
          .headers({
            'content-type': found.contentType,
            'content-length': String(size),
            'content-disposition': `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
            'x-content-type-options': 'nosniff',
            'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
            'cache-control': 'private, max-age=300',
            'referrer-policy': 'no-referrer',
          })
          .send(stream)
      } catch (error) {
        if (error instanceof FileMissing) return missing()
        throw error
      }
    },
  )

  /** The person of a live sign-in, or of a live viewing. */
  async function viewerOf(signInId: string, now: Date): Promise<Viewer | null> {
    const { rows } = await services.database.query({ name: 'file_viewer', text: viewerQuestion, values: [signInId] })
    return (rows[0] as unknown as Viewer | undefined) ?? (await whoViews(signInId, now))?.person ?? null
  }

  /** Everyone signed in may see the pictures of people and session types. */
  async function picture(id: string): Promise<Document | null> {
    const { rows } = await services.database.query({
      name: 'picture',
      text: `select storage_key as "storageKey", content_type as "contentType", title, metadata from drive_files where id = $1 and metadata->>'picture' = 'true'`,
      values: [id],
    })
    return (rows[0] as unknown as Document | undefined) ?? null
  }
}
