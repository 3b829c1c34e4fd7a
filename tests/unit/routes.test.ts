import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { sections } from '../../src/generated/sections'
import { routes } from '../../src/routes'
import { addresses } from './addresses'

const shape = (path: string) => path.replace(/\{\w+\}|:\w+/g, '*')
const abilities: Record<string, string | undefined> = { '': undefined, 'any staff ability': 'staff' }

describe('the table of routes', () => {
  it('has the 139 addresses of the specification', () => {
    expect(addresses).toHaveLength(139)
  })

  it.each(addresses)('has $path with its layout, guard, ability and target', ({ path, layout, guard, can, to }) => {
    const route = routes.find((each) => shape(each.path) === shape(path))
    expect(route).toBeDefined()
    expect(route?.layout).toBe(layout)
    expect(route?.guard).toBe(guard)
    expect(route?.can).toBe(can in abilities ? abilities[can] : can)
    expect(route?.to && shape(route.to)).toBe(to ? shape(to) : undefined)
  })

  it.each(addresses)('finds $path for an address of its form', ({ path }) => {
    const address = path.replace(/\{\w+\}/g, 'some-id')
    const found = matchRoutes([...routes], address)?.at(-1)?.route.path ?? ''
    expect(shape(found)).toBe(shape(path))
  })

  it('has each address once', () => {
    const paths = routes.map(({ path }) => path)
    expect(paths).toEqual([...new Set(paths)])
  })

  it('knows the first part of every address that needs a sign-in, and no other', () => {
    const guarded = routes
      .filter(({ guard, path }) => guard === 'signedIn' || path === '/')
      .map(({ path }) => path.split('/')[1])
    expect([...sections].sort()).toEqual([...new Set(guarded)].sort())
  })
})
