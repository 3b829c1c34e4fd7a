import type { Choice } from '../select/filter-options'
import { zoneCity } from './london-time'

/** Every zone of this browser, and the stored one even if the browser does not know it. */
export function zoneChoices(kept: string): Choice[] {
  const zones = Intl.supportedValuesOf('timeZone')
  return [...new Set([...zones, kept])].map((zone) => ({
    value: zone,
    label: zoneCity(zone),
    hint: zone.split('/')[0]?.replaceAll('_', ' ') ?? '',
  }))
}
