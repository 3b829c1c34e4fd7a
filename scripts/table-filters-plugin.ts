import type { Plugin } from 'vite'

/** Leaves out the filter menu of antd's table with all it brings (a tree, a menu, a checkbox list): no list of ours uses it. */
export function withoutTableFilters(replacement: string): Plugin {
  return {
    name: 'without-table-filters',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer) =>
      /FilterDropdown(\.js)?$/.test(source) && importer?.includes('/antd/es/table/') ? replacement : null,
  }
}
