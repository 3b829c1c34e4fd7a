import { useParams, useSearchParams } from 'react-router'
import { isNotThere } from '../../providers/api/api-error'
import { useApi } from '../../providers/api/query'
import { holds, useViewer } from '../../providers/sign-in/viewer'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import { EmptyState, NoPermission } from '../../ui/page/blank'
import { PageHeader } from '../../ui/page/page-header'
import { Unloaded } from '../../ui/page/unloaded'
import { EarlierImports } from './earlier-imports'
import { ExchangeBundle, type ExchangeBundleQuery } from './exchange.documents'
import styles from './exchange-page.module.css'
import { ExportCard } from './export-card'
import { ImportView } from './import-view'
import { UploadCard } from './upload-card'

type Bundle = ExchangeBundleQuery['bundle']

/** Where a bundle's authors bring questions and cards in, and take them out. */
export function ExchangePage() {
  const { bundleId = '' } = useParams()
  const viewer = useViewer()
  const query = useApi(ExchangeBundle, { id: bundleId })
  const bundle = query.data?.bundle
  if (!bundle || !viewer || bundle.id !== bundleId)
    return (
      <>
        <PageHeader title="Import and export" crumbs={[{ label: 'Library', to: '/library' }]} />
        <Unloaded
          of={query}
          height={240}
          gone={
            isNotThere(query.error) && (
              <EmptyState
                icon="library"
                title="This is not in the library"
                action={<LinkButton to="/library">To the library</LinkButton>}
              >
                It may have been taken down, or it is open to others only.
              </EmptyState>
            )
          }
        />
      </>
    )
  const isTheirs = holds(viewer, 'manage_content') || bundle.bundleAuthors.some(({ userId }) => userId === viewer.id)
  return (
    <>
      <PageHeader title="Import and export" sub={bundle.title} crumbs={crumbsOf(bundle)} />
      {isTheirs ? (
        <Exchange bundle={bundle} />
      ) : (
        <Card>
          <NoPermission title="For its authors">
            Only those who wrote this bundle, and staff, import into it and export from it.
          </NoPermission>
        </Card>
      )}
    </>
  )
}

const crumbsOf = ({ id, categoryId, title }: Bundle) => [
  { label: 'Library', to: '/library' },
  { label: title, to: `/library/${categoryId}/${id}` },
]

function Exchange({ bundle }: { bundle: Bundle }) {
  const [search, setSearch] = useSearchParams()
  const importId = search.get('import')
  const show = (id: string | null) => setSearch(id ? { import: id } : {})
  if (importId) return <ImportView key={importId} importId={importId} bundle={bundle} onLeave={() => show(null)} />
  return (
    <div className={styles.two}>
      <div className={styles.column}>
        <UploadCard contentId={bundle.contentId} onRead={show} />
        <EarlierImports contentId={bundle.contentId} />
      </div>
      <ExportCard contentId={bundle.contentId} parts={bundle.parts} />
    </div>
  )
}
