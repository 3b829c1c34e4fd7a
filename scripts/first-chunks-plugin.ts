import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite'

/**
 * Names, in the page itself, chunks that every visit needs though its first script does not wait for them: they come beside that script,
 * which meanwhile asks for the rest.
 */
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
