import type { Resource } from '../../../resources'
import { Skeleton } from '../../ui/data/skeleton'
import { totalWords, useWhole } from './use-rows'

interface ListTotalProps {
  resource: Resource
  total: number | undefined
  isNarrowed: boolean
}

/** How many rows there are, above the table: '318', or '41 of 318' where search or filters leave some out. */
export function ListTotal({ resource, total, isNarrowed }: ListTotalProps) {
  const whole = useWhole(resource, isNarrowed)
  if (total === undefined) return <Skeleton width={64} height={14} />
  return (
    <p className="num">
      <span className="vh">{`${resource.label}: `}</span>
      {whole === undefined ? (
        totalWords(total)
      ) : (
        <>
          <strong>{totalWords(total)}</strong> {`of ${totalWords(whole)}`}
        </>
      )}
    </p>
  )
}
