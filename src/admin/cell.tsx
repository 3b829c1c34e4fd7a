import type { ReactNode } from 'react'
import { Icon } from '../components/icon'
import type { IconName } from '../components/icon-paths'
import { formatLondonDate, formatLondonDateTime, sameYear } from '../components/london-time'
import { Money } from '../components/money'
import { Tag } from '../components/tag'
import { now } from '../providers/clock'
import { catalogue, fieldAt } from './catalogue'
import { valuesAt } from './csv'
import { enumWords } from './words'

type Look = { icon: IconName; kind?: 'info' | 'positive' | 'warning' | 'negative' }

/** States by icon and word; those that want somebody's eye in colour. */
const looks: Record<string, Look> = {
  active: { icon: 'check', kind: 'positive' },
  published: { icon: 'check', kind: 'positive' },
  paid: { icon: 'check', kind: 'positive' },
  available: { icon: 'check', kind: 'positive' },
  complete: { icon: 'check', kind: 'positive' },
  booked: { icon: 'calendar', kind: 'info' },
  in_progress: { icon: 'clock', kind: 'info' },
  open: { icon: 'clock', kind: 'info' },
  unassigned: { icon: 'warn', kind: 'warning' },
  lapsed: { icon: 'warn', kind: 'warning' },
  failed: { icon: 'stop', kind: 'negative' },
  draft: { icon: 'note' },
  pending: { icon: 'clock' },
  marked: { icon: 'check' },
  cancelled: { icon: 'close' },
  expired: { icon: 'close' },
  archived: { icon: 'inbox' },
}

interface CellProps {
  type: string
  path: string
  record: object
  /** The enum that a plain text is a value of. */
  valuesOf?: string
}

/** One value of a record, shown after its type. */
export function Cell({ type, path, record, valuesOf }: CellProps): ReactNode {
  const field = fieldAt(type, path)
  const values = valuesAt(record, path)
  if (!field || values.length === 0) return <span className="admin-none">–</span>
  if (field.many || values.length > 1) return values.map((value) => textOf(field.type, value)).join(', ')
  const [value] = values
  switch (field.type) {
    case 'Pence':
      return <Money pence={Number(value)} />
    case 'Boolean':
      return (
        <span className="admin-flag">
          {value ? <Icon name="check" size="sm" /> : null}
          {value ? 'Yes' : 'No'}
        </span>
      )
    case 'DateTime':
      return (
        <time dateTime={String(value)} className="nb">
          {textOf('DateTime', value)}
        </time>
      )
    case 'Int':
    case 'Float':
      return <span className="num">{Number(value).toLocaleString('en-GB')}</span>
  }
  const enumName = valuesOf ?? (catalogue.enums[field.type] ? field.type : undefined)
  if (!enumName || !/status$/i.test(path)) return textOf(enumName ?? field.type, value)
  const { icon, kind } = looks[String(value)] ?? { icon: 'tag' as const }
  return (
    <Tag icon={icon} kind={kind}>
      {enumWords(enumName, String(value))}
    </Tag>
  )
}

/** A value in words. */
export function textOf(type: string, value: unknown): string {
  if (catalogue.enums[type]) return enumWords(type, String(value))
  if (type === 'DateTime') return formatLondonDateTime(String(value), sameYear(String(value), now()) ? 'short' : 'year')
  if (type === 'Date') return formatLondonDate(String(value), 'year')
  if (type === 'Boolean') return value ? 'Yes' : 'No'
  if (type === 'JSON') return JSON.stringify(value)
  if (type === 'Html') return plainText(String(value))
  return String(value)
}

function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent?.replace(/\s+/g, ' ').trim() ?? ''
}
