import type { Sheet } from './table'

const found = import.meta.glob<{ matrix: Sheet }>('../../*/*/matrix.ts', { eager: true })

/** The access matrix: by noun, what every kind of person gets of each operation. Each noun's table is found beside its tests. */
export const sheets = new Map(
  Object.entries(found).map(([path, { matrix }]) => [path.replace('../../', '').replace('/matrix.ts', ''), matrix]),
)
