type Names = readonly (readonly [sign: RegExp, name: string])[]

// In this order, because most browsers also call themselves Chrome, and Chrome calls itself Safari.
const browsers: Names = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

// Android calls itself Linux, and an iPhone says that it is like Mac OS.
const systems: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (names: Names, userAgent: string | null) =>
  names.find(([sign]) => sign.test(userAgent ?? ''))?.[1] ?? null

/** The browser in a User-Agent header, by the name on its icon; null if unknown. */
export const browserOf = (userAgent: string | null) => nameIn(browsers, userAgent)

/** The system in a User-Agent header, by its usual name; null if unknown. */
export const systemOf = (userAgent: string | null) => nameIn(systems, userAgent)
