import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { speaking } from './scripts/texts/plugin.ts'

/** The languages beside English, as a list with commas. */
const locales = process.env.LOCALES?.split(',').filter(Boolean) ?? []

/** The server, and the thread that reads what authors import, as files that run with the packages beside them. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  logLevel: 'warn',
  plugins: locales.length > 0 ? [speaking(locales)] : [],
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'server/main.ts', 'exchange-thread': 'server/content/exchange/thread.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
