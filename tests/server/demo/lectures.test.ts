import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { slidePicture } from '../../../scripts/lectures/slide-picture.mjs'
import { mediaName, readLecture, slidesOf } from '../../../server/demo/library/lecture-text'
import { mediaFolder, readLectures, readMade } from '../../../server/demo/library/read-lectures'
import { light } from '../../../src/theme/tokens'

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
const facts = 'area: LAND\ntitle: Houses: a beginning\nabout: Of houses.\nlaw stated at: 2025-01-01\n'
const head = `---\n${facts}---\n`
const slide = '# One\n- first\nDrawing: this > that\nSaid.\nSaid too.\nSource: A v B\n'

describe('the text of a lecture', () => {
  test('is read with its chapters, slides and drawings', () => {
    const { chapters, ...read } = readLecture(`${head}\n## Doors\n${slide}`)
    expect(read).toEqual({
      area: 'LAND',
      title: 'Houses: a beginning',
      about: 'Of houses.',
      lawStatedAt: '2025-01-01',
      isSpoken: true,
      author: null,
      status: 'published',
      visibility: 'authenticated',
    })
    const drawing = { steps: true, boxes: ['this', 'that'] }
    const one = { title: 'One', bullets: ['first'], drawing, narration: ['Said.', 'Said too.'], source: 'A v B' }
    expect(chapters).toEqual([{ title: 'Doors', slides: [one] }])
  })

  test('says whether it is spoken, how far it is and who finds it', () => {
    const more = `---\n${facts}spoken: no\nstatus: archived\nvisibility: restricted\n---\n## Doors\n${slide}`
    expect(readLecture(more)).toMatchObject({ isSpoken: false, status: 'archived', visibility: 'restricted' })
  })

  test.each([
    ['a slide outside a chapter', `${head}${slide}`, 'line 7: A slide stands in a chapter'],
    ['a text without a front part', `## Doors\n${slide}`, 'begins with its facts'],
    ['an unknown fact', `---\n${facts}colour: red\n---\n`, 'line 6: This is no fact'],
    ['an unknown status', `---\n${facts}status: lost\n---\n## Doors\n${slide}`, 'no such status'],
    ['a head that lacks something', `---\narea: LAND\n---\n## Doors\n${slide}`, "lacks 'title'"],
    ['a lecture without chapters', head, 'no chapter'],
    ['a slide that lacks its source', `${head}## Doors\n# One\n- first\nSaid.`, 'The slide One lacks'],
  ])('is refused: %s', (_, text, message) => {
    expect(() => readLecture(text)).toThrow(message)
  })
})

describe('the pictures and sounds of the lectures', () => {
  const made = readMade()
  const expected = [...readLectures()].flatMap(([name, lecture]) => {
    const slides = lecture.isSpoken ? slidesOf(lecture) : []
    return slides.map((slide, at) => {
      const svg = slidePicture({ lecture: lecture.title, slide, at, of: slides.length, colours: light })
      return [mediaName(name, at), { picture: hash(svg), sound: hash(slide.narration.join('\n\n')) }] as const
    })
  })

  test('were made from the present texts (else run `node scripts/lecture-media.mjs`)', () => {
    expect(Object.keys(made).sort()).toEqual(expected.map(([name]) => name).sort())
    for (const [name, of] of expected) expect({ name, ...made[name] }).toMatchObject({ name, ...of })
  })

  test('are all there, and small', () => {
    for (const [name] of expected)
      for (const kind of ['png', 'mp3'])
        expect({ name, kind, there: existsSync(join(mediaFolder, `${name}.${kind}`)) }).toMatchObject({ there: true })
    const sizes = readdirSync(mediaFolder).map((file) => ({ file, size: statSync(join(mediaFolder, file)).size }))
    expect(sizes.filter(({ file, size }) => file.endsWith('.png') && size > 40 * 1024)).toEqual([])
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(8 * 1024 * 1024)
  })
})
