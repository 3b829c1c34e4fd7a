import { leaveToSchool } from '../../files/drive-file/erasure'
import { dropFile } from '../../files/drop-file'
import { crud } from '../../kernel/crud/crud'
import { conflict, invalid } from '../../kernel/errors'
import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { all, row } from '../../kernel/read/lists'
import { attachmentUrl, contentBlockAttachmentCreate } from './attachments'
import { blocks } from './blocks'
import { contentBlockMove } from './contentBlockMove'
import { contentBlocksCreate } from './contentBlocksCreate'
import { contentBlockUpdate } from './contentBlockUpdate'
import { blockAttachment, contentBlock as entity } from './table'

const attachments = crud(blockAttachment, {
  gone: (row, writing, context) => dropFile(writing, context, row.file_id as string),
})

export const contentBlock = noun({
  entities: [entity, blockAttachment],
  operations: {
    contentBlockAttachmentCreate,
    contentBlockAttachmentDelete: attachments.delete,
    contentBlockCreate: blocks.create,
    contentBlockDelete: blocks.delete,
    contentBlock: row('ContentBlock'),
    contentBlockMove,
    contentBlocks: all('ContentBlock'),
    contentBlocksCreate,
    contentBlockUpdate,
  },
  fields: { BlockAttachment: { fileUrl: attachmentUrl } },
  rates: { contentBlockAttachmentCreate: perPerson(60) },
  constraints: {
    content_blocks_key: () =>
      conflict(
        'This question has been asked, so what counts as right stays as it is. In question health you correct it, and answers are marked again.',
        { field: 'answerOptions' },
      ),
    content_blocks_score: () => invalid('score', 'A score is a whole number from 0 to 100.'),
    content_blocks_complexity: () => invalid('complexity', 'Complexity is a whole number from 1 to 5.'),
    content_blocks_estimate: () => invalid('estimate', 'An estimate is a whole number from 0 to 100.'),
  },
  // What was written for the school stays with it.
  erasure: {
    async erase(writing, leaving) {
      await leaveToSchool(
        writing,
        leaving,
        'select file_id from block_attachments union select file_id from block_pictures union select image from content_blocks union select audio from content_blocks union select video from content_blocks',
      )
    },
  },
  exported: 'nothing of a person',
  unwatched: { block_pictures: 'follow from the texts of blocks, which are watched' },
})
