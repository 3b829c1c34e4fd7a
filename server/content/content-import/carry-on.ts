import type { Services } from '../../kernel/context'
import { bringOver } from './bring-over'
import { readRows } from './read-rows'

/** Does what an import's state asks for: reads its file, or brings its rows over. Doing it twice does it once. */
export async function carryOn(services: Services, importId: string): Promise<void> {
  const { rows } = await services.database.query({
    text: 'select status from content_imports where id = $1',
    values: [importId],
  })
  const status = rows[0]?.status
  if (status === 'reading') await readRows(services, importId)
  if (status === 'importing') await bringOver(services, importId)
}
