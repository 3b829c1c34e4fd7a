import { type Context, signedIn } from '../context'
import { parametersFor } from '../read/read'
import type { Parameters } from '../read/sql-text'
import type { Writing } from '../write/write'

/** A statement with the rules of a kind of viewers in it. */
export interface Scoped {
  text: string
  parameters: Parameters
}

/** Writes a statement for the viewer of a call. */
export function scoped(context: Context, textOf: (parameters: Parameters) => string): Scoped {
  const parameters = parametersFor(signedIn(context))
  return { text: textOf(parameters), parameters }
}

/** Runs a scoped statement for the viewer of a call, at the time of the clock. */
export function ask(
  { query }: Pick<Writing, 'query'>,
  context: Context,
  { text, parameters }: Scoped,
  args: Record<string, unknown>,
) {
  const inputs = { me: signedIn(context).id, now: context.clock.now(), args }
  return query({ text, values: parameters.list.map((each) => each(inputs)) })
}
