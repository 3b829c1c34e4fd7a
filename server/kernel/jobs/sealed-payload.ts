import { deriveKey, seal, unseal } from '../../gateways/sign-in/secrets'

/** A job as it is stored. Its payload is sealed, because mails hold links that sign people in. */
interface Kept {
  sealed: string
  about: string | null
}

/** Seals payloads for the queue, and opens them again. */
export function createSeal(secret: string) {
  const key = deriveKey(secret, 'job-payload')
  return {
    kept: (payload: unknown, about: string | null): Kept => ({ sealed: seal(JSON.stringify(payload), key), about }),
    // Jobs queued by an earlier version are not sealed.
    opened: (kept: object) => ('sealed' in kept ? JSON.parse(unseal((kept as Kept).sealed, key)) : kept) as never,
  }
}

export type Seal = ReturnType<typeof createSeal>
