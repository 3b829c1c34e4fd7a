import type { Plugin, Rollup } from 'vite'
import type { PageFiles } from '../server/kernel/http/shell.ts'
import { firstPages } from '../src/first-pages.ts'

const application = ['/src/app.tsx', '/src/fetch-ahead.ts']

/** Writes first-pages.json: what the server names in the page that it sends for the addresses at which visits begin, so that no script waits to be found by another. */
export function firstPagesFiles(): Plugin {
  return {
    name: 'first-pages',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
      const holding = (module: string) => {
        const found = chunks.find(({ moduleIds }) => moduleIds.some((each) => each.endsWith(module)))
        if (!found) throw new Error(`There is no chunk with ${module}.`)
        return found
      }
      const inPage = neededBy(
        chunks.filter(({ isEntry }) => isEntry),
        bundle,
      )
      const files = Object.values(firstPages).map(({ address, modules }): PageFiles => {
        const first = [...application, ...modules.map((each) => `/src/${each}.tsx`)].map(holding)
        const needed = [...neededBy(first, bundle)].filter((each) => !inPage.has(each))
        return {
          address,
          scripts: needed.map(({ fileName }) => `/${fileName}`),
          styles: [...new Set(needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))].map(
            (file) => `/${file}`,
          ),
        }
      })
      this.emitFile({ type: 'asset', fileName: 'first-pages.json', source: JSON.stringify(files) })
    },
  }
}

/** Chunks with all that they import, those before that they need. */
export function neededBy(chunks: readonly Rollup.OutputChunk[], bundle: Rollup.OutputBundle): Set<Rollup.OutputChunk> {
  const needed = new Set<Rollup.OutputChunk>()
  const visit = (chunk: Rollup.OutputChunk) => {
    if (needed.has(chunk)) return
    needed.add(chunk)
    for (const file of chunk.imports) {
      const next = bundle[file]
      if (next?.type === 'chunk') visit(next)
    }
  }
  for (const chunk of chunks) visit(chunk)
  return needed
}
