import { invalid } from '../../kernel/errors'

const LONGEST = 2000

/** A message without spaces around it. Throws VALIDATION for one that is empty or longer than 2,000 characters. */
export function written(message: string): string {
  const text = message.trim()
  if (!text) throw invalid('message', 'Field is required')
  if (text.length > LONGEST)
    throw invalid('message', `A message has at most ${LONGEST.toLocaleString('en-GB')} characters.`)
  return text
}
