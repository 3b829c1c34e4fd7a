import { useState } from 'react'
import type { ApiError } from '../../providers/api/api-error'
import { fieldErrors, showError } from '../../providers/api/errors'

/** The faults of a form by field; a refusal that is about no field is a notice. */
export function useFaults() {
  const [faults, setFaults] = useState<Record<string, string>>({})
  const refuse = (error: ApiError) => {
    const fields = fieldErrors(error)
    setFaults(fields)
    if (!Object.keys(fields).length) showError(error)
  }
  return { faults, setFaults, refuse }
}
