// The catalogue in gettext's format, which every translation tool reads.
import type { Message } from './rewrite.ts'

export interface Entry extends Message {
  /** Separates texts that are equal in English: a name of the schema says 'name'. */
  context?: string
  /** The files that say it. */
  files?: readonly string[]
  /** The translation: one form, or all of a plural. */
  said?: readonly string[]
}

export interface Catalogue {
  pluralRule: string
  entries: readonly Entry[]
}

export const keyOf = ({ context = '', id, plural = '' }: Entry): string => [context, id, plural].join('\u0004')

/** The catalogue without translations, to start a language with. */
export function template(entries: readonly Entry[]): string {
  const written = entries.map(({ context, id, plural, files }) =>
    [
      ...(files ?? []).map((file) => `#: ${file}`),
      ...(context ? [`msgctxt ${JSON.stringify(context)}`] : []),
      `msgid ${JSON.stringify(id)}`,
      ...(plural ? [`msgid_plural ${JSON.stringify(plural)}`, 'msgstr[0] ""', 'msgstr[1] ""'] : ['msgstr ""']),
    ].join('\n'),
  )
  const header = ['MIME-Version: 1.0', 'Content-Type: text/plain; charset=UTF-8', 'Content-Transfer-Encoding: 8bit']
  const lines = [...header, 'Language: ', 'Plural-Forms: nplurals=2; plural=(n != 1);']
  const head = `msgid ""\nmsgstr ""\n${lines.map((line) => JSON.stringify(`${line}\n`)).join('\n')}`
  return `${[head, ...written].join('\n\n')}\n`
}

/** A catalogue's translations; empty ones and a tool's guesses (fuzzy) do not count. */
export function parsed(po: string): Catalogue {
  const entries: Entry[] = po.split(/\n\s*\n/).flatMap((block) => {
    const fields = fieldsOf(block)
    const id = fields.get('msgid')
    if (id === undefined) return []
    const forms = [...fields].filter(([name]) => name.startsWith('msgstr')).map(([, form]) => form)
    const isSaid = !/^#,.*\bfuzzy\b/m.test(block) && forms.every(Boolean)
    const [context, plural] = [fields.get('msgctxt'), fields.get('msgid_plural')]
    return [{ id, ...(context && { context }), ...(plural && { plural }), ...(isSaid && { said: forms }) }]
  })
  const header = entries.find(({ id }) => id === '')?.said?.[0] ?? ''
  const pluralRule = header.match(/plural=([^;\n]+)/)?.[1] ?? 'n != 1'
  if (!/^[n\d\s()!<>=&|%?:]+$/.test(pluralRule)) throw new Error(`This is no rule for plurals: ${pluralRule}`)
  return { pluralRule, entries: entries.filter(({ id }) => id !== '') }
}

/** Each keyword of an entry with its string, which may span several lines. */
function fieldsOf(block: string): Map<string, string> {
  const fields = new Map<string, string>()
  let last = ''
  for (const line of block.split('\n')) {
    const [, name, quoted] = line.match(/^\s*(?:(msg[a-z_]+(?:\[\d+\])?)\s+)?(".*")\s*$/) ?? []
    if (quoted === undefined) continue
    last = name ?? last
    fields.set(last, (fields.get(last) ?? '') + JSON.parse(quoted))
  }
  return fields
}
