import { expect, it } from 'vitest'
import { readMocks } from '../../../server/demo/mock-list'
import { readMock } from '../../../server/demo/mock-text'

const text = `place: 3
name: Bail: R v Reeve
sessionType: sqe2-advocacy
practiceArea: CRIM
level: day_one

== scenario
<p>You act for him.</p>

<p>He is 24.</p>

== candidateInstruction
<p>To: Candidate</p>

== instruction
<p>Prepare.</p>

== tutorInstruction
<p>You are the judge.</p>

== marksheet
skills 2: Persuasive argument
Answers the Crown’s case.

law 1: The test
Substantial grounds.

== extraTask: If bail is refused
<p>In ten lines.</p>

== material: Charge: the summary (pdf)
# Halverton Police
: Defendant | Callum Reeve
: Signed |
A paragraph.
- one
- two
+ first
+ second

+ another list
| Day | Hour
| 1 | 
.
~ Helen Vane
---
## After the page

== template: Notes (docx, hidden)
Write here.

== suggestedAnswer
<p>Section 4.</p>
`

it('reads a mock from its text', () => {
  expect(readMock('bail', text)).toEqual({
    key: 'bail',
    place: 3,
    name: 'Bail: R v Reeve',
    sessionType: 'sqe2-advocacy',
    practiceArea: 'CRIM',
    level: 'day_one',
    scenario: '\n<p>You act for him.</p>\n\n<p>He is 24.</p>',
    candidateInstruction: '\n<p>To: Candidate</p>',
    instruction: '\n<p>Prepare.</p>',
    tutorInstruction: '\n<p>You are the judge.</p>',
    marksheet: [
      { kind: 'skills', weight: 2, title: 'Persuasive argument', description: 'Answers the Crown’s case.' },
      { kind: 'law', weight: 1, title: 'The test', description: 'Substantial grounds.' },
    ],
    extraTasks: [{ title: 'If bail is refused', body: '<p>In ten lines.</p>' }],
    materials: [
      {
        title: 'Charge: the summary',
        format: 'pdf',
        studentCanView: true,
        blocks: [
          { heading: 'Halverton Police', level: 1 },
          {
            facts: [
              ['Defendant', 'Callum Reeve'],
              ['Signed', ''],
            ],
          },
          { paragraph: 'A paragraph.' },
          { list: ['one', 'two'] },
          { list: ['first', 'second'], numbered: true },
          { list: ['another list'], numbered: true },
          {
            table: [
              ['Day', 'Hour'],
              ['1', ''],
            ],
          },
          { paragraph: ' ' },
          { signature: 'Helen Vane' },
          { pageBreak: true },
          { heading: 'After the page', level: 2 },
        ],
      },
    ],
    templates: [{ title: 'Notes', format: 'docx', studentCanView: false, blocks: [{ paragraph: 'Write here.' }] }],
    suggestedAnswer: '\n<p>Section 4.</p>',
  })
})

it('says which part or line a text lacks', () => {
  expect(() => readMock('bail', text.replace('== scenario', '== story'))).toThrow("has no part 'scenario'")
  expect(() => readMock('bail', text.replace('level: ', 'height: '))).toThrow("has no line 'level:'")
  expect(() => readMock('bail', text.replace('law 1: ', 'law: '))).toThrow('this is no criterion')
  expect(() => readMock('bail', text.replace('(docx, hidden)', '(odt)'))).toThrow('this is no document')
})

it('reads every mock of the demo school, in its place', () => {
  const places = readMocks().map(({ place }) => place)
  expect(places.length).toBeGreaterThan(10)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})
