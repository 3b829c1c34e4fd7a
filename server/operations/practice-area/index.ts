import { crud } from '../../crud'
import { all } from '../../lists'
import { practiceArea as entity } from '../../tables/practice-area'

const areas = crud(entity, { inUse: 'This practice area is in use. Close it for booking instead.' })

export const practiceArea = {
  practiceAreas: all('PracticeArea'),
  practiceAreaCreate: areas.create,
  practiceAreaUpdate: areas.update,
  practiceAreaDelete: areas.delete,
}
