// Browsers for tests: the machine's own, or ones installed for them.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
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

/**
 * The path of a browser of the Chromium family, if there is one.
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  return [...onPath(names), ...elsewhere].find(isUsable) ?? (await playwrightsOwn())
}

/**
 * The path of a headless shell, or of a whole browser where there is none.
 * @returns {Promise<string | undefined>}
 */
export async function findShell() {
  return process.env.HEADLESS_SHELL_PATH || (onPath(shells).find(isUsable) ?? (await findBrowser()))
}

/**
 * The path of a headless shell; installs one where the system has it.
 * @returns {Promise<string>}
 */
export async function ensureShell() {
  if (!process.env.HEADLESS_SHELL_PATH && !onPath(shells).some(isUsable))
    installSystemPackage('chromium-headless-shell')
  return (await findShell()) ?? (await ensureBrowser())
}

/** @param {string[]} programs */
function onPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return programs.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/**
 * The path of a browser; installs one if there is none.
 * @returns {Promise<string>}
 */
export async function ensureBrowser() {
  const found = await findBrowser()
  if (found) return found
  if (installSystemPackage('chromium')) {
    const installed = await findBrowser()
    if (installed) return installed
  }
  console.log('Installing Chromium with playwright')
  const cli = join(root, 'node_modules/playwright/cli.js')
  const args = ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium']
  spawnSync(process.execPath, [cli, ...args], { cwd: root, stdio: ['ignore', 2, 2] })
  const own = await playwrightsOwn()
  if (!own) throw new Error('No Chromium could be found or installed. Set CHROMIUM_PATH to one.')
  return own
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
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
