import { buildSchema, type GraphQLInputType, getNamedType, isInputObjectType } from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sdl } from '../../../server/kernel/graphql/schema'
import { ratesOf } from '../../../server/kernel/http/rate-limits'
import { nouns } from '../../../server/nouns'
import { build, type Person, type TestApp } from '../../build'
import { worked } from '../../worked'

let app: TestApp
let student: Person
beforeAll(async () => {
  app = await build()
  student = await app.person()
})
afterAll(() => app.close())

const keep = (summary: string) =>
  app.send(
    'mutation($id: ID!, $summary: Html) { userUpdate(id: $id, summary: $summary) { summary } }',
    { id: student.id, summary },
    student,
  )

it.each([
  ['nested lists', '<ul><li>'.repeat(25_000)],
  ['nested tags', '<div>'.repeat(41)],
  ['nested tags, with closing tags that close nothing', '<em></x>'.repeat(4999)],
  ['one line break deeper than the limit', `${'<em>'.repeat(40)}<br>`],
  ['more tags than a person writes', '<p>x</p>'.repeat(5001)],
  ['nothing but opening brackets', '<'.repeat(190_000)],
])('is refused as rich text before it is cleaned: %s', async (_what, html) => {
  const { errors } = await keep(html)
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', field: 'summary' })
  expect(errors?.[0]?.message).toContain('at most 10,000 tags')
  expect(await worked(() => keep(html))).toBeLessThan(1000)
})

it('is accepted where it is long but plain', async () => {
  const html = '<ul><li><p>One of many.</p></li></ul>'.repeat(1600)
  expect((await keep(html)).data.userUpdate.summary).toBe(html)
})

it('is kept whole at the greatest allowed depth of tags', async () => {
  const html = `${'<blockquote>'.repeat(40)}x${'</blockquote>'.repeat(40)}`
  expect((await keep(html)).data.userUpdate.summary).toBe(html)
})

it('has a rate limit in every operation of the schema that takes rich text', () => {
  const takesHtml = (type: GraphQLInputType): boolean => {
    const named = getNamedType(type)
    return isInputObjectType(named)
      ? Object.values(named.getFields()).some((field) => takesHtml(field.type))
      : named.name === 'Html'
  }
  const mutations = Object.values(buildSchema(sdl).getMutationType()?.getFields() ?? {})
  const taking = mutations.filter(({ args }) => args.some(({ type }) => takesHtml(type))).map(({ name }) => name)
  expect(taking).toEqual(expect.arrayContaining(['sessionNoteUpdate', 'mockCreate', 'userUpdate']))
  expect(taking.filter((name) => !(name in ratesOf(nouns)))).toEqual([])
})
