import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { useApiPages } from '../../../providers/api/pages'
import { Button } from '../../../ui/action/button'
import { Icon } from '../../../ui/action/icon'
import { Loading, SkeletonRows } from '../../../ui/data/skeleton'
import { ErrorState } from '../../../ui/page/blank'
import { LeadsOfStatus } from '../interest.documents'
import type { Lead } from '../lead-words'
import type { statuses } from '../statuses'
import styles from './board.module.css'
import { LeadCard } from './lead-card'
import type { Shared } from './shared'
import type { LaneDrag } from './use-lane-drag'

type Status = (typeof statuses)[number]

interface LaneProps extends Shared {
  status: Status
  /** How many there are; undefined until it is known. */
  count: number | undefined
  shut: boolean
  /** Folds and opens it, where it can be folded. */
  onToggle?: (() => void) | undefined
  drag?: LaneDrag
}

/** The leads of one status. */
export function Lane({ status, count, shut, onToggle, drag, ...shared }: LaneProps) {
  const id = useId()
  const { value, label, folded } = status
  const words = (
    <>
      {folded && onToggle && <Icon name={folded} size="sm" />}
      <span>{label}</span> <span className="n num">{count?.toLocaleString('en-GB')}</span>
    </>
  )
  return (
    <section
      className={clsx(styles.lane, shut && styles.shut, drag?.over === value && styles.over)}
      aria-labelledby={id}
      data-lane={value}
    >
      <h2 id={id}>
        {onToggle ? (
          <button type="button" aria-expanded={!shut} onClick={onToggle}>
            {words}
          </button>
        ) : (
          words
        )}
      </h2>
      {!shut && <Leads status={status} drag={drag} {...shared} />}
    </section>
  )
}

function Leads({ status, drag, ...shared }: Shared & Pick<LaneProps, 'status' | 'drag'>) {
  const { narrowing, moves } = shared
  const { data, error, hasNextPage, fetchNextPage, isFetching, isFetchingNextPage, refetch } = useApiPages(
    LeadsOfStatus,
    { ...narrowing, contactStatus: [status.value] },
    'page',
    ({ leads }) => leads.pageInfo.nextPage,
  )
  if (!data && error)
    return <ErrorState title="This column did not load" onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <Loading>
        <SkeletonRows rows={3} height={112} />
      </Loading>
    )
  const found = data.pages.flatMap(({ leads }) => leads.entries)
  const shown = standing(found, status, moves.moved)
  const total = data.pages.at(-1)?.leads.pageInfo.totalCount ?? 0
  return (
    <>
      {shown.length > 0 ? (
        <ul>
          {shown.map((lead) => (
            <LeadCard key={lead.id} lead={lead} drag={drag} {...shared} />
          ))}
        </ul>
      ) : (
        <Nothing>{status.empty}</Nothing>
      )}
      {hasNextPage && (
        <Button
          size="sm"
          variant="quiet"
          className={styles.more}
          busy={isFetchingNextPage}
          label={`${total - found.length} more in ${status.label}`}
          onClick={() => void fetchNextPage()}
        >
          {`${(total - found.length).toLocaleString('en-GB')} more`}
        </Button>
      )}
    </>
  )
}

const Nothing = ({ children }: { children: ReactNode }) => <p className={styles.nothing}>{children}</p>

/** What stands in a column: what the server says, with those that were just moved here first, and without those that were moved away. */
function standing(found: readonly Lead[], { value }: Status, moved: readonly Lead[]): Lead[] {
  const here = moved.filter(({ contactStatus }) => contactStatus === value)
  const rest = [...new Map(found.map((lead) => [lead.id, lead])).values()]
  return [...here, ...rest.filter(({ id }) => !moved.some((each) => each.id === id))]
}
