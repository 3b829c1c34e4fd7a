import { crud } from '../../kernel/crud/crud'
import { invalid } from '../../kernel/errors'
import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { list, row } from '../../kernel/read/lists'
import { fields } from '../../kernel/read/selection'
import { cardCreate } from './cardCreate'
import { settleSides } from './sides'
import { ownCard as entity } from './table'

const cards = crud(entity, {
  prepare: (values) => (values.kind === 'cloze' ? { ...values, back: null } : values),
  settle: settleSides,
  settles: (values) => ['kind', 'front', 'back'].some((name) => name in values),
})

export const ownCard = noun({
  entities: [entity],
  operations: {
    ownCards: list('OwnCard'),
    ownCard: row('OwnCard'),
    cardCreate,
    cardUpdate: cards.update,
    cardDelete: cards.delete,
  },
  rates: { cardCreate: perPerson(60), cardUpdate: perPerson(120) },
  constraints: {
    own_cards_front: () => invalid('front', 'A side is from 1 to 20,000 characters, its formatting included.'),
    own_cards_back: () => invalid('back', 'A side has at most 20,000 characters, its formatting included.'),
    own_cards_practice_area_id_practice_areas_id_fk: () => invalid('practiceAreaId', 'There is no such practice area.'),
  },
  erasure: 'goes with the account',
  exported: {
    ownCards: [
      'OwnCard',
      fields('kind', 'front', 'back', 'practiceAreaId', 'origin', 'originName', 'insertedAt', 'updatedAt'),
    ],
  },
  unwatched: { own_cards: 'a person’s own cards' },
  unrecorded: { cardCreate: 'their own' },
})
