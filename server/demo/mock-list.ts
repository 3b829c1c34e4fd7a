import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../kernel/root'
import type { DemoMock } from './mock'
import { readMock } from './mock-text'

const folder = join(root, 'server/demo/mocks')

/** All mocks of the demo school, in their places. */
export function readMocks(): DemoMock[] {
  return readdirSync(folder)
    .map((name) => readMock(basename(name, '.txt'), readFileSync(join(folder, name), 'utf8')))
    .sort((a, b) => a.place - b.place || a.key.localeCompare(b.key))
}
