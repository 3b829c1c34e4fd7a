import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { className } from './scripts/class-name.ts'
import { SlowestFirst } from './tests/slowest-first.ts'

/** Tests that ask a whole server with a database of its own. */
const onDatabase: TestProjectInlineConfiguration['test'] = {
  globalSetup: ['tests/template.ts'],
  setupFiles: ['tests/seed.ts'],
  environment: 'node',
  pool: 'forks',
  // The server keeps nothing in its modules, so each worker reads them once and not once a file.
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 60_000,
}

/** What the embedded database does in its own way: transactions, the queue, the ledger's triggers, two who race, subscriptions. All journeys run on it too. */
const onEmbedded = [
  'tests/server/first-start.test.ts',
  'tests/server/kernel/{database,jobs}/*.test.ts',
  'tests/server/kernel/realtime/subscriptions.test.ts',
  'tests/server/money/wallet/{ledger,earlier-refunds}.test.ts',
  'tests/server/booking/booking/*.test.ts',
  'tests/server/tree/constraints.test.ts',
]

export default defineConfig({
  plugins: [react()],
  // As Node resolves it: the test runner would take a second copy, whose errors are no GraphQLErrors to the first.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  define: {
    __VERSION__: JSON.stringify('test'),
    __LOCALE__: JSON.stringify('en-us'),
    __LOCALES__: JSON.stringify(['en-us']),
    __LANGUAGES__: '{}',
  },
  css: { modules: { generateScopedName: className } },
  test: {
    // Tests find a class by its module, under the name that it has in the product.
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'scoped' } },
    // Half of the machine is left to the databases and browsers that the tests talk to.
    maxWorkers: 2,
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/{unit,access,rules,tree,resources,scripts}/**/*.test.ts'],
          exclude: ['tests/unit/providers/**'],
          environment: 'node',
          setupFiles: ['tests/seed.ts'],
          // They keep nothing in modules either.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          // A page keeps in its modules who is signed in, and what it tells them.
          name: 'providers',
          include: ['tests/unit/providers/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/seed.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          // Its modules import lodash's files without their endings, which only a bundler resolves.
          server: { deps: { inline: ['@refinedev/graphql'] } },
          include: ['tests/components/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['tests/seed.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        // Each waits for the database now and then.
        test: {
          ...onDatabase,
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/template.ts', 'tests/exchange-process.ts'],
          maxWorkers: 3,
        },
      },
      {
        extends: true,
        test: { ...onDatabase, name: 'embedded', include: onEmbedded },
      },
      {
        extends: true,
        test: {
          name: 'timing',
          include: ['tests/timing/**/*.test.ts'],
          // Most of their time they wait for what is away.
          maxWorkers: 4,
          globalSetup: ['tests/template.ts'],
          environment: 'node',
          pool: 'forks',
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
