import { type GraphQLObjectType, getNamedType, isObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gates, type OperationName } from '../../../access'
import { codedFields } from '../../../server/kernel/graphql/resolvers'
import { entities } from '../../../server/kernel/read/entity'
import { nouns } from '../../../server/nouns'
import { build, type Person, type TestApp } from '../../build'
import { booked, inDays, school } from '../../factories'
import { documentFor, sample } from './documents'

let app: TestApp
let admin: Person
let student: Person
let tutor: Person
let newcomer: Person
beforeAll(async () => {
  app = await build()
  admin = await app.person({ role: 'admin' })
  student = await app.person()
  newcomer = await app.person({ confirmed: false })
  const place = await school(app)
  tutor = place.tutors[0] as Person
  await booked(app, place, student, inDays(app, 2))
  const written = await school(app, { mode: 'window' })
  const at = inDays(app, 0)
  at.setUTCDate(at.getUTCDate() + 1)
  await booked(app, written, student, at)
})
afterAll(() => app.close())

const schema = () => app.schema
const queries = () => Object.values(schema().getQueryType()?.getFields() ?? {})

const faults = (answer: Awaited<ReturnType<TestApp['send']>>) =>
  (answer.errors ?? []).filter(
    ({ extensions }) => extensions.code === 'INTERNAL' || /syntax|Unknown|Cannot/.test(String(extensions.code)),
  )

describe('every query', () => {
  it('answers with each of its arguments in turn', { timeout: 120_000 }, async () => {
    const failed: string[] = []
    for (const { name, args } of queries()) {
      const required = Object.fromEntries(
        args.filter(({ type }) => String(type).endsWith('!')).map((arg) => [arg.name, sample(arg)]),
      )
      for (const arg of [null, ...args]) {
        const answer = await app.send(
          documentFor(schema(), name, 0),
          { ...required, ...(arg && { [arg.name]: sample(arg) }) },
          admin,
        )
        if (faults(answer).length || answer.status >= 400)
          failed.push(`${name}(${arg?.name ?? ''}): ${JSON.stringify(answer.errors)}`)
      }
    }
    expect(failed).toEqual([])
  })

  it('answers each kind of person with every field and relation, and without a fault', {
    timeout: 120_000,
  }, async () => {
    const failed: string[] = []
    for (const { name, args } of queries()) {
      const required = Object.fromEntries(
        args.filter(({ type }) => String(type).endsWith('!')).map((arg) => [arg.name, sample(arg)]),
      )
      for (const [kind, who] of Object.entries({ admin, student, tutor, newcomer, nobody: null })) {
        const answer = await app.send(documentFor(schema(), name, 1), required, who)
        if (faults(answer).length) failed.push(`${name} as ${kind}: ${JSON.stringify(answer.errors)}`)
      }
    }
    expect(failed).toEqual([])
  })
})

describe('every operation', () => {
  const document = (kind: 'query' | 'mutation', name: string) => {
    const type = (kind === 'query' ? schema().getQueryType() : schema().getMutationType()) as GraphQLObjectType
    const field = type.getFields()[name]
    if (!field) throw new Error(name)
    const args = field.args.filter(({ type: each }) => String(each).endsWith('!'))
    const inner = isObjectType(getNamedType(field.type)) ? '{ __typename }' : ''
    const text = `${kind}${args.length ? `(${args.map((arg) => `$${arg.name}: ${arg.type}`)})` : ''} { ${name}${args.length ? `(${args.map((arg) => `${arg.name}: $${arg.name}`)})` : ''} ${inner} }`
    return { text, variables: Object.fromEntries(args.map((arg) => [arg.name, sample(arg)])) }
  }
  const names = (kind: 'query' | 'mutation') =>
    Object.keys(
      ((kind === 'query' ? schema().getQueryType() : schema().getMutationType()) as GraphQLObjectType).getFields(),
    )

  it('refuses people who are not signed in, unless its gate is open to anyone', { timeout: 60_000 }, async () => {
    const open: string[] = []
    for (const kind of ['query', 'mutation'] as const)
      for (const name of names(kind)) {
        if (gates[name as OperationName] === 'anyone') continue
        const { text, variables } = document(kind, name)
        const answer = await app.send(text, variables)
        if (answer.status !== 401 || answer.errors?.[0]?.extensions.code !== 'UNAUTHENTICATED')
          open.push(`${name}: ${JSON.stringify(answer)}`)
      }
    expect(open).toEqual([])
  })

  it('refuses an unconfirmed account, except for the few operations that such an account needs', {
    timeout: 60_000,
  }, async () => {
    const allowed: string[] = []
    for (const kind of ['query', 'mutation'] as const)
      for (const name of names(kind)) {
        const { text, variables } = document(kind, name)
        const answer = await app.send(text, variables, newcomer)
        if (answer.errors?.[0]?.extensions.code !== 'FORBIDDEN') allowed.push(name)
      }
    expect(allowed.sort()).toEqual(
      [
        'countries',
        'currentUser',
        'logout',
        'oauthCallback',
        'oauthRequest',
        'passkeySignIn',
        'passkeySignInOptions',
        'refreshTokens',
        'serverTime',
        'signInProviders',
        'userConfirmation',
        'userDelete',
        'userEmailChange',
        'userEmailConfirm',
        'web3Confirmation',
        'web3Request',
        'web3Validate',
      ].sort(),
    )
  })

  it('refuses a student where its gate is an ability', { timeout: 60_000 }, async () => {
    const letIn: string[] = []
    for (const kind of ['query', 'mutation'] as const)
      for (const name of names(kind)) {
        const gate = gates[name as OperationName]
        if (typeof gate === 'string' && ['anyone', 'signedIn', 'unconfirmed', 'confirmed'].includes(gate)) continue
        const { text, variables } = document(kind, name)
        const answer = await app.send(text, variables, student)
        if (answer.errors?.[0]?.extensions.code !== 'FORBIDDEN') letIn.push(name)
      }
    expect(letIn).toEqual([])
  })
})

describe('every entity', () => {
  it('answers each field of its type from a column, a relation, an expression or a resolver', () => {
    const missing: string[] = []
    for (const [name, entity] of entities) {
      const type = schema().getType(name)
      if (!isObjectType(type)) continue
      for (const field of Object.keys(type.getFields())) {
        const resolver = codedFields(nouns)[name]?.[field]
        const known =
          entity.columns[field] ||
          entity.relations[field] ||
          entity.expressions[field] ||
          (entity.needs[field] && resolver)
        if (!known) missing.push(`${name}.${field}`)
      }
      for (const [field, needs] of Object.entries(entity.needs))
        for (const need of needs)
          if (!entity.columns[need] && !entity.expressions[need]) missing.push(`${name}.${field} needs ${need}`)
    }
    expect(missing).toEqual([])
  })

  it('has an index that begins with each sort column of its lists, where the table is ours', async () => {
    const { rows } = await app.services.database.query({
      text: `select tablename, indexdef from pg_indexes where schemaname = 'public'`,
    })
    const paged = Object.keys(schema().getTypeMap()).flatMap((name) =>
      name.endsWith('Page') ? [name.slice(0, -4)] : [],
    )
    const missing = paged.flatMap((name) => {
      const entity = entities.get(name)
      if (entity?.tableName.includes('.')) return []
      return (entity?.sort ?? []).flatMap((sort) => {
        const column = entity?.columns[sort.replace('-', '')]?.replaceAll('"', '')
        const table = entity?.tableName.replaceAll('"', '')
        const found = rows.some(
          ({ tablename, indexdef }) =>
            tablename === table && new RegExp(`\\((folded\\()?"?${column}"?[,)]`).test(String(indexdef)),
        )
        return found ? [] : [`${name}.${sort}`]
      })
    })
    expect(missing).toEqual([])
  })
})
