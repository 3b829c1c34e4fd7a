/** A key for one intent of a person, the same for every try. */
export function idempotencyKey(): string {
  // Only secure pages have randomUUID.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
