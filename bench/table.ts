/** Prints rows under a heading, columns aligned: the first to the left, the rest to the right. */
export function print(title: string, heads: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = heads.map((head, at) => Math.max(head.length, ...rows.map((row) => row[at]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    cells.map((cell, at) => (at ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0))).join('  ')
  console.log(`\n${title}\n${line(heads)}\n${widths.map((width) => '-'.repeat(width)).join('  ')}`)
  for (const row of rows) console.log(line(row))
}

/** Whether a figure meets its target. */
export const verdict = (isMet: boolean) => (isMet ? 'pass' : 'missed')
