import { useEffect, useId, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { SearchInput } from './search-input'

const PAUSE_MS = 300

interface SearchBoxProps {
  label: string
  /** What is searched for now. */
  value: string
  /** Called after a pause in typing, and at once on Enter. */
  onChange: (value: string) => void
  maxLength?: number
  className?: string
}

/** A search that follows the typing. */
export function SearchBox({ label, value, onChange, maxLength, className }: SearchBoxProps) {
  const id = useId()
  const [typed, setTyped] = useState(value)
  const latest = useRef(onChange)
  latest.current = onChange
  // A search would call somebody back who has just opened a row.
  const isLeaving = useNavigation().state !== 'idle'
  useEffect(() => setTyped(value), [value])
  useEffect(() => {
    if (isLeaving || typed.trim() === value) return
    const { pathname } = location
    // The next page may have been chosen already, while this one is shown until its scripts have come.
    const search = () => pathname === location.pathname && latest.current(typed.trim())
    const timer = setTimeout(search, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, value, isLeaving])
  return (
    <div className={className}>
      <label className="vh" htmlFor={id}>
        {label}
      </label>
      <SearchInput
        id={id}
        value={typed}
        placeholder={label}
        maxLength={maxLength}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && onChange(typed.trim())}
      />
    </div>
  )
}
