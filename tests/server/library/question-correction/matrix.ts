import { newId } from '../../../../server/kernel/database/columns'
import { bundleAuthors } from '../../../../server/library/bundle-author/table'
import { questionCorrections } from '../../../../server/library/question-correction/table'
import type { TestApp } from '../../../build'
import { sheet } from '../../access/matrix/table'
import type { World } from '../../access/matrix/world/index'
import { NOON } from '../../access/matrix/world/moment'
import { libraryOf, question } from '../test-attempt/library'

export const matrix = sheet(
  `
operation                 anonymous        unconfirmed  disabled  student    another    tutor  unassigned  staff      supervisor  admin
questionCorrections       unauthenticated  forbidden    disabled  forbidden  forbidden  all    none        forbidden  all         all   | all: manage_content
questionCorrectionEffect  unauthenticated  forbidden    disabled  forbidden  forbidden  ok     not_found   forbidden  ok          ok    | ok: manage_content
questionCorrectionCreate  unauthenticated  forbidden    disabled  forbidden  forbidden  ok     not_found   forbidden  ok          ok    | ok: manage_content
questionCorrectionUndo    unauthenticated  forbidden    disabled  forbidden  forbidden  ok     not_found   forbidden  ok          ok    | ok: manage_content
`,
  {
    questionCorrections: ({ corrected }) => ({ blockId: corrected }),
    questionCorrectionEffect: ({ uncorrected }) => ({ blockId: uncorrected, kind: 'void' }),
    questionCorrectionCreate: ({ uncorrected }) => ({
      blockId: uncorrected,
      kind: 'void',
      reason: 'The key was wrong.',
    }),
    questionCorrectionUndo: ({ correction }) => ({ id: correction }),
  },
  makeCorrection,
)

/** A test that the tutor wrote, with one question that is corrected. */
async function makeCorrection(app: TestApp, { people: { tutor } }: World) {
  const { orm } = app.services.database
  const place = await libraryOf(app).test([question('single_best_answer'), question('true_false', '*t f')])
  await orm.insert(bundleAuthors).values({ id: newId(), bundleId: place.bundleId, userId: tutor.id })
  const [corrected, uncorrected] = place.blockIds as [string, string]
  const id = newId()
  await orm.insert(questionCorrections).values({
    ...{ id, blockId: corrected, bundleId: place.bundleId, userId: tutor.id, kind: 'accept', optionIds: ['a'] },
    ...{ reason: 'Two were right.', insertedAt: NOON, total: 0, finishedAt: NOON },
  })
  return { corrected, uncorrected, correction: id }
}
