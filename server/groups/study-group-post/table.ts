import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../identity/user/table'
import { id, instant, stamps } from '../../kernel/database/columns'
import { entity, many, one, type SqlScope } from '../../kernel/read/entity'
import { studyGroups } from '../study-group/table'

const author = () => uuid().references(() => users.id, { onDelete: 'set null' })
/** Those who were told that they are named in it. */
const mentioned = () => uuid().array().notNull().default(sql`'{}'::uuid[]`)

export const studyGroupPosts = pgTable(
  'study_group_posts',
  {
    id: id(),
    studyGroupId: uuid()
      .notNull()
      .references(() => studyGroups.id, { onDelete: 'cascade' }),
    authorId: author(),
    title: text().notNull(),
    body: text(),
    editedAt: instant(),
    notifiedAt: instant(),
    /** The last member who was told, in the order of their ids; all are told when it is as far as the last. */
    toldUntil: uuid(),
    mentioned: mentioned(),
    ...stamps(),
  },
  (table) => [
    index('study_group_posts_group').on(table.studyGroupId, table.insertedAt, table.id),
    index('study_group_posts_inserted').on(table.insertedAt, table.id),
    index('study_group_posts_author').on(table.authorId).where(sql`author_id is not null`),
    check('study_group_posts_titled', sql`trim(title) <> ''`),
    check('study_group_posts_body', sql`length(body) <= 20000`),
  ],
)

export const studyGroupAnswers = pgTable(
  'study_group_answers',
  {
    id: id(),
    postId: uuid()
      .notNull()
      .references(() => studyGroupPosts.id, { onDelete: 'cascade' }),
    authorId: author(),
    body: text().notNull(),
    editedAt: instant(),
    acceptedAt: instant(),
    mentioned: mentioned(),
    ...stamps(),
  },
  (table) => [
    index('study_group_answers_post').on(table.postId, table.insertedAt),
    index('study_group_answers_inserted').on(table.insertedAt, table.id),
    index('study_group_answers_author').on(table.authorId).where(sql`author_id is not null`),
    uniqueIndex('study_group_answers_accepted').on(table.postId).where(sql`accepted_at is not null`),
    check('study_group_answers_body', sql`length(body) between 1 and 10000`),
  ],
)

const authorName = ({ alias }: SqlScope) =>
  `(select coalesce(named.full_name, named.nickname) from users named where named.id = ${alias}.author_id)`
const roleIn =
  (group: (alias: string) => string) =>
  ({ alias }: SqlScope) =>
    `(select m.role from members m where m.study_group_id = ${group(alias)} and m.user_id = ${alias}.author_id and m.state = 'accepted')`
const readers = (alias: string) =>
  `members m where m.study_group_id = ${alias}.study_group_id and m.state = 'accepted' and m.user_id is distinct from ${alias}.author_id`
/** How many there are, for all but whoever has left the group: they keep what they wrote, and learn no more of how large it is. */
const unlessLeft = (count: string, { alias, me }: SqlScope) =>
  `case when exists (select 1 from members own where own.study_group_id = ${alias}.study_group_id and own.user_id = ${me()} and own.state <> 'accepted') then 0 else ${count} end`

export const studyGroupPost = entity('StudyGroupPost', studyGroupPosts, {
  sort: ['-insertedAt'],
  relations: {
    studyGroup: one('StudyGroup', 'studyGroupId'),
    answers: many('StudyGroupAnswer', 'postId', 'insertedAt'),
  },
  expressions: {
    authorName,
    authorRole: roleIn((alias) => `${alias}.study_group_id`),
    readCount: (scope) =>
      unlessLeft(
        `(select count(*)::int from ${readers(scope.alias)} and m.posts_read_at >= ${scope.alias}.inserted_at)`,
        scope,
      ),
    // All members by an index alone, and the author off them: comparing each would read all their rows for each post.
    readerCount: (scope) =>
      unlessLeft(
        `(select count(*)::int from members m where m.study_group_id = ${scope.alias}.study_group_id and m.state = 'accepted')
        - (select count(*)::int from members m where m.study_group_id = ${scope.alias}.study_group_id and m.user_id = ${scope.alias}.author_id and m.state = 'accepted')`,
        scope,
      ),
    unread: ({ alias, me }) =>
      `exists (select 1 from ${readers(alias)} and m.user_id = ${me()} and ${alias}.inserted_at > coalesce(m.posts_read_at, m.accepted_at))`,
  },
})

export const studyGroupAnswer = entity('StudyGroupAnswer', studyGroupAnswers, {
  sort: ['insertedAt'],
  relations: { post: one('StudyGroupPost', 'postId') },
  expressions: {
    authorName,
    authorRole: roleIn((alias) => `(select p.study_group_id from study_group_posts p where p.id = ${alias}.post_id)`),
  },
})
