import { Suspense, useState } from 'react'
import type { MeetingAudience, MeetingOpening } from '../../../../schema/generated/types'
import { useApi } from '../../../providers/api/query'
import { lazyPart } from '../../../providers/page/lazy-part'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/data/card'
import { formatBytes, typeName } from '../../../ui/files/check-file'
import { SelectField } from '../../../ui/form/select-field'
import { Confirm } from '../../../ui/overlay/confirm'
import { ErrorState } from '../../../ui/page/blank'
import { audiences, openings, optionsOf } from '../head/desk-words'
import { useDeskAction } from '../head/use-desk-action'
import type { LedEvent } from '../head/use-event'
import { DeskMaterialChange, DeskMaterialDrop, DeskMaterials, type DeskMaterialsQuery } from './tickets.documents'
import styles from './tickets.module.css'

const MaterialDialog = lazyPart(() => import('./material-dialog').then((m) => m.MaterialDialog))

type Material = DeskMaterialsQuery['meetingMaterials'][number]

/** What belongs to an event: files and links, who may open each, and from when. */
export function MaterialsCard({ event: { id } }: { event: LedEvent }) {
  const { data, error, refetch, isFetching } = useApi(DeskMaterials, { id }, { staleTime: 0 })
  const [adding, setAdding] = useState<'file' | 'link' | null>(null)
  const materials = data?.meetingMaterials
  return (
    <Card
      title="Materials"
      count={materials?.length || undefined}
      actions={
        <>
          <Button size="sm" icon="upload" onClick={() => setAdding('file')}>
            Upload a file
          </Button>
          <Button size="sm" icon="link" onClick={() => setAdding('link')}>
            Add a link
          </Button>
        </>
      }
    >
      {error && !materials && (
        <ErrorState title="The materials did not load" onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {materials?.length === 0 && (
        <p className="meta">None yet. Each says who may open it, and from when; it opens by itself.</p>
      )}
      {materials && materials.length > 0 && (
        <ul className={styles.materials}>
          {materials.map((each) => (
            <MaterialRow key={each.id} material={each} />
          ))}
        </ul>
      )}
      <Suspense>{adding && <MaterialDialog meetingId={id} kind={adding} onClose={() => setAdding(null)} />}</Suspense>
    </Card>
  )
}

function factsOf({ contentType, size, contentLink }: Material): string {
  if (!contentType) return contentLink ? new URL(contentLink).host : 'Link'
  return [typeName(contentType), size === null ? null : formatBytes(size)].filter(Boolean).join(', ')
}

function MaterialRow({ material }: { material: Material }) {
  const { id, title, audience, opens, contentLink, file } = material
  const [isLeaving, setIsLeaving] = useState(false)
  const change = useDeskAction(DeskMaterialChange)
  const drop = useDeskAction(DeskMaterialDrop, {
    said: `${title} is taken away`,
    onDone: () => setIsLeaving(false),
    onStale: () => setIsLeaving(false),
  })
  const address = contentLink ?? file?.contentLink
  return (
    <li aria-busy={change.isPending}>
      <div className={styles.material}>
        <p className={styles.name}>
          {address ? (
            <a href={address} target="_blank" rel="noreferrer">
              {title}
            </a>
          ) : (
            title
          )}
        </p>
        <p className="meta">{factsOf(material)}</p>
      </div>
      <SelectField
        label="Who may open it"
        value={audience}
        options={optionsOf(audiences)}
        onChange={({ target }) => change.mutate({ id, audience: target.value as MeetingAudience })}
      />
      <SelectField
        label="From when"
        value={opens}
        options={optionsOf(openings)}
        onChange={({ target }) => change.mutate({ id, opens: target.value as MeetingOpening })}
      />
      <Button variant="quiet" icon="trash" label={`Remove ${title}`} onClick={() => setIsLeaving(true)} />
      <Confirm
        open={isLeaving}
        title={`Remove ${title}?`}
        confirmLabel="Remove"
        danger
        busy={drop.isPending}
        onConfirm={() => drop.mutate({ id })}
        onCancel={() => setIsLeaving(false)}
      >
        <p>Nobody can open it any more.</p>
      </Confirm>
    </li>
  )
}
