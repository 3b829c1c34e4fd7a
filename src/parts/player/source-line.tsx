import { dateWords } from '../../ui/time/london-days'

interface SourceLineProps {
  /** The section or case that it rests on. */
  source: string | null
  /** The day at which the law is stated. */
  lawStatedAt: string | null
  className?: string
}

/** What something in the library rests on, and at which day the law is stated; no line where it says neither. */
export function SourceLine({ source, lawStatedAt, className }: SourceLineProps) {
  if (!source && !lawStatedAt) return null
  return (
    <p className={className}>
      {source}
      {source && lawStatedAt && ' · '}
      {lawStatedAt && `Law as at ${dateWords(lawStatedAt)}`}
    </p>
  )
}
