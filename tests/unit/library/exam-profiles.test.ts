import { describe, expect, it } from 'vitest'
import { examProfiles, profileOf } from '../../../rules/library/exam-profiles'
import { BREAK_MINUTES, mockPaper } from '../../../rules/library/mock-day-plan'
import type { Preparation } from '../../../schema/generated/types'
import { areaList } from '../../../server/demo/areas'
import { paperWords } from '../../../src/learn/account/exam-words'

const paperOf = (paper: string) =>
  examProfiles.flatMap(({ papers }) => papers).find((each) => each.paper === paper) ?? examProfiles[0]?.papers[0]
const stationsOf = (paper: string) => paperOf(paper)?.days.flatMap(({ stations }) => stations) ?? []

describe('the profile of SQE2', () => {
  it('has twelve written assessments on three days, and four oral ones on two, of which an interview and its note are one', () => {
    expect(stationsOf('written')).toHaveLength(12)
    expect(paperOf('written')?.days).toHaveLength(3)
    const spoken = stationsOf('oral').filter(({ skill }) => skill !== 'attendance_note')
    expect(spoken).toHaveLength(4)
    expect(paperOf('oral')?.days).toHaveLength(2)
  })

  it('examines the five areas of practice in writing, and all but business by word', () => {
    const areasOf = (paper: string) => paperOf(paper)?.days.flatMap(({ areas }) => areas)
    expect(areasOf('written')?.toSorted()).toEqual(['BUS', 'CRIM', 'DR', 'PROP', 'WILLS'])
    expect(areasOf('oral')?.toSorted()).toEqual(['CRIM', 'DR', 'PROP', 'WILLS'])
    const known = new Set(areaList.map(({ shortName }) => shortName))
    expect(areasOf('written')?.every((area) => known.has(area))).toBe(true)
  })

  it('is no mock day of questions', () => {
    expect(mockPaper('written')).toBeUndefined()
    expect(mockPaper('flk1')?.breakMinutes).toBe(BREAK_MINUTES)
    expect(mockPaper('flk2')?.breakMinutes).toBe(BREAK_MINUTES)
  })
})

describe('what a paper asks, in words', () => {
  const wordsOf = (exam: Preparation) => profileOf(exam).papers.map(paperWords)

  it('names questions, sittings and the break', () => {
    expect(wordsOf('sqe1')[0]).toEqual({
      lead: '180 questions with one best answer of five, in 2 sittings of 2 h 33 min with 60 min between.',
      stations: [],
    })
  })

  it('names stations with their minutes once, though they come again each day', () => {
    const [written, oral] = wordsOf('sqe2')
    expect(written).toEqual({
      lead: '3 half days, each with a break of 15 min and these:',
      stations: [
        'Case and matter analysis, 60 min',
        'Legal writing, 30 min',
        'Legal research, 60 min',
        'Legal drafting, 45 min',
      ],
    })
    expect(oral?.stations[0]).toBe('Advocacy, 15 min after 45 min to prepare')
  })

  it('names no minutes that no source has, and nothing of a university', () => {
    expect(wordsOf('hra_bar')).toEqual([{ lead: null, stations: ['Written examination', 'Advocacy'] }])
    expect(wordsOf('other')).toEqual([{ lead: null, stations: [] }])
  })
})
