import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, by a part of their path. Begun first, they leave no worker alone with one at the end. */
const SLOWEST = [
  'unit/bombs/',
  'scripts/texts/catalogue',
  'server/tree/canaries',
  'server/content/content-export/export',
  'server/statements/',
  'server/access/',
  'timing/ending',
  'timing/orphans',
]

const isSlow = ({ moduleId }: TestSpecification) => SLOWEST.some((part) => moduleId.includes(`/tests/${part}`))

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}
