import type { Services } from '../../kernel/context'
import list from './countries.json'
import { countries } from './table'

/** Loads the countries, which every sign-up needs. Does nothing if they are there. */
export async function loadReference({ database }: Pick<Services, 'database'>): Promise<void> {
  if ((await database.orm.$count(countries)) >= list.length) return
  await database.orm.insert(countries).values(list).onConflictDoNothing()
}
