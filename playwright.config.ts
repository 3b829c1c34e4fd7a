import { defineConfig } from '@playwright/test'

/** The journeys in Chromium. scripts/playwright.mjs runs them and, once and alone, those files that failed. */
export default defineConfig({
  testDir: 'tests/walk',
  testMatch: '**/*.test.ts',
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
