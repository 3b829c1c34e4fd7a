import type { Resource } from '../../../resources'
import { now } from '../../providers/device/clock'
import { Card } from '../../ui/data/card'
import { DescriptionList } from '../../ui/data/description-list'
import { RichText } from '../../ui/rich-text/rich-text'
import { fieldAt } from '../catalogue'
import { LinkedCell, saysAnything } from '../cell/linked-cell'
import { valuesAt } from '../path'
import type { Row } from '../row'
import { labelOf } from '../words'
import styles from './record.module.css'

/** Short facts two across, then each long text with its heading; what is empty is left out. */
export function Details({
  type,
  resource,
  record,
  paths,
}: {
  type: string
  resource: Resource
  record: Row
  paths: readonly string[]
}) {
  const isLong = (path: string) => ['Html', 'Text'].includes(fieldAt(type, path)?.type ?? '')
  const label = (path: string) => labelOf(path, resource.labels)
  const items = paths
    .filter((path) => !isLong(path) && saysAnything(resource, path, record, now()))
    .map((path) => {
      const isInstant = fieldAt(type, path)?.type === 'DateTime' && valuesAt(record, path).length > 0
      return {
        term: label(path),
        value: (
          <>
            <LinkedCell resource={resource} type={type} path={path} row={record} />
            {isInstant && ' London'}
          </>
        ),
      }
    })
  const texts = paths.filter((path) => isLong(path) && valuesAt(record, path).some(Boolean))
  return (
    <>
      {items.length > 0 && (
        <Card title="Details">
          <DescriptionList columns={2} items={items} />
        </Card>
      )}
      {texts.map((path) => {
        const [text] = valuesAt(record, path)
        return (
          <Card key={path} title={label(path)}>
            {fieldAt(type, path)?.type === 'Html' ? (
              <RichText html={String(text)} />
            ) : (
              <p className={styles.text}>{String(text)}</p>
            )}
          </Card>
        )
      })}
    </>
  )
}
