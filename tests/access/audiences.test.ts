import { buildSchema, isNonNullType, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { audiencesByType, rulesFor, withoutStaffs } from '../../access'
import { abilities } from '../../access/abilities'
import { givesField, type Rule } from '../../access/rule'
import { isStaff, type Viewer } from '../../access/viewer'
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

/** Says whether the holder of this rule reads the field in every row that the rule reaches, by this rule or another. */
const isRead = (field: string, reached: Rule, rules: readonly Rule[]) =>
  rules.some(
    (rule) =>
      rule.subject === reached.subject &&
      givesField(rule, field) &&
      (!rule.where || (reached.where && implies(reached.where, rule.where))),
  )

/** Lists fields that the schema promises but a reader of the row may not read: the answer would be INTERNAL. */
function masked(rules: readonly Rule[]): string[] {
  const reads = rules.filter(({ action }) => action === 'read')
  return reads.flatMap((rule) =>
    alwaysThere(rule.subject)
      .filter((field) => !isRead(field, rule, reads))
      .map((field) => `${rule.subject}.${field}`),
  )
}

describe('the audiences of a type', () => {
  it('cover every entity', () => {
    expect([...entities.keys()].filter((name) => !audiencesByType[name])).toEqual([])
  })

  it('let everybody who reads a row read each field that the schema promises', () => {
    expect([...new Set(viewers.flatMap((viewer) => masked(rulesFor(viewer))))]).toEqual([])
  })

  it('give nobody but staff a field of staff’s own, though a rule gives all fields of its row', () => {
    const everything: Rule = { action: 'read', subject: 'Adjustment' }
    expect(['extraTime', 'note'].map((field) => givesField(everything, field))).toEqual([true, true])
    expect(['extraTime', 'note'].map((field) => givesField(withoutStaffs(everything), field))).toEqual([true, false])
    const about = (of: readonly Viewer[]) =>
      of.flatMap(rulesFor).flatMap(({ subject, without }) => (subject === 'Adjustment' ? [without] : []))
    const others = about(viewers.filter((viewer) => !isStaff(viewer)))
    expect(others.length).toBeGreaterThan(0)
    expect(others.every((without) => without?.includes('note'))).toBe(true)
    expect(about(viewers.filter(isStaff)).some(Boolean)).toBe(false)
  })

  it('are caught where a list leaves out a field that the schema promises', () => {
    const rules: Rule[] = [{ action: 'read', subject: 'PracticeArea', fields: ['id', 'shortName'] }]
    expect(masked(rules)).toContain('PracticeArea.name')
  })
})
