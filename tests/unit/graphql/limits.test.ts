import { buildSchema, parse, specifiedRules, validate } from 'graphql'
import { describe, expect, test } from 'vitest'
import { limits, parseOptions } from '../../../server/kernel/graphql/limits'

const schema = buildSchema('type Node { id: ID, next: Node } type Query { node: Node }')
const faults = (document: string, environment: 'test' | 'production' = 'test') =>
  validate(schema, parse(document, parseOptions), [...specifiedRules, ...limits({ environment })]).map(
    ({ message }) => message,
  )
const nested = (depth: number, inmost = 'id') => 'next { '.repeat(depth) + inmost + ' }'.repeat(depth)
const aliases = (count: number, field = 'id', name = 'a') =>
  Array.from({ length: count }, (_, at) => `${name}${at}: ${field}`).join(' ')

const tooDeep = ['A document is at most 8 fields deep.']
const tooMany = ['A document has at most 15 aliases.']

describe('a document', () => {
  test('may be 8 fields deep and no deeper', () => {
    expect(faults(`{ node { ${nested(6)} } }`)).toEqual([])
    expect(faults(`{ node { ${nested(7)} } }`)).toEqual(tooDeep)
  })

  test('cannot hide depth in fragments, named or inline', () => {
    const named = `fragment deep on Node { ${nested(4)} }`
    expect(faults(`{ node { next { ...deep } } } ${named}`)).toEqual([])
    expect(faults(`{ node { ${nested(3, '...deep')} } } ${named}`)).toEqual(tooDeep)
    expect(faults(`{ node { ${nested(3, `... on Node { ${nested(4)} }`)} } }`)).toEqual(tooDeep)
    expect(
      faults(
        `{ node { ...a ...b } } fragment a on Node { id ...c } fragment b on Node { ${nested(3, '...c')} } fragment c on Node { ${nested(4)} }`,
      ),
    ).toEqual(tooDeep)
  })

  test('may have 15 aliases and no more', () => {
    expect(faults(`{ node { ${aliases(15)} } }`)).toEqual([])
    expect(faults(`{ node { ${aliases(16)} } }`)).toEqual(tooMany)
  })

  test('cannot hide aliases behind __typename', () => {
    expect(faults(`{ node { ${aliases(16, '__typename')} } }`)).toEqual(tooMany)
    expect(faults(`{ ${aliases(16, '__typename')} }`)).toEqual(tooMany)
    expect(faults(`{ __typename: node { ${aliases(15)} } }`)).toEqual(tooMany)
  })

  test('counts a fragment each time that it uses it', () => {
    const fragment = `fragment many on Node { ${aliases(6)} }`
    expect(faults(`{ node { ...many next { ...many } } } ${fragment}`)).toEqual([])
    expect(faults(`{ node { ...many next { ...many next { ...many } } } } ${fragment}`)).toEqual(tooMany)
    expect(faults(`{ node { ... on Node { ${aliases(16)} } } }`)).toEqual(tooMany)
  })

  test('may have 2000 tokens and no more', () => {
    expect(() => parse(`{ ${'id '.repeat(1_998)}}`, parseOptions)).not.toThrow()
    expect(() => parse(`{ ${'id '.repeat(1_999)}}`, parseOptions)).toThrow(/tokens/)
  })

  test('cannot ask for the schema in production', () => {
    expect(faults('{ __schema { types { name } } }')).toEqual([])
    expect(faults('{ __schema { types { name } } }', 'production')).not.toEqual([])
    expect(faults('{ __type(name: "Node") { name } }', 'production')).not.toEqual([])
  })

  test('with two operations is measured by each of them', () => {
    expect(faults(`query a { node { id } } query b { node { ${nested(7)} } }`)).toEqual(tooDeep)
  })

  test('with a fragment that contains itself is refused instead of followed for ever', () => {
    expect(faults('{ node { ...a } } fragment a on Node { next { ...a } }').join()).toMatch(/Cannot spread fragment/)
  })
})
