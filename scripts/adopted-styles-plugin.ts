import type { Plugin } from 'vite'

const originals = [/@ant-design\/icons\/.*cssUtils\.js$/, /\/dynamicCSS\.js$/]

/** Replaces the two modules with which antd writes <style> elements, and fails a build that missed one. */
export function adoptedStyles(replacement: string): Plugin {
  const replaced = { icons: false, dynamic: false }
  return {
    name: 'adopted-styles',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer) {
      if (/^\.\.?\/cssUtils(\.js)?$/.test(source) && importer?.includes('@ant-design/icons')) {
        replaced.icons = true
        return replacement
      }
      if (/dynamicCSS(\.js)?$/.test(source) && importer?.includes('node_modules')) {
        replaced.dynamic = true
        return replacement
      }
      return null
    },
    generateBundle() {
      const modules = [...this.getModuleIds()]
      if (!modules.some((id) => id.includes('/node_modules/antd/'))) return
      // They are private paths of other packages, and a new version may move them.
      const left = modules.filter((id) => originals.some((original) => original.test(id)))
      if (left.length > 0) this.error(`These still write <style> elements: ${left.join(', ')}`)
      if (!replaced.dynamic) this.error('antd no longer writes its styles through dynamicCSS: look where it does now')
      if (modules.some((id) => id.includes('/@ant-design/icons/')) && !replaced.icons)
        this.error('@ant-design/icons no longer writes its styles through cssUtils: look where it does now')
    },
  }
}
