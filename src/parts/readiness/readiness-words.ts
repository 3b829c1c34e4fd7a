import type { TestResultsQuery } from './readiness.documents'

export type Results = TestResultsQuery['testResults']
export type Paper = Results['papers'][number]
export type Area = Paper['areas'][number]
export type TakenTest = Results['tests'][number]

/** Where an area stands against the pass line. */
export const areaVerdicts: Record<Area['verdict'], string> = {
  not_enough: 'Not enough answers',
  below: 'Below the line',
  probably_below: 'Probably below',
  either: 'Could be either',
  probably_above: 'Probably above',
  above: 'Above the line',
}

/** Where a projected score stands against the pass line. */
export const paperVerdicts: Record<Paper['verdict'], string> = {
  not_enough: 'Not enough answers yet',
  below: 'Below the pass line',
  probably_below: 'More likely a fail than a pass',
  either: 'Could go either way',
  probably_above: 'More likely a pass than not',
  above: 'Above the pass line',
}

export const FEWEST_OF_PAPER = 60
export const FEWEST_OF_AREA = 20
