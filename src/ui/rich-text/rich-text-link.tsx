import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { mailAddress, mailLink } from '../../../rules/mail-address'
import { Button } from '../action/button'
import { TextField } from '../form/text-field'
import { panelEnds } from './rich-text-commands'
import styles from './rich-text-editor.module.css'
import { isLinkAddress } from './rich-text-schema'

interface RichTextLinkProps {
  editor: Editor
  onDone: () => void
}

/** Sets, changes or removes the link of the selected words. */
export function RichTextLink({ editor, onDone }: RichTextLinkProps) {
  const before = String(editor.getAttributes('link').href ?? '')
  const [address, setAddress] = useState(before)
  const [error, setError] = useState<string>()

  const set = () => {
    const href = completed(address)
    if (!isLinkAddress(href))
      return setError('Write a web address such as https://www.legislation.gov.uk, or an e-mail address')
    const { empty } = editor.state.selection
    const chain = editor.chain().focus().extendMarkRange('link')
    if (empty && !before)
      chain.insertContent({
        type: 'text',
        text: mailAddress(address) ? address.trim() : href.replace(/^mailto:/i, ''),
        marks: [{ type: 'link', attrs: { href } }],
      })
    else chain.setLink({ href })
    chain.run()
    onDone()
  }
  const takeAway = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onDone()
  }
  const { leave, press } = panelEnds(editor, onDone, set)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what is typed into the field inside.
    <div className={styles.link} onKeyDown={press}>
      <TextField
        label="Address of the link"
        inline
        className={styles.address}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={address}
        error={error}
        autoFocus
        onChange={(event) => {
          setAddress(event.target.value)
          setError(undefined)
        }}
      />
      <Button size="sm" onClick={set}>
        Set link
      </Button>
      {before && (
        <Button size="sm" variant="quiet" onClick={takeAway}>
          Remove link
        </Button>
      )}
      <Button size="sm" variant="quiet" icon="close" label="Close" onClick={leave} />
    </div>
  )
}

/** A typed address, with the missing scheme in front. */
function completed(typed: string): string {
  const text = typed.trim()
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) return text
  const mail = mailAddress(text)
  if (mail) return mailLink(mail)
  return /^[^\s/.]+\.[^\s]+$/.test(text) ? `https://${text}` : text
}
