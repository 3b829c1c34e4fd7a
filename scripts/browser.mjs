// Browsers for tests: those that the pinned Playwright wants, or else the machine's own, or ones installed for them.
import { spawnSync } from 'node:child_process'
import { lookup } from 'node:dns/promises'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from './prepare.mjs'
import { installSystemPackage, isRoot } from './system.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge']
/** The same engine without windows: it opens a page in half the time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]
/** Where Playwright's browsers come from. Source: https://playwright.dev/docs/browsers */
const download = new URL(process.env.PLAYWRIGHT_DOWNLOAD_HOST ?? 'https://cdn.playwright.dev')

/**
 * The path of a browser, if there is one: CHROMIUM_PATH, Playwright's own or the machine's.
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser() {
  return process.env.CHROMIUM_PATH || ((await playwrightsOwn()) ?? [...onPath(names), ...elsewhere].find(isUsable))
}

/**
 * The path of a browser that need not notify or install: Playwright's own, a headless shell, or a whole browser where there is none.
 * @returns {Promise<string | undefined>}
 */
export async function findShell() {
  const path = process.env.HEADLESS_SHELL_PATH || ((await playwrightsOwn()) ?? onPath(shells).find(isUsable))
  return path ?? (await findBrowser())
}

/**
 * The path of a browser; installs one if there is none, and Playwright's own if `wanted` and it can be had.
 * @param {{ wanted?: boolean }} [options]
 * @returns {Promise<string>}
 */
export async function ensureBrowser({ wanted = false } = {}) {
  const found = await findBrowser()
  const isWanted = found && (!wanted || found === process.env.CHROMIUM_PATH || found === (await playwrightsOwn()))
  if (found && isWanted) return found
  const browser = (await installPlaywrights()) ?? found
  if (browser) return browser
  installSystemPackage('chromium')
  const installed = await findBrowser()
  if (!installed) throw new Error('No Chromium could be found or installed. Set CHROMIUM_PATH to one.')
  return installed
}

/**
 * The same as findShell; installs a headless shell where the system has one.
 * @returns {Promise<string>}
 */
export async function ensureShell() {
  const browser = await ensureBrowser()
  if ((await findShell()) === browser && browser !== (await playwrightsOwn()))
    installSystemPackage('chromium-headless-shell')
  return (await findShell()) ?? browser
}

/**
 * How tests start a browser: with the faces of tests/faces, which Linux lets a program choose, and letters of the size that a person has set.
 * @param {string} executablePath
 * @param {{ faces?: 'pinned' | 'wide', letterPx?: number }} [options]
 */
export function launchOptions(executablePath, { faces = 'pinned', letterPx = 16 } = {}) {
  return {
    executablePath,
    // Chromium refuses to run as root with its sandbox, and a container has a small /dev/shm.
    args: [
      '--disable-dev-shm-usage',
      `--blink-settings=defaultFontSize=${letterPx}`,
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
    env: { ...process.env, FONTCONFIG_FILE: join(root, 'tests/faces', `${faces}.conf`) },
  }
}

/** @param {string} path */
export function versionOf(path) {
  return spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 }).stdout?.trim() || 'of an unknown version'
}

/** @param {string[]} programs */
function onPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return programs.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/** The browser that Playwright has installed for itself. */
async function playwrightsOwn() {
  const { chromium } = await import('playwright')
  const path = chromium.executablePath()
  return isUsable(path) ? path : undefined
}

/** Installs the browser that Playwright wants, where it can be reached. */
async function installPlaywrights() {
  const isReached = await lookup(download.hostname).catch(() => null)
  if (!isReached) return undefined
  console.log('Installing Chromium with playwright')
  const cli = join(root, 'node_modules/playwright/cli.js')
  const args = ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium']
  spawnSync(process.execPath, [cli, ...args], { cwd: root, stdio: ['ignore', 2, 2] })
  return await playwrightsOwn()
}

/** @param {string} path */
function isUsable(path) {
  try {
    accessSync(path, constants.X_OK)
  } catch {
    return false
  }
  // Some systems have a script in its place that only says where to get a browser.
  return process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}
