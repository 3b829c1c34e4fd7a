import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { root } from '../../scripts/prepare.mjs'
import { lockFolder } from '../../server/kernel/database/folder-lock'

let folder: string
let holder: ChildProcess | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'articled-lock-'))
})
afterEach(() => {
  holder?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const isolation = ['--user', '--map-root-user', '--pid', '--fork', '--kill-child']
const canIsolate = spawnSync('unshare', [...isolation, 'true']).status === 0
const script = [process.execPath, '--import', 'tsx', join(root, 'tests/timing/hold-lock.ts')]

/** Has another process take the lock. */
async function hold(before: string[] = []) {
  const [command = '', ...args] = [...before, ...script, folder]
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  holder = child
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve)
    child.once('exit', reject)
  })
  return child
}
const ended = (child: ChildProcess) => new Promise((done) => child.once('exit', done))

it('keeps a second server out until the first is killed', async () => {
  const child = await hold()
  expect(() => lockFolder(folder)).toThrow(`is in use by another server (process ${child.pid})`)
  child.kill('SIGKILL')
  await ended(child)
  lockFolder(folder)()
})

it('lets a server in where a live process has the number of a killed server', () => {
  writeFileSync(join(folder, 'server.lock'), String(process.ppid))
  lockFolder(folder)()
})

it('keeps a second server out where the number of the first means nothing, as in another container', async () => {
  await hold()
  writeFileSync(join(folder, 'server.lock'), '2147483646')
  expect(() => lockFolder(folder)).toThrow('is in use by another server')
})

it.runIf(canIsolate)('keeps a second server out while the first runs among other process numbers', async () => {
  await hold(['unshare', ...isolation])
  expect(readFileSync(join(folder, 'server.lock'), 'utf8')).toBe('1\n')
  expect(() => lockFolder(folder)).toThrow('is in use by another server')
})

it('locks again a folder that it has released', () => {
  lockFolder(folder)()
  const release = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow('is in use')
  release()
})
