import { paperNames } from '../../../nouns/exam-sitting/exam-names'
import { lengthWords } from '../../../ui/time/length-words'
import type { Day } from '../../../ui/time/london-days'
import { allDayEntry, type CalendarEntry } from './entry'
import type { CalendarPlanQuery, CalendarTrainingQuery } from './study-days.documents'

type Plan = CalendarPlanQuery['studyPlan']
type Group = CalendarTrainingQuery['userStudyGroups'][number]

const PLAN = { to: '/library/plan' }

/** The days of a person's plan: how long they study, their days off, and their exams. */
export function planEntries({ day: today, doneMinutes, days }: Plan): CalendarEntry[] {
  return days.flatMap(({ day, off, papers, pieces }) => {
    const entry = (kind: 'exam' | 'off' | 'study', title: string) =>
      allDayEntry({ key: `${kind}:${day}`, kind, day, title, opens: PLAN })
    if (papers.length) return [entry('exam', examTitle(papers))]
    if (off) return [entry('off', /* text */ 'Day off')]
    const minutes = studied(pieces)
    if (!minutes) return []
    const planned = `Study day, ${lengthWords(minutes)}`
    const done = day === today && doneMinutes > 0
    return [{ ...entry('study', planned), ...(done && { name: `${planned} left, ${lengthWords(doneMinutes)} done` }) }]
  })
}

/** 'Exam: FLK1 and FLK2'. */
const examTitle = (papers: Plan['days'][number]['papers']): string =>
  `Exam: ${papers.map((paper) => paperNames[paper]).join(/* text */ ' and ')}`

/** The sessions of a day stand in its hours. */
const studied = (pieces: Plan['days'][number]['pieces']): number =>
  pieces.filter(({ kind }) => kind !== 'session').reduce((sum, { minutes }) => sum + minutes, 0)

/** Study days with what one trains for on them: one line for both. */
export function studyEntries(planned: readonly CalendarEntry[], training: readonly CalendarEntry[]): CalendarEntry[] {
  const studied = new Set(planned.flatMap(({ kind, day }) => (kind === 'study' ? [day] : [])))
  const trained = training.filter(({ day }) => studied.has(day))
  const wordsOn = (day: Day) => trained.flatMap((entry) => (entry.day === day ? [entry.title] : []))
  return [
    ...planned.map((entry) =>
      entry.kind === 'study' ? { ...entry, name: [entry.name, ...wordsOn(entry.day)].join('. ') } : entry,
    ),
    ...training.filter(({ day }) => !studied.has(day)),
  ]
}

/** The days, of these, on which the groups of a member train: within their own first and last day, and not on a Sunday that they keep free. */
export function trainingEntries(groups: readonly Group[], days: readonly Day[]): CalendarEntry[] {
  return groups.flatMap(({ id, shortName, intensiveFrom, intensiveUntil, archivedAt, membership }) => {
    if (archivedAt || membership?.state !== 'accepted') return []
    const from = membership.trainingFrom ?? intensiveFrom
    const until = membership.trainingTill ?? intensiveUntil
    return days
      .filter((day) => from <= day && day <= until && !(membership.sundayDayOff && isSunday(day)))
      .map((day) =>
        allDayEntry({
          key: `training:${id}:${day}`,
          kind: 'study',
          day,
          title: `Training: ${shortName}`,
          opens: { to: `/study-groups/${id}` },
        }),
      )
  })
}

const isSunday = (day: Day) => new Date(`${day}T12:00Z`).getUTCDay() === 0
