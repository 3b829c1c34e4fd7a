/** A key for one thing that a person means to do once; the same for every try of it. */
export function idempotencyKey(): string {
  // Only secure pages have randomUUID.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
