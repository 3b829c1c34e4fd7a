import type { Plugin } from 'vite'

/** In an antd table: the filter menu (a tree, a menu, a checkbox list), the selection menu and the radio buttons. */
const unused = /(FilterDropdown(\.js)?|\.\.\/\.\.\/(dropdown|radio))$/

/** Removes parts of antd's table, with their dependencies, that none of our lists uses. */
export function withoutTableFilters(replacement: string): Plugin {
  return {
    name: 'without-table-filters',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer) =>
      unused.test(source) && importer?.includes('/antd/es/table/') ? replacement : null,
  }
}
