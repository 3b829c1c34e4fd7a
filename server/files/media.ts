import { holds } from '../../access/viewer'
import { type Media, signedIn } from '../kernel/context'
import { invalid } from '../kernel/errors'

const wanted = {
  image: () => 'This is no picture that you uploaded.',
  audio: () => 'This is no sound that you uploaded.',
  video: () => 'This is no video that you uploaded.',
  document: () => 'This is no document that you uploaded.',
  text: () => 'This is no text that you uploaded.',
}

/** Lets a column name only what its writer uploaded for it, so that nobody shows the file of another by its id. */
export const media: Media = {
  async check({ query }, context, { fileId, argument, kind }) {
    const viewer = signedIn(context)
    const { rows } = await query({
      name: 'own_media',
      text: "select 1 from drive_files where id = $1 and metadata ->> 'media' = $2 and (owner_id = $3 or $4)",
      values: [fileId, kind, viewer.id, holds(viewer, 'manage_content')],
    })
    if (!rows.length) throw invalid(argument, wanted[kind]())
  },
}
