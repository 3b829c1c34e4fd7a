import type { Services } from '../../kernel/context'
import type { Writing } from '../../kernel/write/write'

/** Deletes the uploaded file of an import that needs it no more, once this is certain. */
export async function forgetFiles(
  { query, after }: Pick<Writing, 'query' | 'after'>,
  { files, log }: Pick<Services, 'files' | 'log'>,
  importId: string,
): Promise<void> {
  const { rows } = await query({
    text: `update content_imports i set storage_key = null from content_imports old
      where i.id = $1 and old.id = i.id and old.storage_key is not null returning old.storage_key as key`,
    values: [importId],
  })
  after(() => {
    for (const { key } of rows)
      files.remove(key as string).catch((error) => log.error({ err: error }, 'an imported file stayed'))
  })
}
