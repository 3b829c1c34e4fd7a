export type Form = { [name: string]: string | Form } | (string | Form)[]

/** Reads a form with Stripe's brackets: `line_items[0][quantity]=1` is a list of things that have a quantity. */
export function formIn(text: string): Form {
  const whole: Record<string, unknown> = {}
  for (const [path, value] of new URLSearchParams(text)) {
    const names = path.split(/[[\]]+/).filter(Boolean)
    let place = whole
    for (const name of names.slice(0, -1)) {
      place[name] ??= Object.create(null)
      place = place[name] as Record<string, unknown>
    }
    place[names.at(-1) ?? ''] = value
  }
  return listed(whole) as Form
}

/** What is numbered becomes a list. */
function listed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, listed(inner)] as const)
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index))
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}
