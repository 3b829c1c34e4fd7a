import { buildSchema, isNonNullType, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { audiencesByType, rulesFor } from '../../access'
import { abilities } from '../../access/abilities'
import type { Rule } from '../../access/rule'
import type { Viewer } from '../../access/viewer'
import { sdl } from '../../schema/generated/sdl'
import { entities } from '../../server/kernel/read/entity'
import { implies } from '../../server/kernel/read/implied'
import '../../server/nouns'

const schema = buildSchema(sdl)

function alwaysThere(name: string): string[] {
  const type = schema.getType(name)
  if (!isObjectType(type)) return []
  return Object.values(type.getFields()).flatMap((field) => (isNonNullType(field.type) ? [field.name] : []))
}

const viewers = (['aspiringSolicitor', 'tutoringSolicitor'] as const).flatMap((type) =>
  [true, false].flatMap((confirmed) =>
    [[], ...abilities.map((each) => [each])].map(
      (held): Viewer => ({ id: 'x', role: 'user', type, abilities: held, confirmed }),
    ),
  ),
)

/** Whether all rows that a rule reaches have this field for its holder, by this rule or another. */
const isRead = (field: string, reached: Rule, rules: readonly Rule[]) =>
  rules.some(
    ({ subject, fields, where }) =>
      subject === reached.subject &&
      (!fields || fields.includes(field)) &&
      (!where || (reached.where && implies(reached.where, where))),
  )

/** Fields that somebody who may read the row may not, though the schema says that they are always there: the answer would be INTERNAL. */
function masked(rules: readonly Rule[]): string[] {
  const reads = rules.filter(({ action }) => action === 'read')
  return reads.flatMap((rule) =>
    alwaysThere(rule.subject)
      .filter((field) => !isRead(field, rule, reads))
      .map((field) => `${rule.subject}.${field}`),
  )
}

describe('who reads a field', () => {
  it('is decided for every type that stands in the database', () => {
    expect([...entities.keys()].filter((name) => !audiencesByType[name])).toEqual([])
  })

  it('is everybody who reads its row, where the schema says that it is always there', () => {
    expect([...new Set(viewers.flatMap((viewer) => masked(rulesFor(viewer))))]).toEqual([])
  })

  it('is found where a field that is always there is left out of a list', () => {
    const rules: Rule[] = [{ action: 'read', subject: 'PracticeArea', fields: ['id', 'shortName'] }]
    expect(masked(rules)).toContain('PracticeArea.name')
  })
})
