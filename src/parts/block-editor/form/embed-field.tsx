import { type KeyboardEvent, useRef, useState } from 'react'
import { contentBlockUpdate } from '../../../../schema/generated/limits'
import type { ApiError } from '../../../providers/api/api-error'
import { request } from '../../../providers/api/client'
import { noticeOf } from '../../../providers/api/errors'
import { invalidate } from '../../../providers/api/query'
import { Button } from '../../../ui/action/button'
import { TextField } from '../../../ui/form/text-field'
import { leadToTooLong } from '../../../ui/form/too-long'
import { EditorBlockKeep } from '../editor.documents'
import type { Editing } from './editing'
import styles from './media-fields.module.css'

/** The address of another site's page. It is kept when it is set, since the server alone knows which sites are shown here. */
export function EmbedField({ block: { id, link } }: Editing) {
  const [address, setAddress] = useState(link ?? '')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const set = async () => {
    if (leadToTooLong(place.current)) return
    setBusy(true)
    setError(undefined)
    try {
      const { contentBlockUpdate: kept } = await request(EditorBlockKeep, { id, link: address.trim() || null })
      setAddress(kept.link ?? '')
      await invalidate('EditorBlock', 'EditorOutline')
    } catch (fault) {
      const refusal = fault as ApiError
      setError(refusal.field === 'link' ? refusal.message : (noticeOf(refusal)?.text ?? refusal.message))
    } finally {
      setBusy(false)
    }
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void set()
  }
  return (
    <div ref={place} className={styles.address}>
      <TextField
        label="Address of the page"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        most={contentBlockUpdate.link}
        value={address}
        error={error}
        onKeyDown={press}
        onChange={({ target }) => setAddress(target.value)}
      />
      <Button busy={busy} disabled={address.trim() === (link ?? '')} onClick={() => void set()}>
        Set the address
      </Button>
    </div>
  )
}
