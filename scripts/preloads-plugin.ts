import type { Plugin, Rollup } from 'vite'
import { neededBy } from './first-pages-plugin.ts'

interface Options {
  /** Modules all of whose imports the server names in the page that it sends. */
  named: readonly string[]
}

/**
 * Keeps the lists of what to fetch beside a script, which stand in each script that imports another later, free of scripts that are there already:
 * whatever runs has loaded all that it imports itself.
 */
export function shortPreloads({ named }: Options) {
  let bundle: Rollup.OutputBundle = {}
  const there = new Map<string, ReadonlySet<string>>()
  const plugin: Plugin = {
    name: 'short-preloads',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, output) {
        bundle = output
        there.clear()
      },
    },
  }
  const thereFor = (file: string) => {
    const known = there.get(file)
    if (known) return known
    const chunk = bundle[file]
    const found = new Set(chunk?.type === 'chunk' ? [...neededBy([chunk], bundle)].map(({ fileName }) => fileName) : [])
    there.set(file, found)
    return found
  }
  const isNamed = (file: string) => {
    const chunk = bundle[file]
    return chunk?.type === 'chunk' && named.some((each) => chunk.facadeModuleId?.endsWith(each))
  }
  const resolveDependencies = (_file: string, files: string[], { hostId }: { hostId: string }) =>
    isNamed(hostId) ? [] : files.filter((each) => !thereFor(hostId).has(each))
  return { plugin, resolveDependencies }
}
