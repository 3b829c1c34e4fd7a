import type { GraphQLResolveInfo } from 'graphql'
import type { LibrarySlide, LibraryVideo } from '../../../schema/generated/types'
import type { Context } from '../../kernel/context'
import type { Crud } from '../../kernel/crud/options'
import { write } from '../../kernel/write/write'

/** What a bundle has in an order. */
interface Parts {
  LibrarySlide: LibrarySlide
  LibraryVideo: LibraryVideo
}

interface Refusals {
  /** One is named twice. */
  twice: () => Error
  /** One is of another bundle. */
  foreign: () => Error
}

/** Makes what changes several rows of a bundle in one transaction, all or none, each as its own update does. */
export const severalOf =
  <Name extends keyof Parts>(table: 'library_slides' | 'library_videos', kept: Crud, { twice, foreign }: Refusals) =>
  async (
    bundleId: string,
    changes: readonly { id: string }[],
    context: Context,
    info: GraphQLResolveInfo,
  ): Promise<Parts[Name][]> => {
    const ids = changes.map(({ id }) => id)
    if (new Set(ids).size < ids.length) throw twice()
    return write(context, async (writing) => {
      // Locked in one order, so that two who move them at once wait for each other.
      const { rows } = await writing.query({
        text: `select id, bundle_id as "bundleId" from ${table} where id = any($1::uuid[]) order by id for update`,
        values: [ids],
      })
      if (rows.some((row) => row.bundleId !== bundleId)) throw foreign()
      const changed = []
      for (const change of changes) changed.push(await kept.updateWithin(writing, { ...change }, context, info))
      return changed as unknown as Parts[Name][]
    })
  }
