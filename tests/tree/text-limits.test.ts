import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GraphQLArgument, type GraphQLInputField, isInputObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import * as limits from '../../schema/generated/limits'
import { filesIn, root } from '../../scripts/prepare.mjs'
import { lineCleaner, lineTerms, textTerms } from '../../server/kernel/graphql/lines'
import { schema } from '../../server/kernel/graphql/schema'

type Place = GraphQLArgument | GraphQLInputField

/** Every text with a limit of its own, of a mutation or of an input, with a value that is as deep. */
const limited = [
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map(({ name, args }) => ({ name, places: args })),
  ...Object.values(schema.getTypeMap())
    .filter(isInputObjectType)
    .map((type) => ({ name: type.name, places: Object.values(type.getFields()) })),
].flatMap(({ name, places }: { name: string; places: readonly Place[] }) =>
  places.flatMap((place) => {
    const terms = lineTerms(place) ?? textTerms(place)
    return terms ? [{ name, field: place.name, place, most: terms.most }] : []
  }),
)

describe.each(limited)('$name($field)', ({ name, field, place, most }) => {
  const clean = (value: string) => () => lineCleaner([place])?.({ [field]: value })[field]

  it('takes a text of its length whole, and refuses a longer one with its field', () => {
    // Two units each, so that a cut would halve the last.
    const pairs = '😀'.repeat(most / 2)
    expect(clean(pairs)()).toBe(pairs)
    expect(clean(`${pairs}x`)).toThrow(expect.objectContaining({ extensions: { code: 'VALIDATION', field } }))
  })

  it('is known to the browser by the same figure', () => {
    expect((limits as Record<string, Record<string, number>>)[name]?.[field]).toBe(most)
  })
})

describe('the browser', () => {
  const files = filesIn('src').filter((file) => /\.tsx?$/.test(file) && !file.startsWith('src/generated/'))
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

  it('has no input that cuts what is typed or pasted', () => {
    // The pair only says that it takes no such attribute.
    const cutting = /\bmaxlength\b(?!' ?[>|])/i
    expect(cutting.test('<input maxLength={200} />')).toBe(true)
    expect(files.filter((file) => cutting.test(textOf(file)))).toEqual([])
  })

  it('cuts no value of a field on its way', () => {
    const cutting = /\b(target|currentTarget)\.value[^\n]*\.(slice|substring|substr)\(0, (?!16\))/
    expect(files.filter((file) => cutting.test(textOf(file)))).toEqual([])
  })

  it('writes no limit of a text as a number', () => {
    const typed = files.filter((file) => /<(TextField|TextArea|SearchBox)\b[^>]*\bmost=\{[\d_]+\}/s.test(textOf(file)))
    expect(typed).toEqual([])
  })
})
