/** A sentence, with the mark that ends it; a mark within a number or before a letter ends none. */
const SENTENCE = /[^.!?]+(?:[.!?]+(?=\S)[^.!?]*)*(?:[.!?]+["”’)]*(?=\s|$))?/g

/** A transcript's sentences. */
export const sentencesOf = (transcript: string): string[] =>
  (transcript.match(SENTENCE) ?? []).map((each) => each.trim()).filter(Boolean)

/** The sentence said at a time, if each takes as long as it is; null without a transcript or a known length. */
export function captionAt(transcript: string | null | undefined, time: number, duration: number): string | null {
  if (!transcript || duration <= 0) return null
  const sentences = sentencesOf(transcript)
  const letters = sentences.reduce((sum, { length }) => sum + length, 0)
  let said = 0
  for (const sentence of sentences) {
    said += sentence.length
    if (said / letters > time / duration) return sentence
  }
  return sentences.at(-1) ?? null
}
