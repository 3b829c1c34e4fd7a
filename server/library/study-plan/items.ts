import { type ProfilePaper, paperOfArea } from '../../../rules/library/exam-profiles'
import type { ExamPaper, PlanKind, PracticeArea, ReadinessVerdict } from '../../../schema/generated/types'
import { type AnswerGroup, bandOf, FEWEST_ANSWERS, verdictOf } from '../test-result/band'
import type { Work } from './spread'
import type { WorkLeft } from './work-left'

/** Something to do with all that a plan says of it. */
export interface Item extends Work {
  kind: PlanKind
  title: string | null
  categoryId: string | null
  practiceArea: PracticeArea | null
  paper: ExamPaper | null
  questions: number | null
  /** How little leaving it out would harm: the least first. */
  spare: number
}

export interface Standing {
  practiceAreas: readonly PracticeArea[]
  /** First answers, which say how somebody stands in an area. */
  groups: readonly AnswerGroup[]
  questionSeconds: number
  /** The day, from today, by which what a paper examines is to be done; null: of no known paper. */
  untilOf(paper: ExamPaper | null): number
}

/** How much sooner than others an area is to be done, by how somebody stands in it. */
const pulls: Record<ReadinessVerdict, number> = {
  below: 1.4,
  probably_below: 1.2,
  not_enough: 1.1,
  either: 1,
  probably_above: 0.9,
  above: 0.7,
}
const kinds: readonly PlanKind[] = ['practice', 'test', 'lecture']
/** More than one kind's pulls can make. */
const KIND_STEP = 2

interface Drafted {
  id: string
  kind: PlanKind
  areaId: string | null
  minutes: number
  title?: string
  categoryId?: string
  questions?: number
}

/** What is left to do as pieces of work: of each area its lectures, then its tests, then its questions. */
export function itemsOf(left: WorkLeft, standing: Standing): Item[] {
  const byId = new Map(standing.practiceAreas.map((area) => [area.id, area]))
  return drafted(left, standing.questionSeconds)
    .filter(({ minutes }) => minutes > 0)
    .map(({ id, kind, areaId, minutes, title = null, categoryId = null, questions = null }) => {
      const practiceArea = (areaId && byId.get(areaId)) || null
      const paper = practiceArea ? paperOfArea(practiceArea.shortName) : undefined
      const pull = pullOf(practiceArea, paper, standing.groups)
      return {
        id,
        kind,
        title,
        categoryId,
        practiceArea,
        paper: paper?.paper ?? null,
        minutes,
        questions,
        whole: kind === 'test',
        track: practiceArea?.id ?? '',
        pull,
        until: standing.untilOf(paper?.paper ?? null),
        spare: kinds.indexOf(kind) * KIND_STEP + pull,
      }
    })
}

function drafted({ lectures, tests, questions }: WorkLeft, questionSeconds: number): Drafted[] {
  const minutesOf = (count: number) => Math.ceil((count * questionSeconds) / 60)
  return [
    ...lectures.map(({ seconds, practiceAreaId: areaId, ...each }) => ({
      ...each,
      kind: 'lecture' as const,
      areaId,
      minutes: Math.ceil(seconds / 60),
    })),
    ...tests.map(({ minutes, practiceAreaId: areaId, ...each }) => ({
      ...each,
      kind: 'test' as const,
      areaId,
      minutes: each.questions ? (minutes ?? minutesOf(each.questions)) : 0,
    })),
    ...questions.map(({ practiceAreaId: areaId, unused }) => ({
      id: areaId ?? 'other',
      kind: 'practice' as const,
      areaId,
      minutes: minutesOf(unused),
      questions: unused,
    })),
  ]
}

function pullOf(area: PracticeArea | null, paper: ProfilePaper | undefined, all: readonly AnswerGroup[]): number {
  if (!area || !paper?.scale) return 1
  const groups = all.filter((each) => each.area === area.shortName)
  const answers = groups.reduce((sum, each) => sum + each.answers, 0)
  if (answers < FEWEST_ANSWERS) return pulls.not_enough
  return pulls[verdictOf(bandOf(groups), paper.scale.passPercent / 100)]
}
