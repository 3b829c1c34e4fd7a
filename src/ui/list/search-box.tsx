import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { textLength } from '../../../rules/text-length'
import { FieldNotes } from '../form/field'
import { LengthSaid } from '../form/length-said'
import { lengthFault } from '../form/length-words'
import { isNavigating } from '../form/navigating'
import { SearchInput } from './search-input'

const PAUSE_MS = 300

interface SearchBoxProps {
  label: string
  /** What is searched for now. */
  value: string
  /** Called after a pause in typing, and at once on Enter. */
  onChange: (value: string) => void
  /** The most characters that the server compares. A longer search says so, and is not sent: its beginning would find something else. */
  most?: number
  className?: string
}

/** A search that follows the typing. */
export function SearchBox({ label, value, onChange, most, className }: SearchBoxProps) {
  const id = useId()
  const [typed, setTyped] = useState(value)
  const latest = useRef(onChange)
  latest.current = onChange
  const { pathname } = useLocation()
  const size = most === undefined ? null : { length: textLength(typed), most }
  const fault = size ? lengthFault(size) : undefined
  const isRefused = fault !== undefined
  useEffect(() => setTyped(value), [value])
  useEffect(() => {
    if (isRefused || typed.trim() === value) return
    let timer = setTimeout(search, PAUSE_MS)
    /** It calls nobody back who has opened a row meanwhile: the address changes before the page on the screen does, and later than the press. */
    function search() {
      if (pathname !== location.pathname) return
      if (isNavigating()) timer = setTimeout(search, PAUSE_MS)
      else latest.current(typed.trim())
    }
    return () => clearTimeout(timer)
  }, [typed, value, pathname, isRefused])
  return (
    <div className={className}>
      <label className="vh" htmlFor={id}>
        {label}
      </label>
      <SearchInput
        id={id}
        value={typed}
        placeholder={label}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${id}-error` : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && !isRefused && onChange(typed.trim())}
      />
      <FieldNotes id={id} error={fault} />
      {size && <LengthSaid words={fault} />}
    </div>
  )
}
