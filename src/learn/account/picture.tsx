import { useRef, useState } from 'react'
import { Avatar } from '../../components/avatar'
import { Button } from '../../components/button'
import { checkFile } from '../../components/check-file'
import { FieldNotes } from '../../components/field'
import { fieldErrors, noticeOf } from '../../providers/errors'
import { invalidate, useAction } from '../../providers/query'
import type { Account } from './account'
import { AccountPicture } from './account.documents'

const ACCEPTED = ['image/png', 'image/jpeg', 'image/bmp']
const MAX_BYTES = 25 * 1024 * 1024

/** One's picture; it is changed at once, apart from the form below it. */
export function Picture({ user }: { user: Account['currentUser'] }) {
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<string>()
  const change = useAction(AccountPicture, {
    quiet: true,
    onSuccess: () => invalidate('Account', 'CurrentUser'),
    onError: (error) => setRefused(fieldErrors(error).avatar ?? noticeOf(error)?.text ?? error.message),
  })
  const choose = (file: File | undefined) => {
    if (!file) return
    const reason = checkFile(file, { accept: ACCEPTED, maxBytes: MAX_BYTES })
    setRefused(reason)
    if (!reason) change.mutate({ id: user.id, avatar: file })
  }
  return (
    <div className={refused ? 'account-picture field-bad' : 'account-picture'}>
      {user.avatar ? (
        <img src={user.avatar} alt="You, as others see you" className="account-face" />
      ) : (
        <span className="account-face">
          <Avatar name={user.fullName ?? ''} size="lg" />
        </span>
      )}
      <div className="account-picture-words">
        <div className="btn-row">
          <Button
            busy={change.isPending}
            onClick={() => input.current?.click()}
            aria-describedby="picture-help picture-error"
          >
            {user.avatar ? 'Change picture' : 'Add a picture'}
          </Button>
          {user.avatar && !change.isPending && (
            <Button variant="quiet" onClick={() => change.mutate({ id: user.id, avatar: null })}>
              Remove
            </Button>
          )}
        </div>
        <FieldNotes
          id="picture"
          error={refused}
          help="PNG, JPEG or BMP, shown in the shape 4:3. Tutors and fellow students see it."
        />
        <input
          ref={input}
          type="file"
          className="vh"
          tabIndex={-1}
          aria-label="Picture"
          accept={ACCEPTED.join(',')}
          onChange={(event) => {
            choose(event.target.files?.[0])
            // So that the same file can be chosen again.
            event.target.value = ''
          }}
        />
      </div>
    </div>
  )
}
