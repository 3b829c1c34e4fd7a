// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { report, stateOf } from '../../../scripts/routes'
import { routes } from '../../../src/routes'

const lines = report().split('\n')
const lineOf = (path: string) => lines.find((line) => line.startsWith(`${path} `))?.split(/ {2,}/)

describe('npm run routes', () => {
  it('has a line for every address, and counts each once', () => {
    for (const { path } of routes) expect(lineOf(path), path).toBeDefined()
    const counts = /^(\d+) addresses: (\d+) built, (\d+) missing, (\d+) lead elsewhere$/.exec(lines.at(-1) ?? '')
    const [all, ...parts] = (counts ?? []).slice(1).map(Number)
    expect(all).toBe(routes.length)
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(all)
  })

  it('names layout, guard, ability and state', () => {
    expect(lineOf('/login')).toEqual(['/login', 'auth', 'guest', 'built'])
    expect(lineOf('/users')).toEqual(['/users', 'main', 'signedIn', 'view_all_users', 'built'])
    expect(lineOf('/wallet')).toEqual(['/wallet', 'main', 'signedIn', 'redirect to /wallet/top-up'])
  })

  it('shows only the lines with a given word', () => {
    const paths = report('manage_roles').split('\n').slice(1, -2)
    expect(paths.length).toBeGreaterThan(0)
    for (const line of paths) expect(line).toContain('manage_roles')
  })

  it('calls exactly those pages missing that a visitor sees as still to come', async () => {
    const { StillToCome, RoomStillToCome } = await import('../../../src/learn/shell/still-to-come')
    const placeholders: unknown[] = [StillToCome, RoomStillToCome]
    // A page made from a resource exists because the resource does.
    const told = routes.filter((route) => !route.to && !(route.from === 'definition' && stateOf(route) === 'built'))
    for (const route of told.filter(({ load }) => load)) {
      const page = await route.load?.()
      expect(placeholders.includes(page?.Component), route.path).toBe(stateOf(route) === 'missing')
    }
  }, 120_000)
})
