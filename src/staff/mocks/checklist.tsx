import { useAbility } from '@casl/react'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { type MockNeed, metBy, mockNeeds } from '../../../rules/room/mock-checklist'
import type { OperationAbility } from '../../admin/ability'
import { useChanges } from '../../admin/live-provider'
import { invalidate, useApi } from '../../providers/api/query'
import { Icon } from '../../ui/action/icon'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import styles from './checklist.module.css'
import { MockChecklist, type MockChecklistQuery } from './mock.documents'
import { needWords } from './needs'

/** What a mock still needs before it can be sat, each with the way to it. Gone when nothing is missing. */
export function Checklist({ id }: { id: string }) {
  const { data } = useApi(MockChecklist, { id })
  useChanges(['Mock', 'MockMaterial', 'MockTemplate', 'MockPermission'], () => void invalidate('MockChecklist'))
  if (!data) return null
  const met = metBy(data.mock)
  const [missing, done] = [mockNeeds.filter((need) => !met[need]), mockNeeds.filter((need) => met[need])]
  if (missing.length === 0) return null
  return (
    <Card
      flush
      title={met.published ? 'Published, but not complete' : 'Before it can be sat'}
      count={`${done.length} of ${mockNeeds.length} done`}
      actions={
        <span className={styles.steps} aria-hidden="true">
          {mockNeeds.map((need, index) => (
            <i key={need} className={clsx(index < done.length && styles.on)} />
          ))}
        </span>
      }
    >
      <h3 className={styles.part}>
        To do <span className="num">{missing.length}</span>
      </h3>
      <ol>
        {missing.map((need, index) => (
          <Missing key={need} id={id} need={need} isNext={index === 0} />
        ))}
      </ol>
      {done.length > 0 && (
        <>
          <h3 className={styles.part}>
            Done <span className="num">{done.length}</span>
          </h3>
          <ul>
            {done.map((need) => (
              <Done key={need} id={id} need={need} mock={data.mock} />
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

interface MissingProps {
  id: string
  need: MockNeed
  isNext: boolean
}

function Missing({ id, need, isNext }: MissingProps) {
  const ability = useAbility<OperationAbility>()
  const { title, why, verb, at } = needWords[need]
  return (
    <li className={clsx(styles.missing, isNext && styles.next)}>
      <Icon name="clock" />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className="help">{why}</p>
      </div>
      {at && ability.can('call', 'mockUpdate') && <LinkButton to={`/mocks/${id}/${at}`}>{verb}</LinkButton>}
    </li>
  )
}

function Done({ id, need, mock }: { id: string; need: MockNeed; mock: MockChecklistQuery['mock'] }) {
  const { title, there, at } = needWords[need]
  return (
    <li className={styles.done}>
      <Icon name="check" />
      <span className={styles.name}>{at ? <Link to={`/mocks/${id}/${at}`}>{title}</Link> : title}</span>
      <span>{there(mock)}</span>
    </li>
  )
}
