import type { Plugin } from 'vite'

/** In an antd table: the filter menu (a tree, a menu, a checkbox list), the menu of selections and the radio buttons of a single one. */
const unused = /(FilterDropdown(\.js)?|\.\.\/\.\.\/(dropdown|radio))$/

/** Leaves out parts of antd's table with all they bring: no list of ours uses them. */
export function withoutTableFilters(replacement: string): Plugin {
  return {
    name: 'without-table-filters',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer) =>
      unused.test(source) && importer?.includes('/antd/es/table/') ? replacement : null,
  }
}
