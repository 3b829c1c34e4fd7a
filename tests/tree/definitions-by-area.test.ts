import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { resources } from '../../resources'
import { heads } from '../../resources/generated/heads'
import { headFrom } from '../../resources/head'
import { areas } from '../../scripts/layout.mjs'
import { filesIn, root } from '../../scripts/prepare.mjs'

const importsDefinitions = new RegExp(
  `^(import|export) (?!type )[^']*'(\\.\\./)+resources(/(index|generated/resources|(${areas.join('|')})/[\\w-]+))?'`,
  'm',
)

test('no page imports definitions, which would bring them to all pages', () => {
  expect("import { type Resource, resourceOf } from '../../resources'").toMatch(importsDefinitions)
  expect("import { bundle } from '../../../resources/library/bundle'").toMatch(importsDefinitions)
  expect("import type { Resource } from '../../resources'").not.toMatch(importsDefinitions)
  const found = filesIn('src').filter(
    (file) => /\.tsx?$/.test(file) && importsDefinitions.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(found).toEqual([])
})

test('the heads are those of the definitions, in the order of the menu', () => {
  expect(heads).toEqual(resources.map(headFrom).map((head) => JSON.parse(JSON.stringify(head))))
})
