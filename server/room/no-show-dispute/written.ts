import { needed } from '../../kernel/write/within'

const MOST = 2_000

/** A message without spaces around it. Throws VALIDATION for one that is empty or longer than 2,000 characters. */
export const written = (message: string): string => needed('message', message, MOST)
