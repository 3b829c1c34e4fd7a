import { useRef } from 'react'
import { idempotencyKey } from './idempotency-key'

/** One key for each intent: another choice has another key, another try the same. */
export function useIntentKey(intent: string): string {
  const kept = useRef({ intent: '', key: '' })
  if (kept.current.intent !== intent) kept.current = { intent, key: idempotencyKey() }
  return kept.current.key
}
