/** The largest sound or video, in bytes: 2 GB. */
export const MOST_MEDIA_BYTES = 2_000_000_000

/** The most that one request may bring of it; a lost connection costs this much at most. */
export const MOST_CHUNK_BYTES = 16 * 1024 * 1024

/** An upload that is not finished by then is deleted. */
export const UPLOAD_HOURS = 24

/** The uploads that a person may have begun and not finished. */
export const MOST_UNFINISHED = 20

/** The longest video, in seconds. */
export const MOST_SECONDS = 86_400
