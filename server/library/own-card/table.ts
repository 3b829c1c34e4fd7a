import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { CardKind, CardOrigin } from '../../../schema/generated/types'
import { contentBlocks } from '../../content/content-block/table'
import { users } from '../../identity/user/table'
import { id, stamps } from '../../kernel/database/columns'
import { entity, one } from '../../kernel/read/entity'
import { practiceAreas } from '../../school/practice-area/table'
import { bundles } from '../bundle/table'
import { librarySlides } from '../library-slide/table'

/** Cards that people write for themselves; their sides are rows of `review_cards`. */
export const ownCards = pgTable(
  'own_cards',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<CardKind>().notNull(),
    front: text().notNull(),
    back: text(),
    /** What both sides say, for the search. */
    words: text().notNull().default(''),
    practiceAreaId: uuid().references(() => practiceAreas.id, { onDelete: 'set null' }),
    origin: text().$type<CardOrigin>(),
    originName: text(),
    blockId: uuid().references(() => contentBlocks.id, { onDelete: 'set null' }),
    slideId: uuid().references(() => librarySlides.id, { onDelete: 'set null' }),
    bundleId: uuid().references(() => bundles.id, { onDelete: 'set null' }),
    /** Sessions are of a higher area, so no reference holds it. */
    sessionId: uuid(),
    ...stamps(),
  },
  (table) => [
    index('own_cards_own').on(table.userId, table.insertedAt, table.id),
    index('own_cards_inserted').on(table.insertedAt, table.id),
    index('own_cards_area').on(table.practiceAreaId),
    index('own_cards_block').on(table.blockId),
    index('own_cards_slide').on(table.slideId),
    index('own_cards_bundle').on(table.bundleId),
    index('own_cards_search').using('gin', sql`folded(words) gin_trgm_ops`),
    check('own_cards_kind', sql`kind in ('basic', 'basic_reversed', 'cloze')`),
    check('own_cards_front', sql`length(front) between 1 and 20000`),
    check('own_cards_back', sql`length(back) <= 20000`),
    check(
      'own_cards_origin',
      sql`(origin is null) = (origin_name is null) and (block_id is null or origin = 'question') and (slide_id is null or origin = 'slide') and (session_id is not null) = (origin is not distinct from 'criterion')`,
    ),
  ],
)

export const ownCard = entity('OwnCard', ownCards, {
  sort: ['-insertedAt'],
  search: ['words'],
  relations: { practiceArea: one('PracticeArea', 'practiceAreaId'), bundle: one('Bundle', 'bundleId') },
  expressions: {
    dueAt: ({ alias }) =>
      `(select min(s.turn) from review_cards s where s.own_card_id = ${alias}.id and s.suspended_at is null)`,
  },
})
