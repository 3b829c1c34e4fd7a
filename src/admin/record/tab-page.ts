import type { ComponentType } from 'react'
import type { Resource } from '../../../resources'
import type { Row } from '../row'

/** A tab whose page is written by hand: what it shows of a record, within the record's frame. */
export type TabPage = ComponentType<{ id: string; record: Row }>

/** Tabs written by hand, by their address as routes write it. */
export type TabPages = Readonly<Record<string, () => Promise<TabPage>>>

type Part = ComponentType<{ id: string; record: Row; name: string }>

/** What a record shows above its tabs, where it is written by hand. */
export interface RecordHead {
  /** Before the name. */
  Picture?: Part
  /** The states of the record, below the name. */
  Tags?: Part
  /** What matters most, between the name and the tabs. */
  Facts?: Part
  /** First below the tabs. */
  Lead?: Part
  /** Before the generated actions. */
  Actions?: Part
}

/** Heads written by hand, by the address of the records' list. */
export type RecordHeads = Readonly<Record<string, () => Promise<RecordHead>>>

/** What has happened to a record, where its definition has a story. */
export type RecordStory = ComponentType<{ id: string; resource: Resource }>
