// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EditorPage } from '../../../src/learn/bundle-editor/editor-page'
import { invalidate } from '../../../src/providers/api/query'
import { click, eventually, find, type } from '../render'
import { answering, button, openAt, text } from './answering-server'

const bundle = {
  id: 'b1',
  title: 'Overreaching',
  type: 'lecture',
  status: 'draft',
  contentId: 'k1',
  categoryId: 'c1',
  bundleAuthors: [{ id: 'w', userId: 'me' }],
  parts: { slides: 4, videos: 0, materials: 0, texts: 0, questions: 2, cards: 0 },
}
const slide = (id: string, chapterId: string | null, position: number, more: object = {}) => ({
  id,
  chapterId,
  title: `Slide of ${id}`,
  image: `/files/${id}.png`,
  audio: `/files/${id}.mp3`,
  position,
  meta: { seconds: 65, transcript: 'Two trustees.', alt: 'A house' },
  ...more,
})
const rule = { id: 'rule', title: 'The rule', position: 0 }
const cases = { id: 'cases', title: 'The cases', position: 1 }

let edited = bundle
let lecture: { libraryChapters: object[]; librarySlides: object[] }
let server: ReturnType<typeof answering>
beforeEach(() => {
  edited = bundle
  lecture = {
    libraryChapters: [rule, cases],
    // Positions as the API may leave them: a chapter's slide after those of a later one.
    librarySlides: [slide('c', 'cases', 0), slide('a', 'rule', 1), slide('b', 'rule', 2), slide('open', null, 3)],
  }
  server = answering(
    ['EditedBundle', () => ({ bundle: edited })],
    ['EditedLecture', () => lecture],
    ['LecturePapers', () => ({ libraryMaterials: [], libraryAttachments: [] })],
    ['EditableVideos', () => ({ libraryVideos: [] })],
    ['EditorOutline', () => ({ contentChapters: [], contentBlocks: [], practiceAreas: [] })],
  )
})
afterEach(() => vi.unstubAllGlobals())

const open = () => openAt('/library/:bundleId/editor', '/library/b1/editor', <EditorPage />)
const named = (name: string) => find<HTMLButtonElement>(`[aria-label="${name}"]`)
const labelled = <E extends HTMLElement>(name: string) => {
  const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(name))
  return find<E>(`[id="${label?.htmlFor}"]`)
}
const outline = () =>
  [...document.querySelectorAll('section section')].map((section) => [
    section.querySelector('h3')?.firstChild?.textContent,
    ...[...section.querySelectorAll('li')].map(
      (row) => `${row.querySelector('span')?.textContent} ${row.querySelector('button')?.textContent}`,
    ),
  ])

it('shows the slides of a lecture in the order in which they are heard, with their lengths', async () => {
  open()
  await eventually(() => expect(text()).toContain('The rule'))
  expect(outline()).toEqual([
    ['Outside any chapter', '1 Slide of open'],
    ['The rule', '2 Slide of a', '3 Slide of b'],
    ['The cases', '4 Slide of c'],
  ])
  expect(text()).toContain('Slides4, 4 min')
  expect(text()).toContain('1:05')
  expect(text()).toContain('Draft: students do not see it')
})

it('says what to do first where nothing is there yet', async () => {
  lecture = { libraryChapters: [], librarySlides: [] }
  open()
  await eventually(() => expect(text()).toContain('Begin with the first slide'))
  expect([...document.querySelectorAll('[data-look="primary"]')].map(({ textContent }) => textContent)).toEqual([
    'Add a slide',
  ])
})

it('moves a slide into the next chapter at once, in one request, and keeps the focus at its button', async () => {
  open()
  await eventually(() => expect(text()).toContain('The rule'))
  const down = named('Move Slide of b down')
  down.focus()
  click(down)
  await eventually(() => expect(server.callsOf('LectureSlidesMove')).toHaveLength(1))
  expect(server.callsOf('LectureSlidesMove')[0]).toEqual({
    bundleId: 'b1',
    slides: [
      { id: 'open', chapterId: null, position: 0 },
      { id: 'b', chapterId: 'cases', position: 2 },
      { id: 'c', chapterId: 'cases', position: 3 },
    ],
  })
  expect(text()).toContain('Moved to place 1 of 2 in The cases.')
})

it('keeps the focus with the slide, at the other button where it has come to the end', async () => {
  open()
  await eventually(() => expect(text()).toContain('The rule'))
  lecture = { ...lecture, librarySlides: [slide('a', 'rule', 0), slide('b', 'cases', 1), slide('c', 'cases', 2)] }
  await act(() => invalidate('EditedLecture'))
  await eventually(() => expect(text()).not.toContain('Slide of open'))
  const down = named('Move Slide of b down')
  down.focus()
  click(down)
  await eventually(() => expect(document.activeElement).toBe(named('Move Slide of b up')))
})

it('adds no slide without a picture and a sound, says so at each, and loses nothing that was typed', async () => {
  open()
  await eventually(() => expect(text()).toContain('The rule'))
  click(named('Add a slide to The cases'))
  await eventually(() => expect(text()).toContain('What the sound says'))
  expect(labelled<HTMLSelectElement>('Chapter').value).toBe('cases')
  type(labelled<HTMLInputElement>('Title'), 'Boland')
  type(labelled<HTMLTextAreaElement>('What the sound says'), 'WEBVTT\n\nno times')
  click(button('Add slide'))
  await eventually(() => expect(text()).toContain('Choose a picture.'))
  expect(text()).toContain('Choose a sound.')
  expect(text()).toContain('These captions cannot be read.')
  expect(server.callsOf('LectureSlideAdd')).toHaveLength(0)
  click(button('Cancel'))
  await eventually(() => expect(text()).toContain('Close without saving?'))
  click(button('Go on writing'))
  expect(labelled<HTMLInputElement>('Title').value).toBe('Boland')
})

/** Answers an upload at once. */
class Arriving {
  upload = {}
  status = 200
  responseText = JSON.stringify({ data: { mediaCreate: { id: 'm1' } } })
  onload = () => {}
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    setTimeout(() => this.onload())
  }
}

it('takes a pasted picture as the picture, and says nothing at the sound', async () => {
  vi.stubGlobal('XMLHttpRequest', Arriving)
  open()
  await eventually(() => expect(text()).toContain('The rule'))
  click(named('Add a slide'))
  await eventually(() => expect(text()).toContain('MP3, M4A, WebM, WAV, up to 2 GB'))
  const paste = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData: { files: [new File(['x'], 'board.png', { type: 'image/png' })] },
  })
  act(() => void document.body.dispatchEvent(paste))
  await eventually(() => expect(find<HTMLImageElement>('[alt="The picture of slide 5"]').src).toContain('blob:'))
  expect(text()).not.toContain('is not one of')
})

it('sends of a slide only what was changed', async () => {
  open()
  await eventually(() => expect(text()).toContain('The rule'))
  click(button('Slide of a'))
  await eventually(() => expect(text()).toContain('What the sound says'))
  expect(find<HTMLAudioElement>('audio').src).toContain('/files/a.mp3')
  type(labelled<HTMLTextAreaElement>('What the picture shows'), 'A house with two doors')
  click(button('Save'))
  await eventually(() => expect(document.querySelector('dialog')).toBeNull())
  expect(server.callsOf('LectureSlideChange')).toEqual([
    { id: 'a', meta: { seconds: 65, transcript: 'Two trustees.', alt: 'A house with two doors' } },
  ])
})

it('says at the chapter that somebody has deleted it, and that the slide is gone', async () => {
  open()
  await eventually(() => expect(text()).toContain('The rule'))
  click(button('Slide of c'))
  await eventually(() => expect(text()).toContain('What the sound says'))
  lecture = { libraryChapters: [rule], librarySlides: [slide('c', null, 0)] }
  await act(() => invalidate('EditedLecture'))
  await eventually(() => expect(text()).toContain('Somebody has deleted its chapter.'))
  lecture = { libraryChapters: [rule], librarySlides: [] }
  await act(() => invalidate('EditedLecture'))
  await eventually(() => expect(text()).toContain('Somebody has deleted this slide.'))
})

it('keeps the texts and questions of a lecture beside it', async () => {
  const address = open()
  await eventually(() => expect(text()).toContain('The rule'))
  const tab = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Texts and questions')
  click(tab as HTMLElement)
  await eventually(() => expect(text()).toContain('Nothing is written yet'))
  expect(address()).toBe('/library/b1/editor?part=texts')
})

it('opens a lecture of texts alone at its texts, and still has its slides', async () => {
  edited = { ...bundle, parts: { slides: 0, videos: 0, materials: 0, texts: 3, questions: 0, cards: 0 } }
  const address = open()
  await eventually(() => expect(text()).toContain('Nothing is written yet'))
  click(
    [...document.querySelectorAll('a')].find(
      ({ textContent }) => textContent === 'Slides and documents',
    ) as HTMLElement,
  )
  await eventually(() => expect(text()).toContain('The rule'))
  expect(address()).toBe('/library/b1/editor?part=lecture')
})
