import { type Ability, abilities } from '../../../../../access/abilities'
import type { Person, TestApp } from '../../../../build'
import type { Kind } from '../table'

/** A person of each kind, with another admin and another tutor. */
export async function makePeople(app: TestApp) {
  const tutor = { type: 'tutoringSolicitor' } as const
  const staff: Partial<Record<Kind, Person>> = {}
  for (const ability of abilities) staff[ability] = await app.person({ abilities: [ability] })
  const people = {
    ...(staff as Record<Ability, Person>),
    unconfirmed: await app.person({ confirmed: false }),
    disabled: await app.person(),
    student: await app.person({ firstName: 'Sam' }),
    another: await app.person({ firstName: 'Ann' }),
    tutor: await app.person({ ...tutor, lastName: 'Assigned' }),
    unassigned: await app.person({ ...tutor, lastName: 'Unassigned' }),
    supervisor: await app.person({ role: 'supervisor' }),
    admin: await app.person({ role: 'admin' }),
  } satisfies Record<Exclude<Kind, 'anonymous'>, Person>
  await app.services.database.query({
    text: 'update users set disabled_at = now() where id = $1',
    values: [people.disabled.id],
  })
  const otherAdmin = await app.person({ role: 'admin' })
  const colleague = await app.person({ ...tutor, lastName: 'Colleague' })
  return { people, otherAdmin, colleague }
}

export type People = Awaited<ReturnType<typeof makePeople>>
