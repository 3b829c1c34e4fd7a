/** A text with a front part: its facts, and what stands below. */
export interface WithFront<Needed extends string, Optional extends string> {
  facts: Record<Needed, string> & Partial<Record<Optional, string>>
  /** An empty line stands for each line of the front part, so that the others keep their numbers. */
  body: string
}

const FACT = /^([a-z][a-z ]*): (.+)$/

/**
 * Reads the facts at the head of a text of Markdown, one `name: value` a line, between two lines of `---`. Throws at a line that is none of the named facts, and
 * where one that is needed is missing.
 */
export function readFrontPart<Needed extends string, Optional extends string = never>(
  text: string,
  needed: readonly Needed[],
  optional: readonly Optional[] = [],
): WithFront<Needed, Optional> {
  const lines = text.split(/\r?\n/)
  const end = lines.indexOf('---', 1)
  if (lines[0] !== '---' || end < 0) throw new Error('The text begins with its facts, between two lines of ---.')
  const known: readonly string[] = [...needed, ...optional]
  const facts: Record<string, string> = {}
  for (const [at, line] of lines.slice(1, end).entries()) {
    const [, name = '', value = ''] = FACT.exec(line.trim()) ?? []
    if (!known.includes(name)) throw new Error(`line ${at + 2}: This is no fact of such a text.`)
    facts[name] = value
  }
  for (const name of needed) if (!facts[name]) throw new Error(`The front part lacks '${name}'.`)
  const body = [...Array<string>(end + 1).fill(''), ...lines.slice(end + 1)].join('\n')
  return { facts: facts as WithFront<Needed, Optional>['facts'], body }
}

const PRICE = /^£(\d+)$/

/** A price in a front part, in pence. */
export function penceOf(price: string): number {
  if (price === 'free') return 0
  const [, pounds] = PRICE.exec(price) ?? []
  if (!pounds) throw new Error('Write a price in whole pounds, as £3, or free.')
  return Number(pounds) * 100
}
