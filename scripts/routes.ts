// `npm run routes`: every address with its layout, guard and ability, and whether its page is built. A word after `--` filters the lines.
import { pathToFileURL } from 'node:url'
import { adminRoutes } from '../src/admin/routes'
import { features } from '../src/generated/staff'
import type { AppRoute } from '../src/providers/page/app-route'
import { routes } from '../src/routes'

type State = 'built' | 'missing' | 'redirect'

const generated = new Set(adminRoutes(features).map(({ path }) => path))

/** Whether an address shows its page, its placeholder, or redirects. */
export function stateOf({ path, to, from }: AppRoute): State {
  if (to) return 'redirect'
  if (from === 'definition') return generated.has(path) ? 'built' : 'missing'
  return from === 'placeholder' ? 'missing' : 'built'
}

/** The report, with a line of counts at its end. */
export function report(wanted = ''): string {
  const lines = routes.map((route) => {
    const state = stateOf(route)
    return [route.path, route.layout, route.guard, route.can ?? '', route.to ? `${state} to ${route.to}` : state]
  })
  const count = (state: State) => routes.filter((route) => stateOf(route) === state).length
  const table = [
    ['path', 'layout', 'guard', 'ability', 'page'],
    ...lines.filter((line) => line.some((cell) => cell.includes(wanted))),
  ]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((line) => line[column]?.length ?? 0)))
  const text = table.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const sum = `${routes.length} addresses: ${count('built')} built, ${count('missing')} missing, ${count('redirect')} lead elsewhere`
  return [...text, '', sum].join('\n')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(report(process.argv[2]))
