import { notFound } from '../../kernel/errors'
import { nothing } from '../../kernel/read/selection'
import { nameOf } from '../../kernel/spoken'
import type { Writing } from '../../kernel/write/write'

/** Refuses whoever does not find an event, before anything is said of it. Throws NOT_FOUND. */
export async function refuseUnfound({ reader }: Pick<Writing, 'reader'>, id: string): Promise<void> {
  if (!(await reader.find('Meeting', id, nothing))) throw notFound(nameOf('Meeting'))
}
