const names: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Mac OS/, 'Mac'],
  [/Windows/, 'Windows'],
  [/Linux/, 'Linux'],
]

/** A proposed name for a passkey of this device; a wrong guess does no harm. */
export function deviceName(agent: string = navigator.userAgent): string {
  return names.find(([sign]) => sign.test(agent))?.[1] ?? 'This device'
}
