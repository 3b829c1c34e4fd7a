import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { adoptedStyles } from './scripts/adopted-styles-plugin.ts'
import { chunkGroups } from './scripts/chunk-groups.ts'
import { className } from './scripts/class-name.ts'
import { firstChunks } from './scripts/first-chunks-plugin.ts'
import { firstPagesFiles } from './scripts/first-pages-plugin.ts'
import { learnersChunks } from './scripts/learners-chunks-plugin.ts'
import { shortPreloads } from './scripts/preloads-plugin.ts'
import { offlineIn, SOURCE_LOCALE, spokenIn } from './scripts/texts/plugin.ts'
import { withoutUnusedParts } from './scripts/unused-parts-plugin.ts'
import { manifest } from './src/pwa/manifest.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
const { version } = JSON.parse(readFileSync(path('package.json'), 'utf8')) as { version: string }
const port = Number(process.env.PORT ?? 4000)
const api = `http://127.0.0.1:${process.env.API_PORT ?? 4001}`
const learners = learnersChunks()

/** The language to build, and the entry scripts of the languages built before. */
const locale = process.env.LOCALE ?? SOURCE_LOCALE
const languages = process.env.LANGUAGES ?? '{}'
/** All languages of the build, English first. */
const locales = [...new Set([SOURCE_LOCALE, ...(process.env.LOCALES?.split(',').filter(Boolean) ?? [])])]
// Whoever reads another language loads that one's scripts, which the page does not name.
const preloads = shortPreloads({ named: locales.length === 1 ? ['/src/fetch-ahead.ts'] : [] })

/**
 * Builds that their packages do not export: the router exports its development build alone, whose warnings no visitor reads, and the channels one
 * file of all their parts.
 */
const lightBuilds = {
  phoenix: path('node_modules/phoenix/assets/js/phoenix/index.js'),
  'react-router/dom': path('node_modules/react-router/dist/production/dom-export.mjs'),
  'react-router': path('node_modules/react-router/dist/production/index.mjs'),
}

/** Says in today's words that the service worker is one file: vite-plugin-pwa says it in those of Rollup, of which the builder warns. */
const inOneFile: Plugin = {
  name: 'in-one-file',
  config({ build }) {
    const output = [build?.rolldownOptions?.output ?? build?.rollupOptions?.output ?? []].flat()
    for (const one of output) {
      delete one.inlineDynamicImports
      one.codeSplitting = false
    }
  },
}

export default defineConfig({
  define: {
    __VERSION__: JSON.stringify(version),
    __LOCALE__: JSON.stringify(locale),
    __LOCALES__: JSON.stringify(locales),
    __LANGUAGES__: languages,
  },
  resolve: {
    alias: {
      ...lightBuilds,
      // Dependencies that no screen uses, and too large to ship.
      'react-markdown': path('src/theme/empty.ts'),
      'remark-gfm': path('src/theme/empty.ts'),
      papaparse: path('src/theme/empty.ts'),
      qs: path('src/theme/no-query-strings.ts'),
    },
  },
  plugins: [
    ...(locale === SOURCE_LOCALE ? [] : [spokenIn(locale)]),
    react(),
    adoptedStyles(path('src/theme/adopted-styles.ts')),
    withoutUnusedParts(path('./src/theme/nothing.ts')),
    preloads.plugin,
    learners.plugin,
    firstChunks(['react', 'base']),
    // Whoever reads another language loads that one's scripts.
    ...(locales.length === 1 ? [firstPagesFiles()] : []),
    offlineIn(locales.slice(1)),
    VitePWA({
      // All languages share the worker and the manifest.
      disable: locale !== SOURCE_LOCALE,
      strategies: 'injectManifest',
      srcDir: 'src/pwa',
      filename: 'service-worker.ts',
      injectRegister: false,
      registerType: 'prompt',
      injectManifest: {
        globPatterns: ['assets/**/*.{js,css,woff2}', 'index.html', 'theme.js', 'offline.{html,css,js}', 'favicon.svg'],
        // A hash in the name is the revision already.
        dontCacheBustURLsMatching: /^assets\//,
        manifestTransforms: [learners.keep],
        buildPlugins: { vite: [inOneFile] },
      },
      manifest,
    }),
  ],
  css: { modules: { generateScopedName: className } },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // In another language the lines are not those of the source.
    sourcemap: locale === SOURCE_LOCALE ? 'hidden' : false,
    // A data: address would need a wider policy for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloads.resolveDependencies },
    rolldownOptions: {
      // These packages have no side effects but do not declare it.
      treeshake: {
        moduleSideEffects: [
          {
            test: /node_modules\/(@rc-component\/|@simplewebauthn\/browser|pluralize|object-inspect|error-stack-parser)/,
            sideEffects: false,
          },
        ],
      },
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
    // The table of the staff's screens is this large; a test measures each page's size instead.
    chunkSizeWarningLimit: 800,
  },
  server: {
    port,
    strictPort: true,
    proxy: {
      '^/graphql(\\?|$)': { target: api, ws: true },
      '^/socket/': { target: api, ws: true },
      '^/(files|feeds|dev|pay)(/|\\?|$)': { target: api },
    },
  },
})
