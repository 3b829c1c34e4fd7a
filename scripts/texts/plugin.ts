import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../prepare.mjs'
import { languageOf } from './language.ts'
import { inLanguage, inLanguages, isServerSource, isShown, isSource, LANGUAGES, NAMES, OFFLINE } from './sources.ts'

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
      return isSource(file) || isShown(file) ? inLanguage(code, file, language) : null
    },
    closeBundle() {
      if (missing.size > 0) console.warn(`texts/${locale}.po leaves ${missing.size} texts in English`)
    },
  }
}

/** Builds the server so that it speaks other languages beside English. */
export function speaking(locales: readonly string[]): Plugin {
  const languages = locales.map((locale) => ({ locale, ...languageOf(locale) }))
  const names = Object.fromEntries(languages.map((each) => [each.locale, each.names]))
  const listed = [
    `export const ENGLISH = ${JSON.stringify(SOURCE_LOCALE)}`,
    `export const locales = ${JSON.stringify([SOURCE_LOCALE, ...locales])}`,
    `export const names = ${JSON.stringify(names)}`,
  ].join('\n')
  return {
    name: 'speaking',
    enforce: 'pre',
    transform(code, id) {
      const file = relative(root, id.split('?')[0] ?? id)
      if (file === LANGUAGES) return { code: listed, map: { mappings: '' as const } }
      if (!isServerSource(file)) return null
      const written = inLanguages(code, file, languages)
      return written === code ? null : { code: written, map: byLines(id, code) }
    },
  }
}

/** A source map for code whose lines are still those of its source. */
const byLines = (source: string, code: string) => ({
  ...{ version: 3, sources: [source], sourcesContent: [code], names: [] },
  mappings: `AAAA${';AACA'.repeat(code.split('\n').length - 1)}`,
})

/** Puts the words of other languages into the offline page, whose script shows those of the device. */
export function offlineIn(locales: readonly string[]): Plugin {
  return {
    name: 'offline-in',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const page = readFileSync(join(root, OFFLINE), 'utf8')
      const templates = locales.map((locale) => {
        const [, words = ''] = inLanguage(page, OFFLINE, languageOf(locale)).match(/<main>(.*)<\/main>/s) ?? []
        return `<template lang="${locale}">${words}</template>`
      })
      if (templates.length > 0)
        writeFileSync(join(dir, 'offline.html'), page.replace('</body>', `${templates.join('')}</body>`))
    },
  }
}
