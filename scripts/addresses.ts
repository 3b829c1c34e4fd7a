// Writes what the application must know before it loads anything: the staff's addresses and menu, from resources/, and the first parts of the addresses
// that need a sign-in, from the routes.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { resources } from '../resources'
import { addressesOf, menuOf } from '../resources/addresses'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const header = '// Written by scripts/addresses.ts; do not edit.\n'

function write(path: string, text: string) {
  const full = join(root, path)
  if (existsSync(full) && readFileSync(full, 'utf8') === text) return
  mkdirSync(dirname(full), { recursive: true })
  writeFileSync(full, text)
  console.log(`written: ${path}`)
}

const lines = (values: readonly object[]) => values.map((value) => `  ${JSON.stringify(value)},\n`).join('')

write(
  'resources/generated/addresses.ts',
  `${header}import type { Address, Item } from '../addresses'

/** The addresses of the staff's screens that are made from definitions. */
export const addresses: readonly Address[] = [
${lines(resources.flatMap(addressesOf))}]

/** The staff's menu, so far as it follows from definitions. */
export const menu: readonly Item[] = [
${lines(menuOf(resources))}]
`,
)

// Only now, since the routes read the addresses.
const { routes } = await import('../src/routes')
const guarded = routes.filter(({ guard, path }) => guard === 'signedIn' || path === '/')
const sections = [...new Set(guarded.map(({ path }) => path.split('/')[1] ?? ''))].sort()
write(
  'src/generated/sections.ts',
  `${header}
/**
 * The first parts of the addresses that need a sign-in. Whoever has none is shown the way in without the application being
 * loaded first; the guard of each route decides anyhow.
 */
export const sections: ReadonlySet<string> = new Set('${sections.join(' ')}'.split(' '))
`,
)
