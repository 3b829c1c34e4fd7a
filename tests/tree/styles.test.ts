import { readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { className } from '../../scripts/class-name'
import { filesIn, root } from '../../scripts/prepare.mjs'

const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
const files = filesIn('src')
const sheets = files.filter((file) => file.endsWith('.css'))
const modules = sheets.filter((file) => file.endsWith('.module.css'))
const components = files.filter((file) => /\.tsx?$/.test(file))

/** Classes of antd, of the editor, of the picture cropper and of the PDF viewer. */
const ofLibraries = /^(ant-|ProseMirror-|selectedCell$|reactEasyCrop_|pdfViewer$)/
const CLASS = /\.([a-zA-Z][\w-]*)/g
const GLOBAL = /:global\(([^)]*)\)/g

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

/** The selectors of a style sheet. */
const selectorsOf = (file: string) =>
  all(textOf(file).replace(/\/\*.*?\*\//gs, ''), /([^{};]+)\{/g).filter((selector) => !selector.trim().startsWith('@'))

const themes = new Set(
  sheets
    .filter((file) => file.startsWith('src/theme/'))
    .flatMap((file) => selectorsOf(file).flatMap((one) => all(one, CLASS))),
)
const classes = new Map(
  modules.map((file) => [
    file,
    new Set(selectorsOf(file).flatMap((selector) => all(selector.replace(GLOBAL, ''), CLASS))),
  ]),
)
const classesOf = (file: string) => classes.get(file) ?? new Set<string>()

interface Use {
  module: string
  name: string
  by: string
}

/** What a component takes of modules. `styles[size]` takes what the component has words for: `'sm' | 'md'`, or `sm:`. */
function usesOf(by: string): Use[] {
  const text = textOf(by)
  return [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(([, local = '', path = '']) => {
    const module = normalize(join(dirname(by), path))
    const named = all(text, new RegExp(`\\b${local}\\.(\\w+)`, 'g'))
    const chosen = text.includes(`${local}[`)
      ? [...classesOf(module)].filter((name) => new RegExp(`'${name}'|\\b${name}:`).test(text))
      : []
    return [...named, ...chosen].map((name) => ({ module, name, by }))
  })
}

const uses = components.flatMap(usesOf)

it('a style sheet that asks whether the system wants less motion obeys the person’s own choice too', () => {
  const asking = sheets.filter((file) => textOf(file).includes('prefers-reduced-motion'))
  expect(asking.length).toBeGreaterThan(5)
  expect(asking.filter((file) => !textOf(file).includes('[data-motion="less"]'))).toEqual([])
})

it('a box that scrolls holds what is placed in it, also words for screen readers, which would else make the page itself longer', () => {
  // The browser fixes a modal dialog to the window.
  const placed = /position: (relative|absolute|fixed|sticky)|^\.dialog$/
  const scrolling = sheets.flatMap((file) =>
    [
      ...textOf(file)
        .replace(/\/\*.*?\*\//gs, '')
        .matchAll(/([^{};]+)\{([^{}]*)\}/g),
    ]
      .filter(([, , rules = '']) => /overflow[-xy]*:[^;]*\b(auto|scroll)\b/.test(rules))
      .map(([, selector = '', rules = '']) => ({
        at: `${file}: ${selector.trim()}`,
        isPlaced: [selector.trim(), rules].some((each) => placed.test(each)),
      })),
  )
  expect(scrolling.length).toBeGreaterThan(40)
  expect(scrolling.filter(({ isPlaced }) => !isPlaced).map(({ at }) => at)).toEqual([])
})

it('outside the theme every style sheet is a module', () => {
  expect(modules.length).toBeGreaterThan(60)
  expect(sheets.filter((file) => !file.startsWith('src/theme/') && !modules.includes(file))).toEqual([])
})

it('no two modules have one name, since it is the first part of the name that each class has in the page', () => {
  const names = modules.map((file) => basename(file))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  const inPage = modules.flatMap((file) => [...classesOf(file)].map((name) => className(name, file)))
  expect(inPage.filter((name) => themes.has(name))).toEqual([])
  expect(new Set(inPage).size).toBe(inPage.length)
})

describe('a class', () => {
  it('that a component takes of a module is there', () => {
    const missing = uses.filter(({ module, name }) => !classesOf(module).has(name))
    expect(missing.map(({ by, name }) => `${by}: ${name}`)).toEqual([])
  })

  it('of a module is taken by a component', () => {
    const taken = new Set(uses.map(({ module, name }) => `${module}: ${name}`))
    const there = modules.flatMap((module) => [...classesOf(module)].map((name) => `${module}: ${name}`))
    expect(there.filter((each) => !taken.has(each))).toEqual([])
  })

  it('that a module names of outside is the theme’s or a library’s', () => {
    const named = modules.flatMap((file) =>
      selectorsOf(file).flatMap((selector) => all(selector, GLOBAL).flatMap((inside) => all(inside, CLASS))),
    )
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter((name) => !themes.has(name) && !ofLibraries.test(name))).toEqual([])
  })

  it('that a component names itself is the theme’s', () => {
    const named = components.flatMap((file) => {
      // What stands in brackets chooses a class of a module.
      const text = textOf(file).replace(/\[[^\]]*\]/g, '')
      const expressions = all(text, /className=\{([^}]*)\}/g).join()
      const words = [
        ...all(text, /className="([^"]*)"/g),
        ...all(`${expressions}${all(text, /clsx\(([^()]*)\)/g)}`, /[(,?:]\s*'([^']*)'/g),
      ]
      return words.flatMap((each) => each.split(' ')).map((name) => `${file}: ${name}`)
    })
    expect(named.length).toBeGreaterThan(300)
    const isOurs = (name: string) => !themes.has(name) && !ofLibraries.test(name)
    expect(named.filter((each) => isOurs(each.split(': ')[1] ?? ''))).toEqual([])
  })

  it('that a script looks for is the theme’s, or comes from its module', () => {
    const look = /(?:querySelector(?:All)?|closest|matches)(?:<\w+>)?\(\s*['`]([^'`]*)['`]/g
    const asked = components.flatMap((file) =>
      all(textOf(file), look).map((selector) => selector.replace(/\$\{[^}]*\}/g, '')),
    )
    expect(asked.length).toBeGreaterThan(10)
    expect(asked.flatMap((selector) => all(selector, CLASS)).filter((name) => !themes.has(name))).toEqual([])
  })
})
