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
  use: {
    // To record each page costs an eighth of the time, so a first try leaves a picture, and the second what the page held at each moment as well.
    trace: process.env.TRACES ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    screenshot: 'only-on-failure',
  },
})
