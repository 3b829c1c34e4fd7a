import type { Writing } from '../../kernel/write/write'

/** The name of a group, for words about it, whoever may find it. */
export async function groupNamed({ query }: Pick<Writing, 'query'>, id: string): Promise<string> {
  const { rows } = await query({ text: 'select name from study_groups where id = $1', values: [id] })
  return rows[0]?.name as string
}
