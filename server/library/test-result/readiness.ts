import type { ProfilePaper } from '../../../rules/library/exam-profiles'
import type { PracticeArea, ReadinessVerdict } from '../../../schema/generated/types'
import { daysAfter } from '../../kernel/time/calendar-days'
import { type AnswerGroup, type Band, bandOf, FEWEST_ANSWERS, onScale, together, verdictOf } from './band'

const FEWEST_OF_PAPER = 60
const WEEKS = 8

const countOf = (groups: readonly AnswerGroup[], since = 0) =>
  groups.reduce((sum, { answers, weeksAgo }) => sum + (weeksAgo < since ? 0 : answers), 0)

const percentOf = (share: number) => Math.round(share * 100)

interface Area {
  practiceArea: PracticeArea
  weightFrom: number
  weightTo: number
  answers: number
  from: number | null
  until: number | null
  verdict: ReadinessVerdict
}

/** A paper's score on its scale, from the answers of so many weeks ago and before; null on too few. */
function scoreOf(paper: ProfilePaper, groups: readonly AnswerGroup[], since = 0): Band | null {
  if (!paper.scale || countOf(groups, since) < FEWEST_OF_PAPER) return null
  return together(
    paper.areas.map(({ area, weight: [least, most] }) => ({
      band: bandOf(
        groups.filter((each) => each.area === area),
        since,
      ),
      weight: (least + most) / 2,
    })),
  )
}

/** How ready somebody is for a paper, from groups of first answers. */
export function readinessOf(
  paper: ProfilePaper,
  all: readonly AnswerGroup[],
  { practiceAreas, now }: { practiceAreas: ReadonlyMap<string, PracticeArea>; now: Date },
) {
  const { scale } = paper
  if (!scale) return null
  const known = new Set(paper.areas.map(({ area }) => area))
  const groups = all.filter(({ area }) => known.has(area))
  const band = scoreOf(paper, groups)
  const scored = (share: number) => onScale(share, scale)
  return {
    paper: paper.paper,
    from: band && scored(band.from),
    middle: band && scored(band.middle),
    until: band && scored(band.until),
    most: scale.most,
    pass: scale.pass,
    passPercent: scale.passPercent,
    verdict: band ? verdictOf(band, scale.passPercent / 100) : ('not_enough' as const),
    answers: countOf(groups),
    timed: countOf(groups.filter(({ timed }) => timed)),
    areas: areasOf(paper, groups, practiceAreas),
    weeks: weeksOf(paper, groups, now).map(({ at, band: then }) => ({
      at,
      from: scored(then.from),
      middle: scored(then.middle),
      until: scored(then.until),
    })),
  }
}

function areasOf(
  paper: ProfilePaper,
  groups: readonly AnswerGroup[],
  practiceAreas: ReadonlyMap<string, PracticeArea>,
) {
  const line = (paper.scale?.passPercent ?? 0) / 100
  const areas = paper.areas.flatMap(({ area, weight: [weightFrom, weightTo] }): (Area & { middle: number })[] => {
    const practiceArea = practiceAreas.get(area)
    if (!practiceArea) return []
    const own = groups.filter((each) => each.area === area)
    const answers = countOf(own)
    const band = bandOf(own)
    const says = answers >= FEWEST_ANSWERS
    return [
      {
        practiceArea,
        weightFrom,
        weightTo,
        answers,
        from: says ? percentOf(band.from) : null,
        until: says ? percentOf(band.until) : null,
        verdict: says ? verdictOf(band, line) : 'not_enough',
        middle: says ? band.middle : 2,
      },
    ]
  })
  return areas.sort((one, other) => one.middle - other.middle).map(({ middle: _, ...area }) => area)
}

function weeksOf(paper: ProfilePaper, groups: readonly AnswerGroup[], now: Date) {
  return Array.from({ length: WEEKS }, (_, at) => WEEKS - 1 - at).flatMap((since) => {
    const band = scoreOf(paper, groups, since)
    return band ? [{ at: daysAfter(now, -7 * since).toISOString(), band }] : []
  })
}
