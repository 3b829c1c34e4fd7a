import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { className } from '../../scripts/class-name'
import { root } from '../../server/kernel/root'

/** The selector of a piece that has no name of its own for people: a class of a style sheet below src/, as the build names it. */
export function piece(sheet: string, name: string): string {
  const file = join(root, 'src', `${sheet}.module.css`)
  if (!new RegExp(`\\.${name}\\b`).test(readFileSync(file, 'utf8'))) throw new Error(`${file} has no class ${name}`)
  return `.${className(name, file)}`
}
