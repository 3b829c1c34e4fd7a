import type { TestApp } from '../../../build'
import type { Sheet } from './table'
import { makeWorld, type World } from './world/index'

const found = import.meta.glob<{ matrix: Sheet }>('../../*/*/matrix.ts', { eager: true })

/** The access matrix: for each noun, the outcome of each operation for each kind of person. Each table lies beside its noun's tests. */
export const sheets = new Map(
  Object.entries(found).map(([path, { matrix }]) => [path.replace('../../', '').replace('/matrix.ts', ''), matrix]),
)

/** The world, and as the calls of each table see it: with the records that the table makes for them. */
export async function makeWorlds(app: TestApp) {
  const world = await makeWorld(app)
  const worlds = new Map<Sheet, World>()
  for (const sheet of sheets.values()) worlds.set(sheet, { ...world, ...(await sheet.make(app, world)) })
  return { world, worldOf: (sheet: Sheet) => worlds.get(sheet) ?? world }
}
