import { useState } from 'react'
import { fieldErrors, noticeOf } from '../../../providers/api/errors'
import { invalidate, useAction } from '../../../providers/api/query'
import { Button } from '../../../ui/action/button'
import { ImageField } from '../../../ui/files/image-field'
import type { Account } from '../account'
import { AccountPicture } from '../account.documents'
import styles from '../account.module.css'

/** The person's picture, cropped to 4:3; it is saved apart from the form below it. */
export function Picture({ user }: { user: Account['currentUser'] }) {
  const [chosen, setChosen] = useState<File | null>()
  const [refused, setRefused] = useState<string>()
  const save = useAction(AccountPicture, {
    quiet: true,
    onSuccess: async () => {
      await invalidate('Account', 'CurrentUser')
      setChosen(undefined)
    },
    onError: (error) => setRefused(fieldErrors(error).avatar ?? noticeOf(error)?.text ?? error.message),
  })
  const choose = (file: File | null | undefined) => {
    setRefused(undefined)
    setChosen(file)
  }
  return (
    <div className={styles.picture}>
      <ImageField
        label="Picture"
        help="Tutors and fellow students see it."
        value={chosen}
        current={user.avatar}
        onChange={choose}
        error={refused}
        optional
      />
      {chosen !== undefined && (
        <Button variant="primary" busy={save.isPending} onClick={() => save.mutate({ id: user.id, avatar: chosen })}>
          {chosen ? 'Save picture' : 'Remove picture'}
        </Button>
      )}
    </div>
  )
}
