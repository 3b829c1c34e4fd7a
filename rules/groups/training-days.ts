interface Days {
  /** Days of London's calendar, '2027-01-05'; nothing: the group's own. */
  trainingFrom?: string | null | undefined
  trainingTill?: string | null | undefined
}

/** What is wrong with somebody's own days of training, by field: they lie within the group's, and the last is not before the first. */
export function trainingFaults(
  { trainingFrom: from, trainingTill: till }: Days,
  { intensiveFrom, intensiveUntil }: { intensiveFrom: string; intensiveUntil: string },
): { trainingFrom?: string; trainingTill?: string } {
  const isOutside = (day: string | null | undefined) =>
    day != null && day !== '' && (day < intensiveFrom || day > intensiveUntil)
  const outside = 'The group does not train on this day.'
  return {
    ...(isOutside(from) && { trainingFrom: outside }),
    ...(isOutside(till)
      ? { trainingTill: outside }
      : from && till && till < from && { trainingTill: 'Your training ends before it begins.' }),
  }
}
