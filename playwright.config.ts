import { defineConfig } from '@playwright/test'

/** The journeys in Chromium, and what only `npm run explore` looks at. scripts/playwright.mjs runs them and, once and alone, those files that failed. */
export default defineConfig({
  testMatch: '**/*.test.ts',
  projects: [
    { name: 'walk', testDir: 'tests/walk' },
    { name: 'explore', testDir: 'tests/explore' },
  ],
  globalSetup: './tests/walk/servers.ts',
  // Half of the machine is left to the servers and browsers.
  workers: 2,
  // Whoever asks for a second try is our runner, which says so.
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 45_000 },
  // Pictures of each moment would cost a third more time; what the page held says as much.
  use: { trace: { mode: 'retain-on-failure', screenshots: false }, screenshot: 'only-on-failure' },
})
