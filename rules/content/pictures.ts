import { cutText } from '../cut-text'

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const address = new RegExp(`^/files/(${ID})(?:\\?|$)`)
const shown = new RegExp(`(<img src="/files/)(${ID})((?:\\?[^"]*)?)"`, 'g')

/** The address of a picture in a text, as it is kept: without the link that lets one reader fetch it. */
export const pictureAddress = (fileId: string): string => `/files/${fileId}`

/** The file of ours that a picture shows, or null. */
export const pictureFile = (src: string): string | null => address.exec(src)?.[1] ?? null

/** The most characters of the words in a picture's place. */
export const MOST_PICTURE_WORDS = 500

/** Words in the place of a picture, as they are kept: one line, without the signs of a gap and of tags; a pasted one that is longer says that it goes on. */
export const pictureWords = (alt: string): string => cutText(plainWords(alt), MOST_PICTURE_WORDS)

const plainWords = (alt: string): string =>
  alt
    .replace(/[<>{}]/g, ' ')
    .replace(/:{2,}/g, ':')
    .replace(/\s+/g, ' ')
    .trim()

/** The files that the pictures of a text show, each once. */
export const picturesIn = (html: string | null | undefined): string[] => [
  ...new Set([...(html ?? '').matchAll(shown)].map(([, , fileId]) => fileId as string)),
]

/** The files that the pictures of a text show, each with its address for the reader. */
export const shownPictures = (html: string): [string, string][] =>
  [...html.matchAll(shown)].map(([, , fileId, link]) => [fileId as string, `/files/${fileId}${link}`])

/** A text whose pictures have the addresses that `addressOf` answers; null leaves one as it is. */
export const withPictures = (html: string, addressOf: (fileId: string) => string | null): string =>
  html.includes('<img src="/files/')
    ? html.replace(shown, (whole, head: string, fileId: string) => {
        const found = addressOf(fileId)
        return found === null ? whole : `${head.slice(0, -'/files/'.length)}${found}"`
      })
    : html

/** A text as it is kept, whoever read it. */
export const withoutLinks = (html: string): string => withPictures(html, pictureAddress)
