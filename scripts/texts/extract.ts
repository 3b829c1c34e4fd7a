/** Writes `texts/articled.pot`, all texts of the web application, for translators. Run by `npm run generate`. */
import { abilities } from '../../access/abilities'
import { words } from '../../src/admin/words'
import { derived, derivedBy } from '../derived.mjs'
import { template } from './po'
import { textsOf } from './sources'

derivedBy(derived.texts).write('texts/articled.pot', template(textsOf(words, abilities)))
