import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { importRules } from '../../scripts/import-rules.mjs'
import { forbiddenImports, importCycles, roomRings } from '../../scripts/imports.mjs'

let tree: string

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'articled-tree-'))
})

afterEach(() => rmSync(tree, { recursive: true, force: true }))

/** Each forbidden import with a file that makes it: rule, file, target. */
const forbidden: [rule: string, file: string, imported: string][] = [
  ['browser-not-to-server', 'src/app.ts', '../server/kernel/errors'],
  ['browser-not-to-server', 'access/money/coupon.ts', '../../server/kernel/errors'],
  ['server-not-to-browser', 'server/kernel/context.ts', '../../src/theme'],
  ['server-not-to-browser', 'server/app.ts', '../resources/coupon'],
  ['resources-are-data', 'resources/bundle.ts', '../src/theme'],
  ['access-is-the-base', 'access/rule.ts', '../resources/coupon'],
  ['browser-has-no-node', 'access/clock.ts', 'fs'],
  ['only-what-is-generated', 'server/kernel/http/api.ts', '../../../schema/catalogue'],
  ['browser-has-no-node', 'src/files.ts', 'node:fs'],
  ['only-what-is-generated', 'src/routes.ts', '../schema/catalogue'],
  ['schema-depends-on-nothing', 'schema/generate.ts', '../server/kernel/errors'],
  ['features-apart', 'src/learn/wallet/page.tsx', '../booking/page'],
  ['features-apart', 'src/staff/users/page.tsx', '../../learn/booking/page'],
  ['learn-not-to-admin', 'src/learn/library/page.tsx', '../../admin/list'],
  ['browser-goes-down', 'src/admin/form.tsx', '../learn/booking/page'],
  ['browser-goes-down', 'src/providers/data.ts', '../admin/list'],
  ['browser-goes-down', 'src/parts/room/room.tsx', '../../admin/list'],
  ['browser-goes-down', 'src/nouns/session/words.ts', '../../parts/room/room'],
  ['browser-goes-down', 'src/ui/money/money.tsx', '../../providers/client'],
  ['browser-goes-down', 'src/providers/theme.ts', '../routes'],
  ['ui-has-no-data', 'src/ui/data/names.tsx', '@urql/core'],
  ['server-goes-down', 'server/money/ledger.ts', '../booking/changes/reserve'],
  ['server-goes-down', 'server/identity/user/noun.ts', '../../files/pictures'],
  ['server-goes-down', 'server/kernel/write.ts', '../money/ledger'],
  ['server-goes-down', 'server/gateways/mail/mail.ts', '../../kernel/write'],
  ['server-goes-down', 'server/kernel/time/clock.ts', '../../gateways/mail/mail'],
  ['server-goes-down', 'server/booking/slot/noun.ts', '../../demo/load'],
  ['server-goes-down', 'server/booking/slot/table.ts', '../../nouns'],
  ['rules-know-no-viewer', 'rules/room/score.ts', '../../access/rule'],
  ['rules-go-down', 'rules/identity/policies.ts', '../room/score'],
  ['access-goes-down', 'access/identity/user.ts', '../room/session'],
  ['product-not-to-tests', 'server/read.ts', '../tests/build'],
]

const targets = [
  'server/kernel/errors.ts',
  'server/money/ledger.ts',
  'server/booking/changes/reserve.ts',
  'server/files/pictures.ts',
  'server/demo/load.ts',
  'server/nouns.ts',
  'server/kernel/write.ts',
  'server/gateways/mail/mail.ts',
  'access/room/session.ts',
  'access/rule.ts',
  'rules/room/score.ts',
  'src/theme.ts',
  'src/admin/list.tsx',
  'src/learn/booking/page.tsx',
  'src/providers/api/client.ts',
  'src/parts/room/room.tsx',
  'src/routes.tsx',
  'resources/coupon.ts',
  'schema/catalogue.ts',
  'schema/generated/types.ts',
  'tests/build.ts',
]

describe('import directions', () => {
  test('each rule refuses its forbidden import, and every rule has an example', () => {
    for (const target of targets) plant(target, 'export const value = 1\n')
    for (const [, file, imported] of forbidden) plant(file, `import { value } from '${imported}'\nconsole.log(value)\n`)

    const found = forbiddenImports(tree).map(({ rule, file }) => `${rule.name} ${file}`)

    for (const [rule, file] of forbidden) expect(found).toContain(`${rule} ${file}`)
    expect(new Set(forbidden.map(([rule]) => rule))).toEqual(new Set(importRules.map(({ name }) => name)))
  })

  test('an import of only types is refused too', () => {
    plant('src/theme.ts', 'export interface Theme { dark: boolean }\n')
    plant(
      'server/app.ts',
      "import type { Theme } from '../src/theme'\nexport const dark = (theme: Theme) => theme.dark\n",
    )

    expect(forbiddenImports(tree).map(({ rule }) => rule.name)).toEqual(['server-not-to-browser'])
  })

  test('a lazy import, an exported import, an import within a type and an import of a folder are refused', () => {
    plant('resources/index.ts', 'export interface Resource { name: string }\n')
    plant('server/a.tsx', "export const page = () => <span className>{String(import('../src/theme'))}</span>\n")
    plant('server/b.ts', "export * from '../resources/index'\n")
    plant('server/c.ts', "export type Resource = import('../resources/index').Resource\n")
    plant('server/d.ts', "import type { Resource } from '../resources'\n\nexport type Resources = Resource[]\n")

    const files = ['server/a.tsx', 'server/b.ts', 'server/c.ts', 'server/d.ts']
    expect(forbiddenImports(tree).map(({ file }) => file)).toEqual(files)
  })

  test('imports in the directions of the design are allowed', () => {
    for (const target of targets) plant(target, 'export const value = 1\n')
    const allowed: [file: string, imported: string][] = [
      ['src/app.ts', '../resources/coupon'],
      ['src/learn/booking/slots.tsx', './page'],
      ['src/learn/wallet/page.tsx', '../../providers/client'],
      ['src/learn/wallet/page.tsx', '../../parts/room/room'],
      ['src/staff/users/page.tsx', '../../admin/list'],
      ['src/routes.tsx', './learn/booking/page'],
      ['server/app.ts', '../access/rule'],
      ['server/app.ts', './booking/changes/reserve'],
      ['server/booking/slot/noun.ts', '../../money/ledger'],
      ['server/kernel/write.ts', './time/clock'],
      ['server/gateways/mail/mail.ts', '../../kernel/time/clock'],
      ['access/room/session.ts', '../identity/user'],
      ['access/room/session.ts', '../rule'],
      ['access/room/session.ts', '../../rules/room/score'],
      ['server/read.ts', '../schema/generated/types'],
      ['access/rule.ts', '../schema/generated/types'],
    ]
    for (const [file, imported] of allowed) plant(file, `export { value } from '${imported}'\n`)

    expect(forbiddenImports(tree)).toEqual([])
  })
})

describe('cycles', () => {
  test('files that import each other are refused, by whatever kind of import', () => {
    plant('server/a.ts', "import { b } from './b'\n\nexport const a = () => b()\n")
    plant('server/b.ts', "import { c } from './c/index'\n\nexport const b = (): unknown => c()\n")
    plant('server/c/index.ts', "export const c = async () => (await import('../a')).a\n")
    plant('server/d.ts', "export { a } from './a'\n")

    expect(importCycles(tree).map((ring) => ring.sort())).toEqual([['server/a.ts', 'server/b.ts', 'server/c/index.ts']])
  })

  test('files that import only each other’s types are refused too', () => {
    plant('server/a.ts', "import type { B } from './b'\n\nexport type A = { b?: B }\n")
    plant('server/b.ts', "import type { A } from './a'\n\nexport type B = { a?: A }\n")

    expect(importCycles(tree)).toHaveLength(1)
  })
})

describe('rooms of an area', () => {
  test('that import each other are refused, though none of their files do', () => {
    plant('server/room/life/facts.ts', "export { marks } from '../marks/marks'\n")
    plant('server/room/marks/marks.ts', 'export const marks = 1\n')
    plant('server/room/marks/release.ts', "export { letters } from '../life/letters'\n")
    plant('server/room/life/letters.ts', 'export const letters = 1\n')

    expect(importCycles(tree)).toEqual([])
    expect(roomRings(tree).map((ring) => ring.sort())).toEqual([['server/room/life', 'server/room/marks']])
  })

  test('are refused beside a file of the area that imports one of them and is imported', () => {
    plant('server/money/ledger.ts', "export { wallet } from './wallet/wallet'\n")
    plant('server/money/wallet/wallet.ts', 'export const wallet = 1\n')
    plant('server/money/wallet/noun.ts', "export { ledger } from '../ledger-words'\n")
    plant('server/money/ledger-words.ts', 'export const ledger = 1\n')

    expect(roomRings(tree).map((ring) => ring.sort())).toEqual([['server/money', 'server/money/wallet']])
  })

  test('may name each other’s tables, and import one way', () => {
    plant('server/room/life/facts.ts', "export { sessions } from '../session/table'\n")
    plant('server/room/session/table.ts', 'export const sessions = 1\n')
    plant('server/room/session/noun.ts', "export { sessions } from '../life/facts'\n")

    expect(roomRings(tree)).toEqual([])
  })
})

function plant(path: string, text: string) {
  mkdirSync(join(tree, dirname(path)), { recursive: true })
  writeFileSync(join(tree, path), text)
}
