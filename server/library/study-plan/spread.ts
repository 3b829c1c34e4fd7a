/** Something that is to be done before a day. */
export interface Work {
  id: string
  minutes: number
  /** Done in one go, as a test is. */
  whole: boolean
  /** What shares a track is done in the order given; tracks take turns. */
  track: string
  /** How much sooner than others its track is to be done: 1 as they are. */
  pull: number
  /** The day, counted from today, on which it is of no more use. */
  until: number
}

export interface Piece {
  id: string
  minutes: number
}

export interface Spread {
  /** What each day holds. */
  days: Piece[][]
  /** Minutes of each work that find no place. */
  left: Map<string, number>
}

/** So long at most at one thing, and so long at least. */
const LONGEST = 45
const SHORTEST = 10

interface Open extends Work {
  left: number
}

interface Track {
  works: Open[]
  whole: number
  done: number
}

/**
 * Spreads work over days with so many minutes each. All tracks go on at the same rate, so that subjects alternate and none is left to the end; what is due later waits
 * where what is due sooner needs the time. What is done in one go and longer than any day takes time off the days after it.
 */
export function spread(work: readonly Work[], room: readonly number[]): Spread {
  const tracks = tracksOf(work)
  const all = [...tracks.values()].flatMap(({ works }) => works)
  const days: Piece[][] = []
  let debt = 0
  for (let day = 0; day < room.length; day++) {
    const owed = Math.min(debt, room[day] as number)
    debt -= owed
    const filled = fill({ day, left: (room[day] as number) - owed, room, tracks, all })
    debt += filled.over
    days.push(filled.pieces)
  }
  return { days, left: new Map(all.filter(({ left }) => left > 0).map(({ id, left }) => [id, left])) }
}

function tracksOf(work: readonly Work[]): Map<string, Track> {
  const tracks = new Map<string, Track>()
  for (const each of work) {
    const track = tracks.get(each.track) ?? { works: [], whole: 0, done: 0 }
    track.works.push({ ...each, left: each.minutes })
    track.whole += each.minutes
    tracks.set(each.track, track)
  }
  return tracks
}

interface Filling {
  day: number
  left: number
  room: readonly number[]
  tracks: ReadonlyMap<string, Track>
  all: readonly Open[]
}

function fill({ day, left: free, room, tracks, all }: Filling): { pieces: Piece[]; over: number } {
  const pieces = new Map<string, number>()
  const passed = new Set<Open>()
  let left = free
  while (left > 0) {
    const spareFor = spareBefore(all, day, left, room)
    const next = nextOf(tracks, day, passed)
    if (!next) break
    const { open, track } = next
    const most = Math.min(left, spareFor(open))
    const minutes = open.whole
      ? wholeOf(open, { day, most, room, isAlone: pieces.size === 0 && most === left })
      : sliceOf(open, most)
    if (!minutes) {
      passed.add(open)
      continue
    }
    open.left -= minutes
    track.done += minutes
    left -= minutes
    pieces.set(open.id, (pieces.get(open.id) ?? 0) + minutes)
  }
  return { pieces: [...pieces].map(([id, minutes]) => ({ id, minutes })), over: Math.max(0, -left) }
}

/** How long a work may take today so that all that is due before it still finds its time. */
function spareBefore(all: readonly Open[], day: number, left: number, room: readonly number[]) {
  const coming = all.filter((each) => each.left > 0 && each.until > day)
  const untils = [...new Set(coming.map(({ until }) => until))]
  const spare = untils.map((until) => {
    const need = coming.reduce((sum, each) => sum + (each.until <= until ? each.left : 0), 0)
    const time = room.slice(day + 1, until).reduce((sum, minutes) => sum + minutes, left)
    return { until, minutes: Math.max(0, time - need) }
  })
  return (open: Open) =>
    Math.min(Number.POSITIVE_INFINITY, ...spare.filter(({ until }) => until < open.until).map(({ minutes }) => minutes))
}

/** The first of each track that may be done, of the track that is furthest behind. */
function nextOf(tracks: ReadonlyMap<string, Track>, day: number, passed: ReadonlySet<Open>) {
  let best: { open: Open; track: Track; rate: number } | undefined
  for (const track of tracks.values()) {
    const open = track.works.find((each) => each.left > 0 && each.until > day)
    if (!open || passed.has(open)) continue
    const rate = (track.done + Math.min(LONGEST, open.left) / 2) / (track.whole * open.pull)
    if (!best || rate < best.rate) best = { open, track, rate }
  }
  return best
}

function sliceOf({ left: minutes }: Open, most: number): number {
  const slice = Math.min(LONGEST, most, minutes)
  if (slice < SHORTEST && slice < minutes) return 0
  // No rest is too short to begin with.
  return minutes - slice < SHORTEST && minutes <= most ? minutes : slice
}

function wholeOf(
  { left: minutes, until }: Open,
  { day, most, room, isAlone }: { day: number; most: number; room: readonly number[]; isAlone: boolean },
): number {
  if (minutes <= most) return minutes
  const fitsLater = room.slice(day + 1, until).some((each) => each >= minutes)
  return isAlone && !fitsLater ? minutes : 0
}
