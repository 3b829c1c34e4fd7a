/** One name on a dotted path; of a list, perhaps only the rows whose field has one of some values. */
export interface Step {
  name: string
  only?: { field: string; values: readonly string[] }
}

const STEP = /^(\w+)(?:\[(\w+)=([\w|]+)\])?$/

/** The steps of a path such as `attendees[role=tutor|interviewer].user.fullName`. */
export function stepsOf(path: string): Step[] {
  return path.split('.').map((text) => {
    const [, name = text, field, values = ''] = STEP.exec(text) ?? []
    return field ? { name, only: { field, values: values.split('|') } } : { name }
  })
}

/** The values at the end of a path, from every row of lists on the way. */
export function valuesAt(record: unknown, path: string): unknown[] {
  let found: unknown[] = [record]
  for (const { name, only } of stepsOf(path)) {
    found = found.flatMap((each) => (each as Record<string, unknown>)[name] ?? [])
    if (only)
      found = found.filter((each) => only.values.includes(String((each as Record<string, unknown>)[only.field])))
  }
  return found
}
