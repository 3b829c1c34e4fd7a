import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * A part of the scripts that is one file: what stands at its paths, with its styles and all that it imports. Where several groups could take a module,
 * the one with the highest priority does, and among equals the first.
 */
interface ChunkGroup {
  name: string
  test: RegExp
  priority?: number
}

const root = fileURLToPath(new URL('../', import.meta.url))

/** Whatever stands in these folders, which end with a slash, and these files. A path that leads nowhere is refused, since its module would load elsewhere. */
function at(...paths: string[]): RegExp {
  for (const path of paths)
    if (!existsSync(root + path)) throw new Error(`scripts/chunk-groups.ts names ${path}, which is not there.`)
  const ends = paths.map((path) => path.replace(/[.]/g, '\\.') + (path.endsWith('/') ? '' : '$'))
  return new RegExp(`/(${ends.join('|')})`)
}

/** The modules with which the first script chooses the application to load; none of them waits for React. */
const start = at(
  'src/start-failure.ts',
  'src/providers/page/load-page.ts',
  'src/providers/device/locale.ts',
  'src/providers/device/clock.ts',
  'src/providers/sign-in/session-store.ts',
  'rules/local-path.ts',
)

/** Made by the build, before which they may be missing. */
const startMade = /src\/generated\/sections\.ts$|vite\/preload-helper|rolldown\/runtime/

/** The parts of the application that its sign-in pages use, and those that always come with them. */
const signIn = at(
  'src/learn/identity/sign-in/sign-in-frame.tsx',
  'src/learn/identity/sign-in/words-of-error.ts',
  'src/learn/shell/cookie-consent.tsx',
  'src/providers/api/client.ts',
  'src/providers/page/lazy-part.ts',
  'src/ui/data/skeleton.tsx',
  'src/ui/form/text-field.tsx',
  'src/ui/page/loading-bar.tsx',
)

/** The frame of every page, the parts of the first page, and small parts that several pages share. */
const frame = at(
  'src/learn/shell/main-frame.tsx',
  'src/learn/shell/page-error.tsx',
  'src/nouns/practice-area/',
  'src/providers/api/intent-key.ts',
  'src/providers/api/server-time.ts',
  'src/providers/sign-in/keeps-here.ts',
  'src/ui/data/card.tsx',
  'src/ui/data/description-list.tsx',
  'src/ui/data/row-list.tsx',
  'src/ui/data/tag.tsx',
  'src/ui/form/navigating.ts',
  'src/ui/form/segments.tsx',
  'src/ui/form/select-field.tsx',
  'src/ui/money/price-panel.module.css',
  'src/ui/overlay/overlay-host.ts',
  'src/ui/overlay/toast-place.ts',
  'src/ui/page/page-header.tsx',
  'src/ui/page/tabs.module.css',
  'src/ui/rich-text/plain-words.ts',
  'src/ui/rich-text/rich-text.module.css',
  'src/ui/time/countdown.tsx',
  'src/ui/time/length-words.ts',
  'src/ui/time/london-days.ts',
  'src/ui/time/wall-time.ts',
  'src/ui/time/when.tsx',
  'resources/addresses.ts',
  'rules/length-words.ts',
  'rules/limits.ts',
)

/** All addresses, which the frame's menus and links need. */
const frameAddresses = /src\/(learn|staff)\/[a-z-]+\/routes\.ts$/

/** What every page loads once it is drawn: live changes and notices. */
const later = at(
  'node_modules/phoenix/',
  'node_modules/graphql-ws/',
  'src/ui/overlay/toaster.tsx',
  'src/theme/nothing.ts',
  'src/ui/action/icons-more.ts',
)

/** What one searches and turns over, and the tables of other pages. */
const lists = at('src/ui/list/search-box.tsx', 'src/ui/list/pages.tsx')
const tables = at('src/ui/list/', 'src/ui/page/tabs.tsx')

/** The fields of pages on which one reads, answers and notes. */
const fields = at(
  'src/nouns/adjustment/',
  'src/parts/own-cards/make-card.tsx',
  'src/parts/own-cards/paragraph.ts',
  'src/parts/player/source-line.tsx',
  'src/parts/saving/unsent-store.ts',
  'src/parts/saving/use-sent-form.ts',
  'src/parts/upload/use-file-queue.ts',
  'src/ui/action/step-buttons.tsx',
  'src/ui/files/check-file.ts',
  'src/ui/form/checkbox.tsx',
  'src/ui/form/radio-group.tsx',
  'src/ui/form/send-or-cancel.tsx',
  'src/ui/form/text-area.tsx',
  'src/ui/form/use-leave-guard.tsx',
  'src/ui/rich-text/rich-text.tsx',
)

/** What the larger forms of learners and staff share. */
const forms = at(
  'src/theme/use-theme.ts',
  'src/ui/files/image-field.tsx',
  'src/ui/files/save-file.ts',
  'src/ui/form/error-summary.tsx',
  'src/ui/rich-text/rich-text-field.tsx',
  'src/ui/select/searchable-select.tsx',
)

/** What is booked, as the dashboards, the calendar and the classroom show it. */
const sessions = at(
  'src/learn/dashboard/dashboard-page.tsx',
  'src/nouns/exam-sitting/',
  'src/nouns/session/attendees.ts',
  'src/nouns/session/next-moment.ts',
  'src/nouns/session/score-words.ts',
  'src/nouns/user/',
  'src/parts/readiness/readiness-words.ts',
  'src/ui/data/person.tsx',
  'src/ui/data/stat.tsx',
)

/** What an event is, where it meets and where its reader stands with it, as dashboards, calendars and its own pages say it. */
const eventSigns = at(
  'rules/groups/meetings.ts',
  'src/nouns/meeting/meeting-sign.ts',
  'src/nouns/meeting/where-words.ts',
)

/** The events that one holds or leads, as the dashboards show them. */
const events = at('src/learn/dashboard/events/events-card.tsx', 'src/learn/dashboard/events/next-event.tsx')

const library = at(
  'src/learn/library/card/',
  'src/learn/library/library-types.ts',
  'src/nouns/bundle/bundle-words.ts',
  'src/nouns/bundle/lecture-parts.ts',
)

/** What plays a lecture, its videos and what is read beside them. */
const player = at(
  'src/parts/player/embed/',
  'src/parts/player/lecture/',
  'src/parts/player/places/',
  'src/parts/player/reading/',
  'src/parts/player/video/',
)

/** A question as one answers it, and what was right. */
const questions = at(
  'src/parts/player/test/answers/use-answers.ts',
  'src/parts/player/test/pace.tsx',
  'src/parts/player/test/question/outcome.tsx',
  'src/parts/player/test/question/question-view.tsx',
  'src/parts/player/test/saved.tsx',
)

/** The heads of all definitions, and what features add by hand. The definitions themselves are loaded by area, with what is known of the schema there. */
const heads = /src\/(generated\/staff|staff\/[a-z-]+\/feature)\.ts$|\/resources\/generated\/(heads|lists)\.ts$/

/**
 * Signing in needs two files and the frame one, and each page few more, since many small files cost more in headers than they save and wait for each
 * other.
 */
export const chunkGroups: ChunkGroup[] = [
  { name: 'start', test: either(start, startMade), priority: 3 },
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
  { name: 'base', test: signIn, priority: 1 },
  { name: 'frame', test: either(frame, frameAddresses) },
  { name: 'later', test: later },
  { name: 'lists', test: lists },
  { name: 'tables', test: tables },
  // What is kept on a device needs them, and no fields.
  { name: 'pictures', test: at('rules/content/pictures.ts') },
  { name: 'fields', test: fields },
  { name: 'forms', test: forms },
  { name: 'sessions', test: sessions },
  // A day without events shows its next session alone.
  { name: 'next-up', test: at('src/learn/dashboard/next-up.tsx') },
  { name: 'event-signs', test: eventSigns, priority: 1 },
  { name: 'events', test: events },
  { name: 'library', test: library },
  {
    name: 'kept',
    test: at(
      'src/parts/kept-reviews/keep-here.tsx',
      'src/parts/kept-reviews/kept-store.ts',
      'src/parts/kept-reviews/outbox.ts',
    ),
  },
  // Some pages look for words, or order by them, and no others.
  { name: 'folded', test: at('rules/folded.ts'), priority: 1 },
  { name: 'top-up', test: at('src/parts/top-up/money-first.tsx', 'src/ui/money/price-panel.tsx') },
  { name: 'player', test: player },
  { name: 'questions', test: questions },
  { name: 'question-kinds', test: at('rules/library/points.ts'), priority: 1 },
  // The rules of access name them too, which staff alone load.
  { name: 'group-rules', test: at('rules/groups/membership.ts'), priority: 1 },
  { name: 'ticket-rules', test: at('rules/groups/tickets.ts'), priority: 1 },
  { name: 'booking', test: at('src/learn/booking/booking-page.tsx') },
  { name: 'admin-routes', test: either(at('src/admin/routes.tsx'), heads) },
  // What every page of the staff needs, a form as a list; the parts of its library that they share find their own places.
  {
    name: 'admin',
    test: at(
      'src/admin/admin-root.tsx',
      'src/admin/form/action-dialog.tsx',
      'src/admin/form/reference-names.tsx',
      'src/admin/cell/units.ts',
      'src/admin/record/delete-button.tsx',
      'src/admin/failed.tsx',
      'src/admin/record/places.ts',
    ),
  },
  { name: 'admin-styles', test: /src\/admin\/.*\.module\.css$/ },
]

function either(one: RegExp, other: RegExp): RegExp {
  return new RegExp(`${one.source}|${other.source}`)
}
