import type { Plugin, Rollup } from 'vite'

interface Entry {
  url: string
  size: number
  revision: string | null
}

const staffOnly = /\/src\/(admin|staff)\//

/** Finds the files that a learner may need, so that no phone keeps the staff's screens for offline use. */
export function learnersChunks() {
  const needed = new Set<string>()
  const plugin: Plugin = {
    name: 'learners-chunks',
    apply: 'build',
    generateBundle(_options, bundle) {
      const visit = (file: string) => {
        const chunk = bundle[file]
        if (chunk?.type !== 'chunk' || needed.has(file) || isStaffOnly(chunk)) return
        needed.add(file)
        for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next)
      }
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) visit(chunk.fileName)
    },
  }
  const keep = async (entries: Entry[]) => ({
    manifest: entries.filter(({ url }) => !isChunk(url) || needed.has(url)),
    warnings: [],
  })
  return { plugin, keep }
}

// Beside the chunks there are scripts of public/, such as the offline page's.
const isChunk = (url: string) => url.startsWith('assets/') && url.endsWith('.js')

function isStaffOnly(chunk: Rollup.OutputChunk): boolean {
  return chunk.isDynamicEntry && staffOnly.test(chunk.facadeModuleId ?? '')
}
