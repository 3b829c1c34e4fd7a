import { expect, test } from 'vitest'
import { metBy, mockNeeds } from '../../rules/room/mock-checklist'

test('a new mock lacks all but its type and its area, and texts without a word count as missing', () => {
  const made = {
    sessionTypeId: 'a',
    practiceAreaId: 'b',
    candidateInstruction: '<p>&nbsp;</p>',
    scenario: '',
    status: 'draft',
  } as const
  const met = metBy({ ...made, permissions: [{ type: 'view' }] })
  expect(mockNeeds.filter((need) => met[need])).toEqual(['sessionType', 'practiceArea'])
})

test('a mock with everything lacks nothing', () => {
  const whole = metBy({
    sessionTypeId: 'a',
    practiceAreaId: 'b',
    candidateInstruction: '<p>Advise.</p>',
    scenario: '<p><img src="x"></p>',
    suggestedAnswer: '<p>Yes.</p>',
    marksheet: [{}],
    templates: [{}],
    permissions: [{ type: 'conduct' }],
    status: 'published',
  })
  expect(mockNeeds.filter((need) => !whole[need])).toEqual([])
})
