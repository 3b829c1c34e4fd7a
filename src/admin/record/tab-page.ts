import type { ComponentType } from 'react'
import type { Row } from '../row'

/** A tab whose page is written by hand: what it shows of a record, within the record's frame. */
export type TabPage = ComponentType<{ id: string; record: Row }>

/** Tabs written by hand, by their address as routes write it. */
export type TabPages = Readonly<Record<string, () => Promise<TabPage>>>
