import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { speaking } from './scripts/texts/plugin.ts'

/** The languages beside English, as a list with commas. */
const locales = process.env.LOCALES?.split(',').filter(Boolean) ?? []

/** The server, as one file that runs with the packages beside it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  logLevel: 'warn',
  plugins: locales.length > 0 ? [speaking(locales)] : [],
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
})
