import { useState } from 'react'
import { showError } from './errors'

/** Runs what makes and saves a file, once at a time, and says why when it failed. */
export function useSaving(work: () => Promise<void>) {
  const [saving, setSaving] = useState(false)
  const run = async () => {
    setSaving(true)
    try {
      await work()
    } catch (error) {
      showError(error as Error)
    } finally {
      setSaving(false)
    }
  }
  return { saving, save: () => void run() }
}
