import { useEffect, useRef, useState } from 'react'
import { Button } from '../action/button'
import type { Paper, PaperState } from './paper'
import styles from './paper-view.module.css'

interface Props {
  paper: Paper
  found: PaperState['found']
  onClose: () => void
}

/** Finds words in a paper; Enter goes on, Shift+Enter back, Escape ends it. */
export function PaperFind({ paper, found, onClose }: Props) {
  const [words, setWords] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    return () => paper.find('', 'here')
  }, [paper])
  return (
    <search className={styles.find}>
      <input
        ref={field}
        type="search"
        value={words}
        aria-label="Find in this document"
        placeholder="Find"
        onChange={(event) => {
          setWords(event.target.value)
          paper.find(event.target.value, 'here')
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') paper.find(words, event.shiftKey ? 'before' : 'next')
          else if (event.key === 'Escape') onClose()
          else return
          event.preventDefault()
        }}
      />
      <span className="num" role="status">
        {words && found ? (found.of > 0 ? `${found.at} of ${found.of}` : 'Not found') : ''}
      </span>
      <Button size="sm" variant="quiet" icon="up" label="Match before" onClick={() => paper.find(words, 'before')} />
      <Button size="sm" variant="quiet" icon="down" label="Match after" onClick={() => paper.find(words, 'next')} />
      <Button size="sm" variant="quiet" icon="close" label="Close find" onClick={onClose} />
    </search>
  )
}
