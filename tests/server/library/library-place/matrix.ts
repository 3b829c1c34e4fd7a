import { newId } from '../../../../server/kernel/database/columns'
import { libraryPlaces } from '../../../../server/library/library-place/table'
import type { TestApp } from '../../../build'
import { sheet } from '../../access/matrix/table'
import type { World } from '../../access/matrix/world/index'

export const matrix = sheet(
  `
operation          anonymous        unconfirmed  disabled  student  another    tutor      unassigned  staff      supervisor  admin
libraryPlaces      unauthenticated  forbidden    disabled  some     none       some       none        none       none        none
libraryProgress    unauthenticated  forbidden    disabled  some     none       none       none        none       none        none
libraryPlacesKeep  unauthenticated  forbidden    disabled  some     forbidden  some       forbidden   forbidden  some        some | some: manage_content
`,
  {
    libraryPlaces: ({ bundles }) => ({ bundleId: bundles.held }),
    libraryProgress: () => ({}),
    libraryPlacesKeep: ({ bundles, slideId }) => ({
      bundleId: bundles.held,
      places: [{ itemId: slideId, seconds: 3, whole: false, at: new Date().toISOString() }],
    }),
  },
  makePlaces,
)

/** Two places in one slide: the student's, and the author's. */
async function makePlaces(app: TestApp, { people: { student, tutor }, bundles, slideId }: World) {
  const place = { bundleId: bundles.held, itemId: slideId, seconds: 5, whole: false, at: app.services.clock.now() }
  await app.services.database.orm.insert(libraryPlaces).values([
    { ...place, id: newId(), userId: student.id },
    { ...place, id: newId(), userId: tutor.id },
  ])
  return {}
}
