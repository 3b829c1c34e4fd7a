import { areCaptions, cuesOf } from '../../../../../rules/content/captions'
import { ApiError } from '../../../../providers/api/api-error'
import { request } from '../../../../providers/api/client'
import { noticeOf } from '../../../../providers/api/errors'
import { LectureSlideAdd, LectureSlideChange } from '../lecture.documents'
import type { Slide } from '../moves'

/** What is written about a slide. */
export interface SlideWords {
  title: string
  /** Empty: it stands in no chapter. */
  chapterId: string
  transcript: string
  alt: string
}

/** A picture or a sound that has arrived and is not kept yet. */
export interface Arrived {
  id: string
  file: File
}

/** A slide as its form has it. */
export interface SlideDraft {
  words: SlideWords
  picture?: Arrived
  sound?: Arrived & { seconds: number | null }
  /** Whether a file is on its way. */
  sending: { picture: boolean; sound: boolean }
}

/** What is wrong, by field; '' for the whole. */
export type Problems = Partial<Record<'image' | 'audio' | 'title' | 'chapterId' | 'meta' | 'alt' | '', string>>

/** As many characters as the server takes. */
export const MOST_ALT = 1000

export const wordsOf = (slide: Slide | undefined, chapterId: string | null): SlideWords => ({
  title: slide?.title ?? '',
  chapterId: (slide ? slide.chapterId : chapterId) ?? '',
  transcript: slide?.meta?.transcript ?? '',
  alt: slide?.meta?.alt ?? '',
})

/** Whether closing the form would lose something. */
export const isChanged = ({ words, picture, sound, sending }: SlideDraft, first: SlideWords): boolean =>
  Boolean(picture || sound || sending.picture || sending.sound) ||
  (Object.keys(first) as (keyof SlideWords)[]).some((name) => words[name] !== first[name])

/** What the form can tell by itself. */
export function problemsIn({ words, picture, sound, sending }: SlideDraft, slide: Slide | undefined): Problems {
  const problems: Problems = {}
  if (sending.picture) problems.image = 'Wait until the picture has arrived, or stop it.'
  else if (!picture && !slide?.image) problems.image = 'Choose a picture.'
  if (sending.sound) problems.audio = 'Wait until the sound has arrived, or cancel it.'
  else if (!sound && !slide?.audio) problems.audio = 'Choose a sound.'
  const transcript = words.transcript.trimStart()
  if (areCaptions(transcript) && !cuesOf(transcript))
    problems.meta = 'These captions cannot be read. After the word WEBVTT come times, each with its words.'
  return problems
}

/** Adds the slide, or changes of it what is different now. */
export async function keepSlide(bundleId: string, slide: Slide | undefined, draft: SlideDraft): Promise<void> {
  const { words, picture, sound } = draft
  const written = {
    title: words.title.trim() || null,
    chapterId: words.chapterId || null,
    meta: {
      seconds: sound ? sound.seconds : (slide?.meta?.seconds ?? null),
      transcript: words.transcript.trim() || null,
      alt: words.alt.trim() || null,
    },
  }
  if (!slide) {
    if (picture && sound) await request(LectureSlideAdd, { bundleId, image: picture.id, audio: sound.id, ...written })
    return
  }
  const first = wordsOf(slide, null)
  await request(LectureSlideChange, {
    id: slide.id,
    ...(words.title !== first.title && { title: written.title }),
    ...(words.chapterId !== first.chapterId && { chapterId: written.chapterId }),
    ...((sound || words.transcript !== first.transcript || words.alt !== first.alt) && { meta: written.meta }),
    ...(picture && { image: picture.id }),
    ...(sound && { audio: sound.id }),
  })
}

const fields = ['image', 'audio', 'title', 'chapterId', 'meta'] as const

/** The server's refusal, at its field. */
export function problemsOf(fault: unknown): Problems {
  if (!(fault instanceof ApiError)) return { '': 'This did not work. Please try again.' }
  if (fault.code === 'NOT_FOUND')
    return { '': 'Somebody has deleted this slide. What you wrote is still here to copy.' }
  const field = fields.find((name) => name === fault.field)
  if (field) return { [field]: fault.message }
  // It refers to something that is gone, and a chapter alone can be.
  if (fault.code === 'CONFLICT') return { chapterId: 'This chapter is not there any more. Choose another.' }
  return { '': noticeOf(fault)?.text ?? 'This did not work. Please try again.' }
}
