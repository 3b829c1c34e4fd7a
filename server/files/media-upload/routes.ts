import type { IncomingMessage } from 'node:http'
import { Server as Tus } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cutText } from '../../../rules/cut-text'
import { MOST_CHUNK_BYTES, MOST_MEDIA_BYTES, UPLOAD_HOURS } from '../../../rules/files/media-limits'
import { oneLine } from '../../../rules/one-line'
import { refuseHead } from '../../gateways/files/media-kinds'
import type { Context, Services } from '../../kernel/context'
import { expired, invalid, notFound } from '../../kernel/errors'
import { checkGate } from '../../kernel/graphql/gate'
import { contextOf } from '../../kernel/http/request-context'
import { refusedAt } from '../uploads'
import { beginUpload } from './begin'
import { createFinish } from './finish'
import { answerOf } from './refusals'
import { createUploadLocks } from './upload-lock'
import { createUploadStore, type KeptUpload, type UploadStore } from './upload-store'

const PATH = '/files/uploads'
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What the protocol's hooks are given of a request. */
interface Asking {
  method: string
  headers: Headers
  runtime?: { node?: { req: unknown } } | undefined
}

/** What is looked at before the protocol goes on with an upload. */
function createChecks(uploads: UploadStore) {
  /** The caller's own upload. Throws NOT_FOUND, EXPIRED. */
  async function own(context: Context, id: string): Promise<KeptUpload> {
    const upload = await uploads.find(id)
    if (!upload || upload.ownerId !== context.viewer?.id) throw notFound('Upload')
    if (!upload.finishedAt && isOver(upload, context))
      throw expired('This upload was begun more than a day ago. Start it anew.')
    return upload
  }

  /** Refuses what cannot become a sound or video once its beginning is here. */
  async function lookAtHead(upload: KeptUpload, offset: number) {
    const { id, name, size } = upload
    if (!(offset > 0 && offset <= MOST_CHUNK_BYTES && offset < size)) return
    await refusedAt('file', refuseHead(uploads.pathOf(id), name)).catch(async (error) => {
      // Another request may have finished it meanwhile.
      if (error.code === 'ENOENT' && (await isWhole(upload))) return
      if (error.code !== 'ENOENT') await uploads.drop(id)
      throw error.code === 'ENOENT' ? notFound('Upload') : error
    })
  }

  const isWhole = async ({ id, size }: KeptUpload) =>
    uploads.store.getUpload(id).then(
      ({ offset }) => offset === size,
      () => false,
    )

  return { own, lookAtHead, isWhole }
}

/** The protocol's server. `askingOf` knows who sends a request. */
function createProtocol(services: Services, askingOf: (request: Asking) => Context) {
  const uploads = createUploadStore(services)
  const finish = createFinish(uploads)
  const { own, lookAtHead, isWhole } = createChecks(uploads)
  return new Tus({
    path: PATH,
    relativeLocation: true,
    datastore: uploads.store,
    locker: createUploadLocks(services),
    lockDrainTimeout: 500,
    maxSize: MOST_MEDIA_BYTES,
    allowedOrigins: [new URL(services.settings.publicUrl).origin],
    disableTerminationForFinishedUploads: true,
    getFileIdFromRequest: (_request, last) => (last && ID.test(last) ? last : undefined),
    async namingFunction(request, metadata) {
      const context = askingOf(request)
      if (request.headers.get('upload-length') === null) throw invalid('file', 'Please say how large the file is.')
      const size = Number(request.headers.get('upload-length'))
      return beginUpload(context, { name: cutText(oneLine(metadata?.filename ?? ''), 200), size })
    },
    async onIncomingRequest(request, id) {
      if (request.method === 'POST') return
      const context = askingOf(request)
      const upload = await own(context, id)
      if (request.method === 'PATCH') await lookAtHead(upload, Number(request.headers.get('upload-offset')))
      // Its sender asks how far it came, and may have missed that all of it had.
      if (request.method === 'HEAD' && !upload.finishedAt && (await isWhole(upload))) await finish(context, upload)
    },
    async onUploadFinish(request, { id }) {
      const context = askingOf(request)
      await finish(context, await own(context, id))
      return {}
    },
    async onResponseError(_request, error) {
      return answerOf(error, services)
    },
  })
}

/** Large sounds and videos by the tus protocol, for those who may call mediaCreate. Who sends is known before a byte is read. Source: https://tus.io/protocols/resumable-upload */
export async function uploadRoutes(app: FastifyInstance, { services }: { services: Services }) {
  const contexts = new WeakMap<object, Context>()
  const tus = createProtocol(services, ({ runtime }) => contexts.get(runtime?.node?.req as IncomingMessage) as Context)

  async function handle(request: FastifyRequest, reply: FastifyReply) {
    const context = await contextOf(services, request, () => {})
    checkGate('mediaCreate', context)
    if (request.method === 'POST') await context.checkRate('mediaCreate', context)
    if (Number(request.headers['content-length'] ?? 0) > MOST_CHUNK_BYTES)
      throw invalid('file', 'A request brings 16 MiB at most.')
    contexts.set(request.raw, context)
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value)
    reply.raw.setHeader('cache-control', 'no-store')
    await tus.handle(request.raw, reply.raw)
  }

  // Read as it arrives, by the protocol's server.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  // What is refused is still arriving; unread, it would hold the answer back for ever.
  app.addHook('onSend', (request, _reply, payload, done) => {
    request.raw.resume()
    done(null, payload)
  })
  app.setErrorHandler((error, _request, reply) => {
    const { status_code, body } = answerOf(error, services)
    return reply.code(status_code).type('text/plain').send(body)
  })
  app.post(PATH, handle)
  app.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${PATH}/:id`, handler: handle })
}

const isOver = ({ insertedAt }: KeptUpload, { clock }: Context) =>
  clock.now().getTime() - insertedAt.getTime() > UPLOAD_HOURS * 3_600_000
