import { useState } from 'react'
import type { Placements } from '../../ui/windows/use-windows'
import type { SpaceWindow } from '../../ui/windows/window-space'
import styles from './documents.module.css'
import { DocumentView, type RoomDocument } from './documents-panel'
import type { RoomFile } from './session-parts'

/** How often a document can be opened before a window of it returns to its earlier place. */
const CALLS = 8

interface Opened {
  id: string
  file: RoomFile
}

const windowId = (file: RoomFile, call: number) => `document-${file.id}-${call % CALLS}`

/** Documents in windows of their own; on a desk each floats, large enough to read. */
export function useOpenDocuments(documents: readonly RoomDocument[]) {
  const [opened, setOpened] = useState<readonly Opened[]>([])
  const [calls, setCalls] = useState(0)
  const close = (id: string) => setOpened((all) => all.filter((each) => each.id !== id))
  const open = (file: RoomFile) => {
    setCalls(calls + 1)
    setOpened((all) => [...all.filter((each) => each.file.id !== file.id), { id: windowId(file, calls), file }])
  }
  const windows: SpaceWindow[] = opened.map(({ id, file }) => ({
    id,
    title: file.title,
    icon: 'file',
    initial: 'floating',
    onClose: () => close(id),
    content: (
      <div className={styles.documentWindow}>
        <DocumentView file={documents.find((each) => each.file.id === file.id)?.file ?? file} />
      </div>
    ),
  }))
  return { windows, open }
}

/** Adds the places for their windows to the stored placements. */
export function withDocumentPlaces(kept: Placements | undefined, documents: readonly RoomDocument[]): Placements {
  const width = Math.min(760, Math.max(420, innerWidth - 480))
  const height = Math.max(320, innerHeight - 140)
  const places = documents.flatMap(({ file }, index) =>
    Array.from({ length: CALLS }, (_, call) => {
      const at = 24 + 24 * ((index + call) % 4)
      const box = { x: at, y: at, width, height: height - at }
      return [
        windowId(file, call),
        { state: 'floating', before: 'floating', pinned: false, level: 50 + call, box } as const,
      ] as const
    }),
  )
  return { ...Object.fromEntries(places), ...kept }
}
