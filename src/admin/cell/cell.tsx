import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Choices, Unit } from '../../../resources'
import { now } from '../../providers/device/clock'
import { Icon } from '../../ui/action/icon'
import { Person } from '../../ui/data/person'
import { Tag } from '../../ui/data/tag'
import { formatBytes, typeName } from '../../ui/files/check-file'
import { formatMoney, Money } from '../../ui/money/money'
import { formatLondonDate, formatLondonDateTime, formatLondonTime, sameDay, sameYear } from '../../ui/time/london-time'
import { catalogue, fieldAt, personIdAt } from '../catalogue'
import tableStyles from '../list/table.module.css'
import { valuesAt } from '../path'
import { enumWords, words } from '../words'
import styles from './cell.module.css'
import { stateLook } from './state-looks'
import { measured } from './units'

interface CellProps {
  type: string
  path: string
  record: object
  /** The possible values of a text. */
  choices?: Choices
  /** What the values of an enum are called here. */
  says?: Readonly<Record<string, string>> | undefined
  /** The unit of a number. */
  unit?: Unit
  /** A person's name without the face. */
  faceless?: boolean
}

/** Fields that are read differently from what their type says, by name. */
const byName: Record<string, (value: string) => string> = {
  size: (value) => formatBytes(Number(value)),
  contentType: typeName,
}

/** One value of a record, shown by its type. */
export function Cell({ type, path, record, choices, says = {}, unit, faceless }: CellProps): ReactNode {
  const field = fieldAt(type, path)
  const values = valuesAt(record, path)
  if (!field || values.length === 0) return <span className={tableStyles.none}>–</span>
  if (typeof choices === 'object') return listed(values.map((value) => words(String(value))))
  if (values.length > 1) return values.map((value) => says[String(value)] ?? textOf(field.type, value)).join(', ')
  const [value] = values
  const personId = personIdAt(path)
  if (personId && !faceless) return <Person name={String(value)} userId={String(valuesAt(record, personId)[0] ?? '')} />
  if (path === 'url') return <a href={String(value)}>PDF</a>
  const named = byName[path.split('.').at(-1) ?? path]
  if (named) return named(String(value))
  switch (field.type) {
    case 'Pence':
      return <Money pence={Number(value)} />
    case 'Boolean':
      return (
        <span className={styles.flag}>
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
      return <span className="num">{measured(Number(value), unit)}</span>
  }
  return <Words type={field.type} path={path} value={value} choices={choices} word={says[String(value)]} />
}

interface WordsProps extends Pick<CellProps, 'path' | 'choices'> {
  type: string
  value: unknown
  /** What this noun calls it. */
  word: string | undefined
}

/** A text, a value of an enum, or a state. */
function Words({ type, path, value, choices, word }: WordsProps): ReactNode {
  const enumName = typeof choices === 'string' ? choices : catalogue.enums[type] && type
  if (!enumName || !/(status|state)$/i.test(path)) return word ?? textOf(enumName ?? type, value)
  return <State state={String(value)} word={word ?? enumWords(enumName, String(value))} />
}

/** A state by its icon and its word. */
function State({ state, word }: { state: string; word: string }) {
  const { icon, look } = stateLook(state)
  if (look === 'failed')
    return (
      <Tag icon={icon} kind="negative">
        {word}
      </Tag>
    )
  return (
    <span className={clsx(styles.state, look === 'now' && styles.now, look === 'over' && styles.over)}>
      <Icon name={icon} size="sm" />
      {word}
    </span>
  )
}

/** 'Issue refunds, approve payouts'. */
const listed = (names: readonly string[]): string =>
  names.map((name, index) => (index === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1))).join(', ')

/** A value in words. */
export function textOf(type: string, value: unknown): string {
  if (catalogue.enums[type]) return enumWords(type, String(value))
  if (type === 'Pence') return formatMoney(Number(value))
  if (type === 'DateTime') return instantWords(String(value))
  if (type === 'Date') return formatLondonDate(String(value), 'year')
  if (type === 'Boolean') return value ? 'Yes' : 'No'
  if (type === 'JSON') return JSON.stringify(value)
  if (type === 'Html') return plainText(String(value))
  return String(value)
}

/** 'Today, 13:21', 'Thu 19 Nov, 13:21', with the year if it is another one. */
function instantWords(at: string): string {
  if (sameDay(at, now())) return `Today, ${formatLondonTime(at)}`
  return formatLondonDateTime(at, sameYear(at, now()) ? 'short' : 'year')
}

function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent?.replace(/\s+/g, ' ').trim() ?? ''
}
