import { countries } from '../identity/country/table'
import { users } from '../identity/user/table'
import type { Services } from '../kernel/context'
import { write } from '../kernel/write/write'
import { keepSessionOpen } from './open-session'
import { storePapers } from './papers'
import { planSchool } from './plan'
import { insertSchool } from './school'

/** Loads the demo school into a database without people, all or nothing; if it is there, keeps a session open now. Returns whether it is there. */
export async function loadDemo(services: Services): Promise<boolean> {
  const { orm } = services.database
  if (await orm.$count(users)) return keepSessionOpen(services)
  const known = await orm.select({ id: countries.id, alpha2: countries.alpha2 }).from(countries)
  const { school, papers } = planSchool({
    now: services.clock.now(),
    countries: new Map(known.map(({ id, alpha2 }) => [alpha2, id])),
  })
  school.driveFiles = await storePapers(services.files, papers)
  await write(services, (writing) => insertSchool(writing, school))
  return true
}
