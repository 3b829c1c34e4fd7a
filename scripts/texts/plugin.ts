import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../prepare.mjs'
import { languageOf } from './language.ts'
import { inLanguage, isSource, NAMES, SCHEMA } from './sources.ts'

/** The language of the texts in the code: British English, under the key given to it. */
export const SOURCE_LOCALE = 'en-us'

/** Builds the application in another language. */
export function spokenIn(locale: string): Plugin {
  const { names, say, pluralRule } = languageOf(locale)
  const missing = new Set<string>()
  const language = {
    pluralRule,
    say: (message: Parameters<typeof say>[0]) => {
      const said = say(message)
      if (!said) missing.add(message.id)
      return said
    },
  }
  return {
    name: 'spoken-in',
    enforce: 'pre',
    transform(code, id) {
      const file = relative(root, id.split('?')[0] ?? id)
      if (file === NAMES) return `export const names = ${JSON.stringify(names)}`
      return isSource(file) || file === SCHEMA ? inLanguage(code, file, language) : null
    },
    closeBundle() {
      if (missing.size > 0) console.warn(`texts/${locale}.po leaves ${missing.size} texts in English`)
    },
  }
}
