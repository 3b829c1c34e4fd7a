import { type Day, dayWords } from '../time/london-days'

const EVERY = 4

/** '31 Aug'. */
export const dateWords = (monday: Day): string => dayWords(monday).split(' ').slice(1).join(' ')

/** The words below a chart's weeks: every fourth date, and the present week. */
export const footOf =
  (weeks: readonly { monday: Day }[]) =>
  (index: number): string | undefined => {
    if (index === weeks.length - 1) return 'This week'
    const week = weeks[index]
    return week && index % EVERY === 0 && index < weeks.length - 2 ? dateWords(week.monday) : undefined
  }
