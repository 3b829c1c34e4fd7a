import { describe, expect, it } from 'vitest'
import { affectedIn, compareVersions, knownAdvisories, lockFile } from '../../scripts/known-advisories.mjs'

describe('the lock file', () => {
  it('names no package with an advisory that this repository knows', () => {
    expect(affectedIn(lockFile(), knownAdvisories())).toEqual([])
  })

  it('would name one: each advisory is about a package of it, at a version before', () => {
    const lock = lockFile()
    const has = (name: string) => Object.keys(lock.packages).some((path) => path.endsWith(`node_modules/${name}`))
    for (const { package: name, affected, source, read } of knownAdvisories()) {
      expect(has(name), name).toBe(true)
      expect(source).toMatch(/^https:\/\//)
      expect(read).toMatch(/^\d{4}-\d\d-\d\d$/)
      for (const { from, before } of affected) expect(compareVersions(from, before), name).toBeLessThan(0)
    }
    const old = { packages: { 'node_modules/a/node_modules/file-type': { version: '21.3.0' } } }
    expect(affectedIn(old, knownAdvisories())).toHaveLength(2)
  })

  it('names no host of a registry but the public one', () => {
    const text = JSON.stringify(lockFile())
    expect(
      [...text.matchAll(/"resolved":"([^"]+)"/g)].filter(([, url]) => !url?.startsWith('https://registry.npmjs.org/')),
    ).toEqual([])
  })
})

it('versions are compared by their numbers, and early ones come before', () => {
  expect(compareVersions('21.3.10', '21.3.2')).toBeGreaterThan(0)
  expect(compareVersions('1.0.0-beta.1', '1.0.0')).toBeLessThan(0)
  expect(compareVersions('1.2.3', '1.2.3')).toBe(0)
})
