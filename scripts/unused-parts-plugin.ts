import type { Plugin } from 'vite'

/** A part of a package that no screen uses: the file of the package that imports it, by its path, and what it says there. */
interface Part {
  in: RegExp
  imports: RegExp
}

const parts: readonly Part[] = [
  // antd's table: its filter menu (a tree, a menu, a checkbox list), its selection menu, its radio buttons, its paging.
  { in: /\/antd\/es\/table\//, imports: /(FilterDropdown|\.\.\/(dropdown|radio|pagination))(\.js)?$/ },
  // antd's input: what has a button, and what hides what is typed.
  { in: /\/antd\/es\/input\/index\.js$/, imports: /\.\/(OTP|Password|Search|Group)(\.js)?$/ },
  // The dates of Refine's fields; we draw our own.
  { in: /\/@refinedev\/antd\//, imports: /^dayjs/ },
  // How Refine would make plurals; we name what there are many of.
  { in: /\/@refinedev\/core\//, imports: /^pluralize$/ },
  // The documents and filters that Refine would make of a resource's name; ours are made from the schema.
  { in: /\/@refinedev\/graphql\//, imports: /^(graphql-tag|camelcase|pluralize|lodash\/set)$/ },
  // Documents of subscriptions, and those for another kind of server.
  { in: /\/gql-query-builder\/build\/index\.js$/, imports: /\/(DefaultSubscriptionAdapter|adapters)$/ },
  // For browsers without WebSocket, of which there are none.
  { in: /\/phoenix\/assets\//, imports: /\/longpoll$/ },
]

/** Leaves out parts of packages, with all that only they depend on; tree shaking does not find that nobody uses them. */
export function withoutUnusedParts(replacement: string): Plugin {
  const found = new Set<Part>()
  return {
    name: 'without-unused-parts',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer) {
      const part = importer && parts.find((each) => each.imports.test(source) && each.in.test(importer))
      if (!part) return null
      found.add(part)
      return replacement
    },
    generateBundle() {
      const modules = [...this.getModuleIds()]
      // They are private paths of other packages, and a new version may move them.
      for (const part of parts)
        if (!found.has(part) && modules.some((id) => part.in.test(id)))
          this.error(`Nothing in ${part.in.source} imports ${part.imports.source} any more: look what it imports now`)
    },
  }
}
