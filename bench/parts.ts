export type Words = readonly string[]

interface BenchPart {
  /** Whether the words after its name are its own. */
  takesWords?: true
  load(): Promise<(words: Words) => Promise<void>>
}

/** Each part of the bench by its name. `npm test -- bench` loads all of them, and `npm test -- begun` begins them. */
export const parts: Record<string, BenchPart> = {
  reads: { load: async () => (await import('./reads')).reads },
  pages: { load: async () => (await import('./pages')).pages },
  bundles: { load: async () => (await import('./bundles')).bundles },
  browser: { takesWords: true, load: async () => (await import('./browser')).browser },
  'calendar-month': { load: async () => (await import('./calendar-month')).calendarMonth },
  calendars: { takesWords: true, load: async () => (await import('./calendars/index')).calendars },
  hands: { load: async () => (await import('./hands')).hands },
  live: { load: async () => (await import('./live/live')).live },
  fuzz: { load: async () => (await import('./fuzz')).fuzz },
  upload: { load: async () => (await import('./upload/upload')).upload },
  'upload-fuzz': { load: async () => (await import('./upload/fuzz-media')).fuzzMedia },
  streaming: { load: async () => (await import('./streaming')).streaming },
  slow: { load: async () => (await import('./slow')).slow },
  starts: { load: async () => (await import('./starts')).starts },
  searches: { load: async () => (await import('./searches')).searches },
  start: { load: async () => (await import('./start')).start },
  movements: { load: async () => (await import('./movements')).movements },
  kills: { load: async () => (await import('./kills')).kills },
  restarts: { load: async () => (await import('./restarts')).restarts },
  accessibility: { takesWords: true, load: async () => (await import('./accessibility')).accessibility },
  school: { takesWords: true, load: async () => (await import('./school')).school },
  people: { takesWords: true, load: async () => (await import('./people')).people },
  house: { takesWords: true, load: async () => (await import('./house')).house },
  typing: { takesWords: true, load: async () => (await import('./typing')).typing },
  answers: { takesWords: true, load: async () => (await import('./answers')).answers },
  reviews: { load: async () => (await import('./reviews')).reviews },
  groups: { takesWords: true, load: async () => (await import('./groups')).groups },
  exchange: { takesWords: true, load: async () => (await import('./exchange')).exchange },
  word: { load: async () => (await import('./word')).word },
  'group-presence': { load: async () => (await import('./group-presence')).groupPresence },
  disabling: { load: async () => (await import('./disabling')).disabling },
  soak: { takesWords: true, load: async () => (await import('./soak')).soak },
}
