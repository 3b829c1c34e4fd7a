import { type FormEvent, useState } from 'react'
import { meetingMaterialCreate } from '../../../../schema/generated/limits'
import type { MeetingAudience, MeetingOpening } from '../../../../schema/generated/types'
import { fieldErrors } from '../../../providers/api/errors'
import { FileDrop } from '../../../ui/files/file-drop'
import { SelectField } from '../../../ui/form/select-field'
import { SendOrCancel } from '../../../ui/form/send-or-cancel'
import { TextField } from '../../../ui/form/text-field'
import { Dialog } from '../../../ui/overlay/dialog'
import { audiences, openings, optionsOf } from '../head/desk-words'
import { useDeskAction } from '../head/use-desk-action'
import { DeskMaterialAdd } from './tickets.documents'
import styles from './tickets.module.css'

const MOST_BYTES = 100 * 1024 * 1024

interface MaterialDialogProps {
  meetingId: string
  kind: 'file' | 'link'
  onClose: () => void
}

/** Adds a file or a link to an event. */
export function MaterialDialog({ meetingId, kind, onClose }: MaterialDialogProps) {
  const form = useMaterialForm({ meetingId, kind, onClose })
  const { at, busy, draft, change } = form
  return (
    <Dialog
      open
      title={kind === 'file' ? 'Upload a file' : 'Add a link'}
      onClose={busy ? undefined : onClose}
      foot={<SendOrCancel form="event-material" send="Add" busy={busy} onCancel={onClose} />}
    >
      <form id="event-material" className={styles.picker} onSubmit={form.send} noValidate>
        {kind === 'file' ? (
          <FileDrop
            label="File"
            multiple={false}
            maxBytes={MOST_BYTES}
            files={draft.file ? [{ id: 'file', name: draft.file.name, size: draft.file.size }] : []}
            error={at.file}
            disabled={busy}
            onAdd={([first]) => form.choose(first)}
            onRemove={() => form.choose(undefined)}
          />
        ) : (
          <TextField
            label="Address"
            type="url"
            inputMode="url"
            placeholder="https://"
            value={draft.link}
            error={at.contentLink}
            most={meetingMaterialCreate.contentLink}
            onChange={({ target }) => change({ link: target.value })}
          />
        )}
        <TextField
          label="Name"
          value={draft.title}
          error={at.title}
          most={meetingMaterialCreate.title}
          help="Whoever finds the event reads it, unless it is for lectors only."
          onChange={({ target }) => change({ title: target.value })}
        />
        <div className={styles.pair}>
          <SelectField
            label="Who may open it"
            value={draft.audience}
            options={optionsOf(audiences)}
            onChange={({ target }) => change({ audience: target.value as MeetingAudience })}
          />
          <SelectField
            label="From when"
            value={draft.opens}
            options={optionsOf(openings)}
            onChange={({ target }) => change({ opens: target.value as MeetingOpening })}
          />
        </div>
      </form>
    </Dialog>
  )
}

interface Draft {
  title: string
  link: string
  file: File | undefined
  audience: MeetingAudience
  opens: MeetingOpening
}

const blank: Draft = { title: '', link: '', file: undefined, audience: 'attendees', opens: 'at_once' }

function missingOf({ title, file, link }: Draft, kind: 'file' | 'link'): Record<string, string> {
  return {
    ...(!title.trim() && { title: 'Field is required' }),
    ...(kind === 'file' && !file && { file: 'Choose a file' }),
    ...(kind === 'link' && !link.trim() && { contentLink: 'Field is required' }),
  }
}

function useMaterialForm({ meetingId, kind, onClose }: MaterialDialogProps) {
  const [draft, setDraft] = useState(blank)
  const [tried, setTried] = useState(false)
  const add = useDeskAction(DeskMaterialAdd, { said: `${draft.title} is added`, inForm: true, onDone: onClose })
  const missing = missingOf(draft, kind)
  const at: Record<string, string | undefined> = { ...fieldErrors(add.error), ...(tried && missing) }
  const change = (changed: Partial<Draft>) => setDraft((old) => ({ ...old, ...changed }))
  return {
    ...{ draft, at, change },
    busy: add.isPending,
    // The file's own name is mostly right, without its ending.
    choose: (file: File | undefined) =>
      change({ file, ...(file && !draft.title.trim() && { title: file.name.replace(/\.[^.]+$/, '') }) }),
    send: (sent: FormEvent) => {
      sent.preventDefault()
      setTried(true)
      if (Object.keys(missing).length > 0) return
      const { title, link, file, audience, opens } = draft
      const shared = { meetingId, title: title.trim(), audience, opens }
      add.mutate(kind === 'file' ? { ...shared, file } : { ...shared, contentLink: link.trim() })
    },
  }
}
