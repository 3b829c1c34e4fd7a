import type { Sheet } from './table'

const found = import.meta.glob<{ matrix: Sheet }>('../../*/*/matrix.ts', { eager: true })

/** The access matrix: for each noun, the outcome of each operation for each kind of person. Each table lies beside its noun's tests. */
export const sheets = new Map(
  Object.entries(found).map(([path, { matrix }]) => [path.replace('../../', '').replace('/matrix.ts', ''), matrix]),
)
