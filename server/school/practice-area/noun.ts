import { all } from '../../kernel/read/lists'
import { crud } from '../../kernel/write/crud'
import { practiceArea as entity } from './table'

const areas = crud(entity, { inUse: 'This practice area is in use. Close it for booking instead.' })

export const practiceArea = {
  practiceAreas: all('PracticeArea'),
  practiceAreaCreate: areas.create,
  practiceAreaUpdate: areas.update,
  practiceAreaDelete: areas.delete,
}
