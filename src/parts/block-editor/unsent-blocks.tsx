import { useEffect, useState } from 'react'
import { useApi } from '../../providers/api/query'
import { toast } from '../../ui/overlay/toast'
import { draftsUnder } from '../saving/draft-store'
import { type EditedBlock, nameOf, type OutlineBlock } from './blocks'
import { EditorBlock } from './editor.documents'
import { blockDraftKey, useBlockDraft } from './use-block-draft'

interface UnsentBlocksProps {
  contentId: string
  userId: string
  blocks: readonly OutlineBlock[]
  openId: string | null
  onOpen: (blockId: string) => void
}

/** Sends what this device keeps of blocks that are not open, such as after a lost connection. */
export function UnsentBlocks({ contentId, userId, blocks, openId, onOpen }: UnsentBlocksProps) {
  const [ids, setIds] = useState<readonly string[]>([])
  const known = blocks.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is unsent is looked for whenever another block is opened.
  useEffect(() => {
    const prefix = blockDraftKey(userId, contentId, '')
    setIds(draftsUnder(prefix).map((key) => key.slice(prefix.length)))
  }, [userId, contentId, openId, known])
  return blocks
    .filter(({ id }) => id !== openId && ids.includes(id))
    .map(({ id }) => <Unsent key={id} id={id} userId={userId} contentId={contentId} onOpen={() => onOpen(id)} />)
}

interface UnsentProps {
  id: string
  userId: string
  contentId: string
  onOpen: () => void
}

function Unsent({ id, ...rest }: UnsentProps) {
  const { data } = useApi(EditorBlock, { id })
  return data?.contentBlock.id === id ? <Sender block={data.contentBlock} {...rest} /> : null
}

function Sender({ block, userId, contentId, onOpen }: Omit<UnsentProps, 'id'> & { block: EditedBlock }) {
  const { state } = useBlockDraft(block, userId, contentId)
  const clash = state.conflict?.version
  // biome-ignore lint/correctness/useExhaustiveDependencies: each conflict is told once.
  useEffect(() => {
    if (clash !== undefined)
      toast({
        kind: 'warning',
        text: `Two texts of ${nameOf(block)} differ`,
        detail: 'Somebody else changed it too. Yours is kept on this device.',
        action: { label: 'Compare them', onPress: onOpen },
      })
  }, [clash])
  return null
}
