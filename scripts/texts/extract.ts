/** Writes `texts/articled.pot`, all texts of the web application, for translators. Run by `npm run generate`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { abilities } from '../../access/abilities'
import { words } from '../../src/admin/words'
import { root } from '../prepare.mjs'
import { template } from './po'
import { textsOf } from './sources'

const file = join(root, 'texts', 'articled.pot')
const now = template(textsOf(words, abilities))
if (!existsSync(file) || readFileSync(file, 'utf8') !== now) {
  mkdirSync(join(root, 'texts'), { recursive: true })
  writeFileSync(file, now)
  console.log('written: texts/articled.pot')
}
