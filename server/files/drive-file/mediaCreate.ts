import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { keepAuthored, withUpload } from '../uploads'

/** Keeps a file until a slide or a block names it. A photo loses its place and time. */
export const mediaCreate: Operation<'mediaCreate'> = async ({ file }, context) =>
  withUpload(context, file, '', (received) =>
    write(context, async (writing) => {
      const { id, kind, contentType, title, size } = received
      await keepAuthored(writing, context, { ...received, metadata: { ...received.metadata, media: kind } })
      return { id, kind, contentType, title, size: size ?? 0 }
    }),
  )
