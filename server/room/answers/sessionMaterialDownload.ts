import { notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'

const onlyFile = { fileId: {} }

/** The document of a material or an answer, with a fresh `contentLink` for the reader. */
export const sessionMaterialDownload: Operation<'sessionMaterialDownload'> = async ({ id }, { reader }, info) => {
  const found =
    (await reader.find('SessionMaterial', id, onlyFile)) ?? (await reader.find('SessionAnswer', id, onlyFile))
  if (!found) throw notFound('Document')
  return reader.one('DriveFile', found.fileId as string, selectionOf(info))
}
