// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AnswerSaver } from '../../../src/parts/player/test/answers/answer-saver'
import type { HandedFile } from '../../../src/parts/player/test/attempt-parts'
import { FilesAnswer } from '../../../src/parts/player/test/files/files-answer'
import { OutcomeView } from '../../../src/parts/player/test/question/outcome'
import { click, eventually, find, render } from '../render'
import { button, text } from './answering-server'
import { asked, running, serverOf } from './test-fixtures'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const file = (id: string, more: Partial<HandedFile> = {}): HandedFile => ({
  ...{ id, name: `${id}.pdf`, size: 2_400_000, contentType: 'application/pdf', url: `/files/${id}?link=x` },
  ...more,
})
const upload = asked({ subtype: 'file_upload' })
const spoken = asked({ subtype: 'audio_answer' })

function choose(...files: File[]) {
  const input = find<HTMLInputElement>('input[type=file]')
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  act(() => void input.dispatchEvent(new Event('change', { bubbles: true })))
}
const chosen = (name: string) => new File(['words'], name, { type: 'application/pdf' })
const uploads = () => ({ files: [], add: vi.fn(), remove: vi.fn() })

describe('the files of a task', () => {
  it('are sent as they are chosen, and no more than there is room for', () => {
    const sending = uploads()
    const files = ['a', 'b', 'c'].map((id) => file(id))
    const question = { ...upload, files, answer: ['a', 'b', 'c'] }
    render(<FilesAnswer question={question} disabled={false} onAnswer={() => {}} uploads={sending} />)
    choose(chosen('1.pdf'), chosen('2.pdf'), chosen('3.pdf'))
    expect(sending.add.mock.lastCall?.[0].map(({ name }: File) => name)).toEqual(['1.pdf', '2.pdf'])
    expect(text()).toContain('a.pdf')
    expect(text()).toContain('2.4 MB')
  })

  it('cannot be more than five, and a removed one makes room', () => {
    const files = ['a', 'b', 'c', 'd', 'e'].map((id) => file(id))
    const question = { ...upload, files, answer: files.map(({ id }) => id) }
    const onAnswer = vi.fn()
    render(<FilesAnswer question={question} disabled={false} onAnswer={onAnswer} uploads={uploads()} />)
    expect(button('Choose files').disabled).toBe(true)
    expect(text()).toContain('There are 5')
    click(find('[aria-label="Remove b.pdf"]'))
    expect(onAnswer).toHaveBeenCalledWith(['a', 'c', 'd', 'e'])
  })

  it('stay on the device of an author who looks at the task', () => {
    const fetched = vi.fn()
    vi.stubGlobal('fetch', fetched)
    vi.stubGlobal('XMLHttpRequest', fetched)
    render(<FilesAnswer question={upload} disabled={false} onAnswer={() => {}} />)
    choose(chosen('advice.pdf'))
    expect(text()).toContain('advice.pdf')
    expect(fetched).not.toHaveBeenCalled()
  })

  it('are named by the answer when they have come, behind the others or in place of the one recording', async () => {
    for (const [question, answer] of [
      [upload, ['a', 'b']],
      [spoken, ['b']],
    ] as const) {
      localStorage.clear()
      const server = serverOf(question)
      const saver = new AnswerSaver(running({ questions: [question] }), () => {})
      saver.addFile('q1', file('a'))
      saver.addFile('q1', file('b'))
      await eventually(() => expect(saver.get().unsaved).toBe(false))
      expect(server.row.answer).toEqual(answer)
    }
  })
})

describe('a recording', () => {
  const refusedBy = (name: string) => {
    vi.stubGlobal('MediaRecorder', { isTypeSupported: () => true })
    const getUserMedia = () => Promise.reject(Object.assign(new Error('no'), { name }))
    vi.stubGlobal('navigator', { ...navigator, mediaDevices: { getUserMedia } })
  }
  const draw = () => {
    const sending = uploads()
    const draws = render(<FilesAnswer question={spoken} disabled={false} onAnswer={() => {}} uploads={sending} />)
    return { sending, draws }
  }

  it.each([
    ['NotAllowedError', 'The microphone is refused.'],
    ['NotFoundError', 'No microphone was found.'],
    ['NotReadableError', 'Another programme uses the microphone.'],
  ])('says what to do after %s, and a sound can be chosen', async (name, words) => {
    refusedBy(name)
    draw()
    click(button('Record'))
    await eventually(() => expect(find('[role=alert]').textContent).toContain(words))
    expect(button('Choose a file').disabled).toBe(false)
  })

  it('says so where the browser has no recorder', async () => {
    vi.stubGlobal('MediaRecorder', undefined)
    draw()
    click(button('Record'))
    await eventually(() => expect(find('[role=alert]').textContent).toContain('cannot record here'))
  })

  it('says so where the microphone gave nothing', async () => {
    class Silent {
      static isTypeSupported = () => true
      state = 'recording'
      onstop = () => {}
      start() {}
      stop() {
        this.onstop()
      }
    }
    vi.stubGlobal('MediaRecorder', Silent)
    const getUserMedia = async () => ({ getTracks: () => [] })
    vi.stubGlobal('navigator', { ...navigator, mediaDevices: { getUserMedia } })
    const { sending } = draw()
    click(button('Record'))
    await eventually(() => button('Stop'))
    click(button('Stop'))
    expect(find('[role=alert]').textContent).toContain('Nothing was recorded.')
    expect(sending.add).not.toHaveBeenCalled()
  })

  it('is handed over when it is stopped, and when its question is left meanwhile; the microphone is let go', async () => {
    const track = { stop: vi.fn() }
    class Recorder {
      static isTypeSupported = (mime: string) => mime === 'audio/mp4'
      state = 'inactive'
      ondataavailable = (_: { data: Blob }) => {}
      onstop = () => {}
      start() {
        this.state = 'recording'
      }
      stop() {
        this.state = 'inactive'
        this.ondataavailable({ data: new Blob(['sound']) })
        this.onstop()
      }
    }
    vi.stubGlobal('MediaRecorder', Recorder)
    const getUserMedia = async () => ({ getTracks: () => [track] })
    vi.stubGlobal('navigator', { ...navigator, mediaDevices: { getUserMedia } })
    const { sending, draws } = draw()
    for (const end of [() => click(button('Stop')), () => draws(null)]) {
      click(button('Record'))
      await eventually(() => button('Stop'))
      end()
      const [recording] = sending.add.mock.lastCall?.[0] ?? []
      expect([recording.name, recording.type, recording.size]).toEqual(['recording.m4a', 'audio/mp4', 5])
    }
    expect(sending.add).toHaveBeenCalledTimes(2)
    expect(track.stop).toHaveBeenCalledTimes(2)
  })
})

it('what was handed in is shown in the result: a sound to hear, a picture to see, another to open', () => {
  const outcome = {
    ...{ right: null, points: null, waits: true, marker: null, markedAt: null, remark: null, correct: [], reasons: [] },
    ...{ feedback: null, model: null, source: null, lawStatedAt: null, others: 0 },
  }
  const files = [
    file('sound', { contentType: 'audio/webm' }),
    file('photo', { contentType: 'image/png' }),
    file('advice'),
    file('left'),
  ]
  const question = asked({ subtype: 'file_upload', files, answer: ['sound', 'photo', 'advice'], outcome })
  render(<OutcomeView question={question} outcome={outcome} />)
  expect(find<HTMLAudioElement>('audio').getAttribute('src')).toBe('/files/sound?link=x')
  expect(find<HTMLImageElement>('img').alt).toBe('photo.pdf')
  expect([...document.querySelectorAll('figcaption a')].map(({ textContent }) => textContent)).toEqual([
    'sound.pdf',
    'photo.pdf',
    'advice.pdf',
  ])
})
