import { useApi } from '../../../providers/api/query'
import { useLive } from '../../../providers/live/live'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { Row, RowList } from '../../../ui/data/row-list'
import { SkeletonRows } from '../../../ui/data/skeleton'
import { formatBytes, typeName } from '../../../ui/files/check-file'
import { ErrorState } from '../../../ui/page/blank'
import { Handouts as HandoutsOf } from './bundle-page.documents'

// The addresses of the files are good for 15 minutes.
const FRESH_MS = 10 * 60_000

/** The papers of a bundle, to download. */
export function Handouts({ bundleId }: { bundleId: string }) {
  const { data, error, refetch, isFetching } = useApi(HandoutsOf, { bundleId }, { refetchInterval: FRESH_MS })
  useLive(['Bundle'], ['Handouts'])
  const files = data?.libraryMaterials.flatMap(({ file }) => (file ? [file] : []))
  if (files?.length === 0) return null
  return (
    <Card title="Handouts" count={files?.length}>
      {files ? (
        <RowList tight>
          {files.map(({ id, title, contentType, size, contentLink }) => (
            <Row
              key={id}
              title={title}
              meta={[typeName(contentType), size ? formatBytes(size) : null].filter(Boolean).join(', ')}
              end={
                contentLink && (
                  <LinkButton href={contentLink} download size="sm" icon="download" label={`Download ${title}`}>
                    Download
                  </LinkButton>
                )
              }
            />
          ))}
        </RowList>
      ) : error ? (
        <ErrorState title="The handouts did not load" onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <SkeletonRows rows={2} />
      )}
    </Card>
  )
}
