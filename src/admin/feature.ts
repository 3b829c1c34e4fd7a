import type { Foresight } from './bulk/works'
import type { ActionDialogs } from './record/record-actions'
import type { RecordHeads, RecordStory, TabPages } from './record/tab-page'

/** What a feature of the staff adds by hand to the screens made from definitions; all of it is loaded when it is shown. */
export interface StaffFeature {
  tabs?: TabPages
  heads?: RecordHeads
  dialogs?: ActionDialogs
  /** What works on many rows would do. */
  foresight?: Foresight
  /** What has happened to a record, where its definition has a story; one feature tells it for all. */
  story?: () => Promise<RecordStory>
}

/** What all features add, by what it is. */
export interface ByHand {
  tabs: TabPages
  heads: RecordHeads
  dialogs: ActionDialogs
  foresight: Foresight
  story: StaffFeature['story']
}

export const byHandOf = (features: readonly StaffFeature[]): ByHand => ({
  tabs: Object.assign({}, ...features.map(({ tabs }) => tabs)),
  heads: Object.assign({}, ...features.map(({ heads }) => heads)),
  dialogs: Object.assign({}, ...features.map(({ dialogs }) => dialogs)),
  foresight: Object.assign({}, ...features.map(({ foresight }) => foresight)),
  story: features.find(({ story }) => story)?.story,
})
