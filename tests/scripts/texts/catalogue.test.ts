import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { filesIn, root } from '../../../scripts/prepare.mjs'
import { accented, checked, languageOf, PSEUDO } from '../../../scripts/texts/language'
import { keyOf, parsed, template } from '../../../scripts/texts/po'
import { marksOf } from '../../../scripts/texts/sentence'
import { inLanguage, inLanguages, isServerSource, isShown, isSource, OFFLINE } from '../../../scripts/texts/sources'
import { explored } from '../../explored'

const folder = mkdtempSync(join(tmpdir(), 'articled-texts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the catalogue', () => {
  it('is read back as it was written', () => {
    const entries = [
      { id: 'Say "no"\nor \\ yes', files: ['src/a.tsx', 'src/b.ts'] },
      { id: 'row', plural: 'rows' },
      { id: 'Status', context: 'name' },
    ]
    const { entries: read, pluralRule } = parsed(template(entries))
    expect(read.map(keyOf)).toEqual(entries.map(keyOf))
    expect(pluralRule).toBe('(n != 1)')
  })

  it('joins strings over several lines, and leaves out fuzzy and empty translations', () => {
    const po = [
      'msgid ""\nmsgstr "Plural-Forms: nplurals=3; plural=n==1 ? 0 : n==2 ? 1 : 2;\\n"',
      'msgid ""\n"Hand "\n"in"\nmsgstr "Abgeben"',
      '#, fuzzy\nmsgid "Stay"\nmsgstr "Stehen"',
      'msgid "row"\nmsgid_plural "rows"\nmsgstr[0] "a"\nmsgstr[1] "b"\nmsgstr[2] ""',
    ].join('\n\n')
    expect(parsed(po)).toEqual({
      pluralRule: 'n==1 ? 0 : n==2 ? 1 : 2',
      entries: [{ id: 'Hand in', said: ['Abgeben'] }, { id: 'Stay' }, { id: 'row', plural: 'rows' }],
    })
  })

  it('never runs code from a translation', () => {
    expect(() => parsed('msgid ""\nmsgstr "Plural-Forms: nplurals=2; plural=alert(n);\\n"')).toThrow(
      'no rule for plurals',
    )
  })

  it('refuses a translation that leaves out a value or an element of its text', () => {
    const of = (said: string) =>
      checked({ pluralRule: 'n', entries: [{ id: '{0} of <1>all</1>', said: [said] }] }, 'cy')
    expect(() => of('<1>pob un</1>, {0}')).not.toThrow()
    expect(() => of('<1>pob un</1>')).toThrow("'{0} of <1>all</1>'")
  })

  it('has an accented twin with the same values, a third longer', () => {
    expect(accented('{0} of <1>all</1>')).toMatch(/^\{0\} óƒ <1>áļļ<\/1>~+/)
    expect(marksOf(accented('{0} of <1>all</1>'))).toBe(marksOf('{0} of <1>all</1>'))
  })
})

describe('the texts of the server', () => {
  const entries = readFileSync(join(root, 'texts/articled.pot'), 'utf8')
    .split('\n\n')
    .filter((entry) => entry.startsWith('#: ') && entry.includes('#: server/'))
    .map((entry) => parsed(`${entry}\n`).entries[0]?.id ?? '')

  it('are no SQL, no headers, no log lines and no names of code', () => {
    const suspicious =
      /\b(select|insert into|update|delete|join|where|order by|coalesce|exists) .*\b(from|set|values|on|and|null)\b|; charset|-src '|\w+_\w+|\$\d|=>/i
    expect(entries.filter((id) => suspicious.test(id))).toEqual([])
  })

  it('are sentences, or the words within one', () => {
    const inner = entries.filter((id) => !/^[“{\p{Lu}\d]/u.test(id))
    expect(inner).toEqual([
      'cancelled by the student',
      'cancelled by staff',
      'the payment went back',
      'held and not yet paid for',
      'booked and has not begun',
      'under way',
      'handed in',
      'being marked',
      'with the second marker',
      'marked already',
      'recorded as a no-show',
      'cancelled',
      'over: it has run out',
    ])
  })
})

describe('in another language', () => {
  it('no text of the product is left without its translation', { timeout: 180_000 }, () => {
    const language = languageOf(PSEUDO)
    const missing: string[] = []
    const say: typeof language.say = (message) => {
      const said = language.say(message)
      if (!said) missing.push(message.id)
      return said
    }
    for (const each of [
      'schema/generated',
      'globals.d.ts',
      'package.json',
      'src',
      'access',
      'rules',
      'resources',
      'server',
    ])
      cpSync(join(root, each), join(folder, each), { recursive: true })
    const files = ['src', 'access', 'rules', 'resources'].flatMap((each) => filesIn(each))
    for (const file of files.filter((each) => isSource(each) || isShown(each)))
      writeFileSync(join(folder, file), inLanguage(readFileSync(join(root, file), 'utf8'), file, { ...language, say }))
    for (const file of filesIn('server').filter(isServerSource)) {
      const code = readFileSync(join(root, file), 'utf8')
      writeFileSync(join(folder, file), inLanguages(code, file, [{ ...language, locale: PSEUDO, say }]))
    }
    inLanguage(readFileSync(join(root, OFFLINE), 'utf8'), OFFLINE, { ...language, say })
    expect(missing).toEqual([])
  })

  const compiles = () => {
    const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'))
    const project = {
      compilerOptions,
      include: ['globals.d.ts', 'src', 'access', 'rules', 'resources', 'server'],
      exclude: ['src/pwa'],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    expect(types()).toBe('')
  }
  // It takes as long as all the types of the product.
  if (explored)
    it('the whole product still compiles, so the code never depends on a text', { timeout: 180_000 }, compiles)
})

/** Answers what the compiler prints about the folder. */
function types(): string {
  try {
    return execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], {
      encoding: 'utf8',
    })
  } catch (error) {
    return String((error as { stdout: string }).stdout)
  }
}
