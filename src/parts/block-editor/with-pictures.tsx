import type { ReactNode } from 'react'
import { upload } from '../../providers/api/client'
import { invalidate } from '../../providers/api/query'
import { type PictureKeeper, PictureKeeping } from '../../ui/rich-text/picture-keeper'
import { PictureLinks } from '../../ui/rich-text/picture-links'
import { UploadMedia } from '../upload/upload.documents'
import type { EditedBlock } from './blocks'

const keep: PictureKeeper = async (file, sending) => (await upload(UploadMedia, { file }, sending)).mediaCreate.id

/** Lets the texts of a block take pictures, and shows those that they have. */
export const WithPictures = ({ block, children }: { block: EditedBlock; children: ReactNode }) => (
  <PictureKeeping value={keep}>
    <PictureLinks from={block} onRenew={() => invalidate('EditorBlock')}>
      {children}
    </PictureLinks>
  </PictureKeeping>
)
