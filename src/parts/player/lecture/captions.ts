import { areCaptions, cuesOf } from '../../../../rules/content/captions'

/** A sentence, with the mark that ends it; a mark within a number or before a letter ends none. */
const SENTENCE = /[^.!?]+(?:[.!?]+(?=\S)[^.!?]*)*(?:[.!?]+["”’)]*(?=\s|$))?/g

/** A transcript's sentences. */
export const sentencesOf = (transcript: string): string[] =>
  (transcript.match(SENTENCE) ?? []).map((each) => each.trim()).filter(Boolean)

/** What a transcript says as text: of captions their words without times. */
export function plainTranscript(transcript: string): string {
  if (!areCaptions(transcript)) return transcript
  return (cuesOf(transcript) ?? []).map(({ lines }) => lines.join(' ')).join(' ')
}

/**
 * Finds what is said at a second of a sound. Captions say it themselves; of a plain transcript it is the sentence, if each takes as long as it is. Null without
 * a transcript or a known length, and between two captions.
 */
export function captionsOf(transcript: string | null | undefined): (time: number, duration: number) => string | null {
  if (!transcript) return () => null
  if (areCaptions(transcript)) {
    const cues = cuesOf(transcript) ?? []
    return (time) => cues.find(({ from, until }) => from <= time && time < until)?.lines.join('\n') ?? null
  }
  const sentences = sentencesOf(transcript)
  const letters = sentences.reduce((sum, { length }) => sum + length, 0)
  return (time, duration) => {
    if (duration <= 0) return null
    let said = 0
    for (const sentence of sentences) {
      said += sentence.length
      if (said / letters > time / duration) return sentence
    }
    return sentences.at(-1) ?? null
  }
}
