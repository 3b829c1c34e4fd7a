import { notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'

const onlyFile = { fileId: {} }

/** The document behind a material or an answer; its `contentLink` is made anew for the reader. */
export const sessionMaterialDownload: Operation<'sessionMaterialDownload'> = async ({ id }, { reader }, info) => {
  const found =
    (await reader.find('SessionMaterial', id, onlyFile)) ?? (await reader.find('SessionAnswer', id, onlyFile))
  if (!found) throw notFound('Document')
  return reader.one('DriveFile', found.fileId as string, selectionOf(info))
}
