import type { Resource } from '../../../resources'
import { now } from '../../providers/device/clock'
import { FactStrip } from '../../ui/data/fact-strip'
import { typeOf } from '../catalogue'
import { LinkedCell, saysAnything } from '../cell/linked-cell'
import type { Row } from '../row'
import { labelOf } from '../words'
import styles from './record.module.css'

interface DefinitionHeadProps {
  resource: Resource
  record: Row
}

/** The columns that the head of a record reads. */
export const headPaths = ({ head }: Resource): string[] =>
  [head?.state, head?.who, head?.when, head?.count, head?.money].flatMap((paths) => paths ?? [])

/** The states of a record, below its name. */
export function HeadStates({ resource, record }: DefinitionHeadProps) {
  const shown = (resource.head?.state ?? []).filter((path) => saysAnything(resource, path, record, now()))
  if (shown.length === 0) return null
  return (
    <span className={styles.states}>
      {shown.map((path) => (
        <LinkedCell key={path} resource={resource} type={typeOf(resource)} path={path} row={record} />
      ))}
    </span>
  )
}

/** Who, when, how many and for how much, between the name of a record and its tabs. */
export function HeadFacts({ resource, record }: DefinitionHeadProps) {
  const { who = [], when = [], count = [], money = [] } = resource.head ?? {}
  const shown = [...who, ...when, ...count, ...money].filter((path) => saysAnything(resource, path, record, now()))
  if (shown.length === 0) return null
  const type = typeOf(resource)
  return (
    <FactStrip
      wordy
      facts={shown.map((path) => ({
        term: labelOf(path, resource.labels),
        value: <LinkedCell resource={resource} type={type} path={path} row={record} faceless />,
      }))}
    />
  )
}
