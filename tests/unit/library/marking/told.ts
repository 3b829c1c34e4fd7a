import fc from 'fast-check'

/** One thing that is said, with ways to type it that all mean the same; no two of them mean the same. */
const meanings: Record<string, readonly string[]> = {
  promissory: ['promissory', 'Promissory', 'PROMISSORY', 'promis\u00adsory'],
  estoppel: ['estoppel', 'Estoppel'],
  duty: ['duty', 'Duty', 'duty,', 'duty;'],
  crowns: ['Crown’s', "crown's", 'crowns', 'CROWN`S', 'Crown\u02bcs'],
  nee: ['née', 'nee', 'ne\u0301e', 'NÉE'],
  resume: ['résumé', 'resume', 'Re\u0301sume\u0301'],
  cooperate: ['co-operate', 'cooperate', 'co operate', 'co\u2011operate', 'Co\u2013Operate'],
  setoff: ['set-off', 'setoff', 'set off', 'SET\u2010OFF'],
  nowhere: ['nowhere', 'Nowhere'],
  now: ['now', 'Now'],
  here: ['here', 'HERE'],
  and: ['and', '&', '＆', 'And'],
  uk: ['U.K.', 'UK', 'uk', 'u.k.'],
  section: ['s.21(1)(a)', 's 21 (1) (a)', 's21(1)(a)', 'S. 21(1)(A)'],
  otherSection: ['s.2(11)(a)', 's 2 (11) (a)'],
  fine: ['£1,500', '1500', '£ 1500', '£1500', '1,500'],
  twelve: ['12', '(12)', '12:'],
  one: ['1', '“1”'],
  two: ['2', '2)'],
  half: ['1.5', '1.5?'],
  fifteen: ['15', '15!'],
  months: ['months', 'Months', 'months.'],
}
const known = Object.keys(meanings)

/** What somebody says, by the names of its meanings. */
export type Told = readonly string[]

const space = fc.constantFrom(' ', ' ', '  ', '\t', '\u00a0', '\u2009 ', ' \n', ', ', '. ', ' \u2013 ')
const around = fc.constantFrom('', '', ' ', '.', ' !', '\u200b', '…')

/** Something said: one to four things. */
export const told: fc.Arbitrary<Told> = fc.array(fc.constantFrom(...known), { minLength: 1, maxLength: 4 })

/** A word with a hyphen is known by it: of two ways without, nobody can say that they are one word. */
const hyphened = /\p{L}[\u2010-\u2013-]\p{L}/u
const waysOf = (meaning: string) => meanings[meaning] ?? []
const writtenWaysOf = (meaning: string) => {
  const known = waysOf(meaning).filter((each) => hyphened.test(each))
  return known.length ? known : waysOf(meaning)
}

const spelled = (all: Told, ways: (meaning: string) => readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.tuple(...all.map((each) => fc.constantFrom(...ways(each)))),
      fc.array(space, { minLength: all.length, maxLength: all.length }),
      around,
      around,
    )
    .map(([words, spaces, before, after]) => {
      const text = words.map((word, at) => (at ? spaces[at] : '') + word).join('')
      return before + text + after
    })

/** One of the ways to type it. */
export const typedAs = (all: Told): fc.Arbitrary<string> => spelled(all, waysOf)

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The same as an author's text: with tags around it, and around the half of a word. */
export const writtenAs = (all: Told): fc.Arbitrary<string> =>
  fc
    .tuple(spelled(all, writtenWaysOf), fc.constantFrom('plain', 'paragraph', 'stressed', 'half'))
    .map(([text, look]) => {
      const html = escaped(text.trim())
      if (look === 'plain') return html
      if (look === 'paragraph') return `<p>${html}</p>`
      if (look === 'stressed') return `<p><strong>${html}</strong></p>`
      return html.replace(/\b([a-z]{2})([a-z]{3,})\b/, '<em>$1</em>$2')
    })

/** Something like it, and often it: a thing left out, added, put for another, or two in another order. */
export const near = (all: Told): fc.Arbitrary<Told> =>
  fc
    .record({
      how: fc.constantFrom('same', 'same', 'same', 'less', 'more', 'other', 'turned', 'nothing'),
      at: fc.nat({ max: all.length - 1 }),
      word: fc.constantFrom(...known),
    })
    .map(({ how, at, word }) => {
      if (how === 'less') return all.toSpliced(at, 1)
      if (how === 'more') return all.toSpliced(at, 0, word)
      if (how === 'other') return all.toSpliced(at, 1, word)
      if (how === 'turned') return all.toReversed()
      return how === 'nothing' ? [] : all
    })
