import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite'

/** Names chunks that every visit needs in the page itself, so that they load beside the first script. */
export function firstChunks(names: readonly string[]): Plugin {
  return {
    name: 'first-chunks',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
        return names.flatMap((name) => {
          const chunk = chunks.find((each) => each.name === name)
          if (!chunk) throw new Error(`There is no chunk ${name} to fetch first.`)
          return tagsOf(chunk)
        })
      },
    },
  }
}

function tagsOf({ fileName, viteMetadata }: Rollup.OutputChunk): HtmlTagDescriptor[] {
  const script = { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` }
  const sheets = [...(viteMetadata?.importedCss ?? [])].map((file) => ({
    rel: 'stylesheet',
    crossorigin: true,
    href: `/${file}`,
  }))
  return [script, ...sheets].map((attrs) => ({ tag: 'link', attrs, injectTo: 'head' }))
}
