import { newId } from '../../../../server/kernel/database/columns'
import { ownCards } from '../../../../server/library/own-card/table'
import type { TestApp } from '../../../build'
import { sheet } from '../../access/matrix/table'
import type { World } from '../../access/matrix/world/index'

export const matrix = sheet(
  `
operation   anonymous        unconfirmed  disabled  student  another    tutor      unassigned  staff      supervisor  admin
ownCards    unauthenticated  forbidden    disabled  some     none       some       none        none       none        none
ownCard     unauthenticated  forbidden    disabled  ok       not_found  not_found  not_found   not_found  not_found   not_found
cardCreate  unauthenticated  forbidden    disabled  ok       ok         ok         ok          ok         ok          ok
cardUpdate  unauthenticated  forbidden    disabled  ok       not_found  not_found  not_found   not_found  not_found   not_found
cardDelete  unauthenticated  forbidden    disabled  ok       not_found  not_found  not_found   not_found  not_found   not_found
`,
  {
    ownCard: ({ cardId }) => ({ id: cardId }),
    cardCreate: () => ({ kind: 'basic', front: '<p>Front</p>', back: '<p>Back</p>' }),
    cardUpdate: ({ cardId }) => ({ id: cardId, front: '<p>Changed</p>' }),
    cardDelete: ({ cardId }) => ({ id: cardId }),
  },
  makeCard,
)

/** Two cards: one of the student's, and one of another's. */
async function makeCard(app: TestApp, { people: { student, tutor } }: World) {
  const cardId = newId()
  const card = { kind: 'basic' as const, front: '<p>Front</p>', back: '<p>Back</p>', words: 'Front Back' }
  await app.services.database.orm.insert(ownCards).values([
    { ...card, id: cardId, userId: student.id },
    { ...card, id: newId(), userId: tutor.id },
  ])
  return { cardId }
}
