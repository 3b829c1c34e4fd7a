/** One question that both servers answer, in the form that each expects. */
export interface Question {
  name: string
  /** The target for the product, as a share of the bare server's requests a second. */
  target?: number
  document: string
  variables: (pick: Pick) => Record<string, unknown>
  /** The bare server's one statement, with its JSON under `answer` and its parameters in the order of `values`. */
  sql: string
  values: readonly string[]
  /** The path to the answer in the product's response. */
  root: readonly string[]
}

export interface Pick {
  page: number
  id: string
  word: string
}

const instant = (column: string) => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const usersList = `
  select coalesce(json_agg(row_to_json(r)), '[]') as answer from (
    select u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, u.type, ${instant('u.inserted_at')} as "insertedAt",
      (select row_to_json(c) from (select id, name from countries where id = u.country_id) c) as country,
      (select coalesce(json_agg(row_to_json(o)), '[]') from
        (select r.id, r.name from user_roles l join roles r on r.id = l.role_id where l.user_id = u.id order by r.name, r.id) o) as roles
    from (select * from users order by inserted_at desc, id desc limit 20 offset ($1::int - 1) * 20) u
    order by u.inserted_at desc, u.id desc) r`

const transactionsList = `
  select coalesce(json_agg(row_to_json(r)), '[]') as answer from (
    select t.id, t.type, t.description, t.amount, t.status, ${instant('t.inserted_at')} as "insertedAt",
      (select row_to_json(o) from (select u.id, u.full_name as "fullName", u.email,
        (select row_to_json(c) from (select id, name from countries where id = u.country_id) c) as country
        from users u where u.id = t.user_id) o) as "user"
    from (select * from transactions order by inserted_at desc, id desc limit 20 offset ($1::int - 1) * 20) t
    order by t.inserted_at desc, t.id desc) r`

/** The measured questions. Their documents resemble those of the screens. */
export const questions: readonly Question[] = [
  {
    name: 'list of 20 users, country and roles',
    target: 0.6,
    document:
      'query Users($page: Int) { users(page: $page, pageSize: 20) { entries { id firstName lastName email type insertedAt country { id name } roles { id name } } } }',
    variables: ({ page }) => ({ page }),
    sql: usersList,
    values: ['page'],
    root: ['users', 'entries'],
  },
  {
    name: 'list of 20 transactions, user and country',
    target: 0.6,
    document:
      'query Transactions($page: Int) { transactions(page: $page, pageSize: 20) { entries { id type description amount status insertedAt user { id fullName email country { id name } } } } }',
    variables: ({ page }) => ({ page }),
    sql: transactionsList,
    values: ['page'],
    root: ['transactions', 'entries'],
  },
  {
    name: 'one user',
    target: 0.75,
    document:
      'query User($id: ID!) { user(id: $id) { id firstName lastName nickname email type timezone preparation insertedAt } }',
    variables: ({ id }) => ({ id }),
    sql: `select row_to_json(r) as answer from (select id, first_name as "firstName", last_name as "lastName", nickname, email, type, timezone, preparation,
      ${instant('inserted_at')} as "insertedAt" from users where id = $1::uuid) r`,
    values: ['id'],
    root: ['user'],
  },
  {
    name: 'one update',
    target: 0.7,
    document:
      'mutation Rename($id: ID!, $word: String) { userUpdate(id: $id, nickname: $word) { id nickname fullName email } }',
    variables: ({ id, word }) => ({ id, word }),
    sql: `with r as (update users set nickname = $2, updated_at = now() where id = $1::uuid returning id, nickname, full_name as "fullName", email)
      select row_to_json(r) as answer from r`,
    values: ['id', 'word'],
    root: ['userUpdate'],
  },
]
