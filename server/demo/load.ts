import { countries } from '../identity/country/table'
import { users } from '../identity/user/table'
import type { Services } from '../kernel/context'
import { write } from '../kernel/write/write'
import { storeDocuments } from './documents'
import { storeMedia } from './media'
import { planSchool } from './plan'
import { quoteAnswers } from './quotes'
import { insertSchool } from './school'
import { keepSessionOpen } from './sessions/open-session'

/** Loads the demo school into a database without people, completely or not at all. If the school exists, opens one session for now. Returns whether it exists. */
export async function loadDemo(services: Services): Promise<boolean> {
  const { orm } = services.database
  if (await orm.$count(users)) return keepSessionOpen(services)
  const known = await orm.select({ id: countries.id, alpha2: countries.alpha2 }).from(countries)
  const { school, documents, media } = planSchool({
    now: services.clock.now(),
    countries: new Map(known.map(({ id, alpha2 }) => [alpha2, id])),
  })
  const stored = await Promise.all([storeDocuments(services, documents), storeMedia(services.files, media)])
  school.driveFiles = stored.flat()
  quoteAnswers(school)
  await write(services, (writing) => insertSchool(writing, school))
  return true
}
