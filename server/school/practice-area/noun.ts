import { crud } from '../../kernel/crud/crud'
import { alreadyThere } from '../../kernel/errors'
import { noun } from '../../kernel/noun'
import { all } from '../../kernel/read/lists'
import { practiceArea as entity } from './table'

const areas = crud(entity, { inUse: () => 'This practice area is in use. Close it for booking instead.' })

export const practiceArea = noun({
  entities: [entity],
  operations: {
    practiceAreas: all('PracticeArea'),
    practiceAreaCreate: areas.create,
    practiceAreaUpdate: areas.update,
    practiceAreaDelete: areas.delete,
  },
  constraints: { practice_areas_name_unique: () => alreadyThere('This name is in use.', 'name') },
  // A person's areas are deleted with the account and exported with the profile.
  erasure: 'goes with the account',
  exported: 'nothing of a person',
})
