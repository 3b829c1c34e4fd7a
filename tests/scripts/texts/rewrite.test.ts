import { describe, expect, it } from 'vitest'
import { type Message, rewrite } from '../../../scripts/texts/rewrite'

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
