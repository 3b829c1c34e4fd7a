import { describe, expect, it } from 'vitest'
import { type Message, rewrite, type Spoken } from '../../../scripts/texts/rewrite'

/** Lists the texts found in a piece of code. */
function found(code: string): (string | Message)[] {
  const messages: (string | Message)[] = []
  const say = ({ id, plural }: Message) => void messages.push(plural ? { id, plural } : id)
  expect(rewrite(code, 'a.tsx', { say, pluralRule: 'n != 1' })).toBe(code)
  return messages
}

/** Answers the code in a language that knows these texts. */
const said = (code: string, texts: Record<string, string | string[]>, pluralRule = 'n != 1') =>
  rewrite(code, 'a.tsx', { say: ({ id }) => (texts[id] === undefined ? undefined : [texts[id]].flat()), pluralRule })

describe('a text for readers', () => {
  it.each([
    ['const a = <p>Hand in</p>', ['Hand in']],
    ['const a = <Field label=\'E-mail\' help="We send a link." />', ['E-mail', 'We send a link.']],
    ["const words = { live: 'Live', on_demand: 'On demand' }", ['Live', 'On demand']],
    ["const a = <p>{mark ?? 'no grade'}</p>", ['no grade']],
    ["toast({ kind: 'positive', text: 'Passkey added' })", ['Passkey added']],
    ["setProblem('The connection was lost; please try again.')", ['The connection was lost; please try again.']],
    [
      "const LABEL = 'Not yet'\nfunction say(word = 'Loading') { return word ? 'Yes' : 'None' }",
      ['Not yet', 'Loading', 'Yes', 'None'],
    ],
    [
      "const a = <p>{'Terms & Conditions'}</p>, b = <p>Terms &amp; Conditions</p>",
      ['Terms & Conditions', 'Terms & Conditions'],
    ],
    ["const areas = { /* text */ People: { see: 'See every person' } }", ['People', 'See every person']],
    ["const state = /* text */ 'tomorrow'", ['tomorrow']],
  ])('%s', (code, texts) => expect(found(code)).toEqual(texts))
})

describe('no text for readers', () => {
  it.each([
    "const a = <p className='card wide' id='lead' role='status' />",
    "const a = <p className={clsx(styles.card, open && 'meta num')} />",
    "import { thing } from './some where'",
    'const query = gql`query Account { user }`',
    "allow('read', 'Session', { 'attendees.userId': ME })",
    "const r = resource({ list: 'sessions', columns: ['startAt', 'user.fullName'], live: ['Session', 'Mock'] })",
    "if (event.key === 'Escape' || status === 'Not here') go('/wallet/top-up')",
    "switch (type) { case 'Boolean': break }",
    "type Group = 'Billing' | 'Settings'",
    "const lookup = table['Some key']",
    "matchMedia('(max-width: 899px)'); element.querySelector('label span'); console.warn('Not for readers')",
    'const address = `/sessions/${id}/edit`, style = { width: `calc(100% - ${side}px)` }',
    "const path = 'M3.5 12a8.5 8.5 0 1 0 17 0'",
    "const name = /* not text */ 'Articled Ltd'",
  ])('%s', (code) => expect(found(code)).toEqual([]))
})

describe('a sentence', () => {
  it('stays whole round its values', () => {
    expect(found('const a = `${done} of ${all} marked`')).toEqual(['{0} of {1} marked'])
    expect(said('const a = `${done} of ${all} marked`', { '{0} of {1} marked': 'von {1} sind {0} fertig' })).toBe(
      'const a = `von ${all} sind ${done} fertig`',
    )
  })

  it('stays whole round the elements in it, over lines and through curly brackets', () => {
    const code =
      "const a = <p>\n  Read <Link to='/x' title='More'>the {kind} policy</Link>{' '}\n  before <When at={end} />.\n</p>"
    expect(found(code)).toEqual(['More', 'Read <0>the {1} policy</0> before <2/>.'])
    const german = { More: 'Mehr', 'Read <0>the {1} policy</0> before <2/>.': 'Vor <2/> <0>die Regeln {1}</0> lesen.' }
    expect(said(code, german)).toBe(
      'const a = <p>{"Vor "}<When at={end} />{" "}<Link to=\'/x\' title={"Mehr"}>{"die Regeln "}{kind}</Link>{" lesen."}</p>',
    )
  })

  it('contains its inner texts', () => {
    const code = "const a = <p>It is {late ? 'late' : `due ${day}`} now</p>"
    expect(found(code)).toEqual(['late', 'due {0}', 'It is {0} now'])
    expect(said(code, { late: 'hwyr', 'It is {0} now': 'Mae {0}' })).toBe(
      'const a = <p>{"Mae "}{late ? "hwyr" : `due ${day}`}</p>',
    )
  })

  it('may hold quotes, backticks and brackets in another language', () => {
    expect(said("const a = 'Stay', b = `Stay ${id}`", { Stay: 'l\'"été"', 'Stay {0}': '`${x}` \\ {0}' })).toBe(
      'const a = "l\'\\"été\\"", b = `\\`\\${x}\\` \\\\ ${id}`',
    )
  })

  it('refuses a translation with a value or an element that the text does not have', () => {
    expect(() => said('const a = `${id} is here`', { '{0} is here': '{1}' })).toThrow("Nothing stands for 1 in '{1}'")
  })
})

describe('a plural', () => {
  const welsh = 'n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : 3'
  const run = (code: string, values: Record<string, unknown>) =>
    new Function(...Object.keys(values), `return ${code.replace(/: number| as string| as \[string, string\]/g, '')}`)(
      ...Object.values(values),
    )

  it('is a choice by whether the count is one', () => {
    const code = "text = count === 1 ? 'There is a problem' : `There are ${count} problems`"
    expect(found(code)).toEqual([{ id: 'There is a problem', plural: 'There are {0} problems' }])
    const forms = ['Dim problem', 'Un broblem', 'Dau o {0}', '{0} o broblemau']
    const there = said(code, { 'There is a problem': forms }, welsh)
    expect([0, 1, 2, 7].map((count) => run(there, { count, text: '' }))).toEqual([
      'Dim problem',
      'Un broblem',
      'Dau o 2',
      '7 o broblemau',
    ])
  })

  it('is a count with its noun', () => {
    expect(found("counted(rows.length, 'row')")).toEqual([{ id: 'row', plural: 'rows' }])
    const there = said("counted(rows, 'row')", { row: ['dim rhes', 'rhes', 'res', 'rhes niferus'] }, welsh)
    const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
    expect([1, 2, 9].map((rows) => run(there, { rows, counted }))).toEqual(['1 rhes', '2 res', '9 rhes niferus'])
  })
})

describe('a text of the server', () => {
  /** Lists the texts found in a function of the server. */
  function foundOn(code: string): string[] {
    const ids: string[] = []
    const say = ({ id }: Message) => void ids.push(id)
    rewrite(`const f = (a: never, b: never) => { ${code} }`, 'server/a.ts', [
      { locale: 'cy', say, pluralRule: 'n != 1' },
    ])
    return ids
  }

  it.each([
    ["throw conflict('This start has passed.')", ['This start has passed.']],
    ["throw notFound('Wallet')", ['Wallet']],
    [
      "return { subject: 'Moved', lines: [`${a} starts ${b}.`, 'Nothing else changes.'] }",
      ['Moved', '{0} starts {1}.', 'Nothing else changes.'],
    ],
    ["return { action: { label: 'Top up', url } }", ['Top up']],
    ["const state = /* text */ 'being marked'", ['being marked']],
    [
      'const text = `You have been added to ${a} as ${b}. It begins now.`',
      ['You have been added to {0} as {1}. It begins now.'],
    ],
    ["reply.code(404).type('text/plain').send('There is no such payment.')", ['There is no such payment.']],
  ])('is %s', (code, texts) => expect(foundOn(code)).toEqual(texts))

  it.each([
    "query({ text: 'select id from users where email = $1 and archived_at is null', values: [a] })",
    'const where = `${a} is not null and ${b} = any($2)`',
    "server.log.error({ err: a }, 'A job failed twice')",
    "throw new Error('A rule compares nothing')",
    "throw new RangeError('A time zone of the IANA list is asked')",
    "reply.headers({ 'content-security-policy': \"default-src 'none'; sandbox\", 'cache-control': 'private, no-cache' })",
    "reply.type('text/calendar; charset=utf-8')",
    "writing.changed('Session', a, 'created')",
    "const secret = z.string().min(32, 'A secret has 32 characters')",
  ])('is not in %s', (code) => expect(foundOn(code)).toEqual([]))
})

describe('a server that speaks several languages', () => {
  const language = (locale: string, texts: Record<string, string[]>, pluralRule = 'n != 1'): Spoken => ({
    ...{ locale, pluralRule },
    say: ({ id }) => texts[id],
  })
  const languages = [
    language(
      'cy',
      { 'Moved: {0}': ['Symudwyd: {0}'], '{0} in all': ['{0} i gyd'], 'It lasts a minute.': ['munud', '{0} munud'] },
      'n > 2',
    ),
    language('de', { 'Moved: {0}': ['{0} verlegt'] }),
  ]
  const run = (code: string, locale: string, values: Record<string, unknown> = {}) => {
    const given = { ...values, $spoken: () => locale }
    const there = rewrite(`const f = () => ${code}`, 'server/a.ts', languages).replace(/: number| as string/g, '')
    return new Function(...Object.keys(given), `${there}; return f()`)(...Object.values(given))
  }

  it('chooses the words of each moment, and English where a language has none', () => {
    const code = '({ subject: `Moved: ${name}`, title: `${name} in all` })'
    expect(['cy', 'de', 'en-us'].map((locale) => run(code, locale, { name: 'Bail' }))).toEqual([
      { subject: 'Symudwyd: Bail', title: 'Bail i gyd' },
      { subject: 'Bail verlegt', title: 'Bail in all' },
      { subject: 'Moved: Bail', title: 'Bail in all' },
    ])
  })

  it('has as many forms of a plural as each language', () => {
    const code = "({ text: n === 1 ? 'It lasts a minute.' : `It lasts ${n} minutes.` }).text"
    const all = ['cy', 'de'].map((locale) => [1, 2, 3].map((n) => run(code, locale, { n })))
    expect(all).toEqual([
      ['munud', 'munud', '3 munud'],
      ['It lasts a minute.', 'It lasts 2 minutes.', 'It lasts 3 minutes.'],
    ])
  })

  it('leaves a module as it is that says nothing in them', () => {
    const code = "const f = () => conflict('Not said elsewhere.')"
    expect(rewrite(code, 'server/a.ts', languages)).toBe(code)
  })

  it('refuses a text that would be read before anybody’s language is known', () => {
    const code = "const words = { subject: 'Moved: it' }"
    expect(() => rewrite(code, 'server/a.ts', languages)).toThrow(
      "server/a.ts: 'Moved: it' stands outside every function",
    )
    expect(() => rewrite(`const wordsOf = () => (${code.slice(14)})`, 'server/a.ts', languages)).not.toThrow()
  })
})
