// What Word counts: the number of each paragraph, by the numbering of its document. Source: ECMA-376, part 1, 17.9.

/** @typedef {{ attributes: Record<string, string>, first(name: string): Element | undefined, firstOrEmpty(name: string): Element, getElementsByTagName(name: string): Element[] }} Element */
/** @typedef {{ format: string, text: string, start: number, restart: number | null, isLegal: boolean, styleId: string | undefined }} Level */
/** @typedef {{ id: string, levels: Map<number, Level>, link: string | undefined }} Abstract */
/** @typedef {{ abstractId: string, starts: Map<number, number>, levels: Map<number, Level> }} Num */
/** @typedef {{ isOrdered: boolean, level: string, at: number, numId: string, abstract: Abstract, num: Num | undefined }} Found */

const LEVELS = 9

/** @param {Element} element @param {string} name */
const valueIn = (element, name) => element.firstOrEmpty(name).attributes['w:val']

/** @param {string | undefined} text @param {number} otherwise */
const whole = (text, otherwise) => (/^-?\d{1,9}$/.test(text ?? '') ? Number(text) : otherwise)

/** @param {Element} element @returns {Level} */
function levelIn(element) {
  const legal = element.first('w:isLgl')
  const restart = valueIn(element, 'w:lvlRestart')
  return {
    format: valueIn(element, 'w:numFmt') ?? 'decimal',
    text: valueIn(element, 'w:lvlText') ?? '',
    start: whole(valueIn(element, 'w:start'), 0),
    restart: restart === undefined ? null : whole(restart, 0),
    isLegal: legal !== undefined && !/^(0|false|off)$/.test(legal.attributes['w:val'] ?? ''),
    styleId: valueIn(element, 'w:pStyle'),
  }
}

/** @param {Element} element */
function levelsIn(element) {
  /** @type {Map<number, Level>} */
  const levels = new Map()
  for (const level of element.getElementsByTagName('w:lvl')) {
    const at = whole(level.attributes['w:ilvl'], 0)
    if (at >= 0 && at < LEVELS && (level.attributes['w:ilvl'] !== undefined || !levels.has(at)))
      levels.set(at, levelIn(level))
  }
  return levels
}

/**
 * Takes the place of the converter's own reading of numbering.xml, which keeps no number.
 * @param {Element} root
 * @param {{ styles: { findNumberingStyleById(id: string): { numId: string } | null } }} options
 */
export function readNumbering(root, { styles }) {
  /** @type {Map<string, Abstract>} */
  const abstracts = new Map()
  for (const element of root.getElementsByTagName('w:abstractNum')) {
    const id = element.attributes['w:abstractNumId'] ?? ''
    abstracts.set(id, { id, levels: levelsIn(element), link: valueIn(element, 'w:numStyleLink') })
  }
  /** @type {Map<string, Num>} */
  const nums = new Map()
  for (const element of root.getElementsByTagName('w:num')) {
    /** @type {Num} */
    const num = { abstractId: valueIn(element, 'w:abstractNumId') ?? '', starts: new Map(), levels: new Map() }
    for (const override of element.getElementsByTagName('w:lvlOverride')) {
      const at = whole(override.attributes['w:ilvl'], 0)
      const start = valueIn(override, 'w:startOverride')
      const own = override.first('w:lvl')
      if (own) num.levels.set(at, levelIn(own))
      if (start !== undefined) num.starts.set(at, whole(start, 1))
    }
    nums.set(element.attributes['w:numId'] ?? '', num)
  }

  /** @param {string} numId @param {Set<string>} seen @returns {Abstract | null} */
  function abstractOf(numId, seen = new Set()) {
    const abstract = abstracts.get(nums.get(numId)?.abstractId ?? '')
    if (!abstract?.link || seen.has(numId)) return abstract ?? null
    const style = styles.findNumberingStyleById(abstract.link)
    return style ? abstractOf(style.numId, seen.add(numId)) : null
  }

  /** @param {Abstract | null} abstract @param {string} numId @param {number} at @returns {Found | null} */
  function found(abstract, numId, at) {
    const num = nums.get(numId)
    const level = num?.levels.get(at) ?? abstract?.levels.get(at)
    if (!abstract || !level) return null
    return { isOrdered: level.format !== 'bullet', level: String(at), at, numId, abstract, num }
  }

  return {
    /** @param {string} numId @param {string} level */
    findLevel: (numId, level) => found(abstractOf(numId), numId, whole(level, 0)),
    /** @param {string} styleId */
    findLevelByParagraphStyleId(styleId) {
      for (const abstract of abstracts.values())
        for (const [at, level] of abstract.levels) {
          if (level.styleId !== styleId) continue
          const [numId = ''] = [...nums].find(([, num]) => num.abstractId === abstract.id) ?? []
          return found(abstract, numId, at)
        }
      return null
    },
  }
}

const types = new Map([
  ['decimal', '1'],
  ['lowerLetter', 'a'],
  ['upperLetter', 'A'],
  ['lowerRoman', 'i'],
  ['upperRoman', 'I'],
])

/** Counts the paragraphs of one document, in their order. */
export function createCounter() {
  /** @type {Map<string, (number | undefined)[]>} */
  const counts = new Map()
  /** @type {Set<string>} */
  const begun = new Set()

  /**
   * The next paragraph's level, kind of list, number, and of what Word makes the words before it.
   * @param {Found} found
   */
  return function count({ at, numId, abstract, num }) {
    const own = counts.get(abstract.id) ?? []
    counts.set(abstract.id, own)
    /** @param {number} level */
    const levelAt = (level) => num?.levels.get(level) ?? abstract.levels.get(level)
    const level = /** @type {Level} */ (levelAt(at))
    const number = next(own, level, num?.starts.get(at), `${numId} ${at}`, at)
    for (let below = at + 1; below < LEVELS; below++) {
      const restart = levelAt(below)?.restart ?? null
      // A level begins again after any higher one, unless it names the one after which it does.
      if (restart === null || at < restart) own[below] = undefined
    }
    if (level.format === 'bullet') return { level: at, type: '1', number: null, label: null }
    const counted = [...level.text.matchAll(/%([1-9])/g)].map(([, place]) => {
      const other = levelAt(Number(place) - 1)
      return (
        other && { number: own[Number(place) - 1] ?? other.start, format: level.isLegal ? 'decimal' : other.format }
      )
    })
    const label = { text: level.text, counted: counted.map((each) => each ?? null) }
    return { level: at, type: listTypeOf(level, at, number), number, label }
  }

  /** @param {(number | undefined)[]} own @param {Level} level @param {number | undefined} start @param {string} mine @param {number} at */
  function next(own, level, start, mine, at) {
    const given = begun.has(mine) ? undefined : start
    begun.add(mine)
    const before = own[at]
    own[at] = given ?? (before === undefined ? level.start : before + 1)
    return own[at]
  }
}

/**
 * The kind of list of a page that writes a number as Word does: it counts from a to z and then differs, and has one sign a line.
 * @param {Level} level @param {number} at @param {number} number
 */
function listTypeOf({ format, text, isLegal }, at, number) {
  const type = types.get(isLegal ? 'decimal' : format)
  if (!type || !new RegExp(`^[(\\[]?%${at + 1}[.):\\]]*$`).test(text)) return null
  if (type === '1') return type
  return number > 0 && number < (/a/i.test(type) ? 27 : 4000) ? type : null
}
