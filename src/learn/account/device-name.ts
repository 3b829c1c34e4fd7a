const names: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Mac OS/, 'Mac'],
  [/Windows/, 'Windows'],
  [/Linux/, 'Linux'],
]

/** What a passkey of this device may be called: only a first proposal, so a wrong guess does no harm. */
export function deviceName(agent: string = navigator.userAgent): string {
  return names.find(([sign]) => sign.test(agent))?.[1] ?? 'This device'
}
