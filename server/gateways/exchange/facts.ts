import type { NeutralBlock } from './neutral-block'

type Fact = 'area' | 'topic' | 'source' | 'lawStatedAt' | 'complexity' | 'estimate'

/** What formats call the facts of a block that are ours. */
const names: Record<Fact, string> = {
  area: 'area',
  topic: 'topic',
  source: 'source',
  lawStatedAt: 'law stated at',
  complexity: 'complexity',
  estimate: 'estimate',
}
const byName = new Map(Object.entries(names).map(([fact, name]) => [name, fact as Fact]))

/** The facts of a block as tags: `topic: Offer`. */
export const tagsOf = (block: NeutralBlock): string[] =>
  (Object.keys(names) as Fact[]).flatMap((fact) => (block[fact] === null ? [] : [`${names[fact]}: ${block[fact]}`]))

/** Sets the facts that tags say; answers the tags that say none. */
export function takeTags(block: NeutralBlock, tags: readonly string[], faults: string[]): string[] {
  return tags.filter((tag) => {
    const [, name = '', value = ''] = /^([a-z ]+):\s*(.*)$/is.exec(tag) ?? []
    const fact = byName.get(name.trim().toLowerCase())
    if (!fact || !value.trim()) return true
    takeFact(block, fact, value.trim(), faults)
    return false
  })
}

/** Sets one fact of a block from what a file says. */
export function takeFact(block: NeutralBlock, fact: Fact, value: string, faults: string[]): void {
  switch (fact) {
    case 'complexity':
      block.complexity = whole(value, 1, 5)
      if (block.complexity === null) faults.push('Complexity is a whole number from 1 to 5.')
      return
    case 'estimate':
      block.estimate = whole(value, 0, 100)
      if (block.estimate === null) faults.push('An estimate is a whole number from 0 to 100.')
      return
    case 'lawStatedAt':
      block.lawStatedAt = isDay(value) ? value : null
      if (!block.lawStatedAt) faults.push('Write the day of the law as 2025-01-31.')
      return
    default:
      block[fact] = value
  }
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) && text >= '1000'
}

/** A whole number within bounds; null if the text is none. */
export function whole(text: string, least: number, most: number): number | null {
  const value = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN
  return value >= least && value <= most ? value : null
}
