import { useEffect, useRef } from 'react'
import { isNarrow } from '../../../theme/narrow'
import { focusGrade } from './criterion-row'

/** Puts the focus on the grade of a criterion once the sheet can be written, so that the first letter marks; not on a phone, and from nowhere else. */
export function useFirstFocus(criterionId: string | undefined): void {
  const first = useRef(criterionId)
  first.current = criterionId
  const isReady = criterionId !== undefined
  useEffect(() => {
    const at = document.activeElement
    const isElsewhere = at !== null && at !== document.body && at.id !== 'main'
    if (isReady && first.current && !isElsewhere && !isNarrow()) focusGrade(first.current)
  }, [isReady])
}
