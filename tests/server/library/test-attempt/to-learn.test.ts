import { afterAll, beforeAll, expect, it } from 'vitest'
import { isToLearn } from '../../../../rules/library/to-learn'
import { toLearnSql } from '../../../../server/library/asking/to-learn-sql'
import { build, type TestApp } from '../../../build'

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

it('what is still to be learned is the same in SQL and elsewhere', async () => {
  for (const right of [true, false, null])
    for (const confidence of ['sure', 'unsure', 'guessing', null] as const) {
      const { rows } = await app.services.database.query({
        text: `select coalesce(${toLearnSql('q')}, false) as is from (select $1::boolean as "right", $2::text as confidence) q`,
        values: [right, confidence],
      })
      expect(rows[0]?.is, `${right} ${confidence}`).toBe(isToLearn({ right, confidence }))
    }
  expect(isToLearn({ right: true, confidence: 'guessing' })).toBe(true)
  expect(isToLearn({ right: true, confidence: 'sure' })).toBe(false)
})
