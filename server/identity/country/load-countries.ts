import type { Services } from '../../kernel/context'
import list from './countries.json'
import { countries } from './table'

/** Loads what every school needs before anybody can sign up: the countries. Does nothing where they are there already. */
export async function loadReference({ database }: Pick<Services, 'database'>): Promise<void> {
  if ((await database.orm.$count(countries)) >= list.length) return
  await database.orm.insert(countries).values(list).onConflictDoNothing()
}
