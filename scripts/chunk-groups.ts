/** A part of the scripts that is one file, and with it its styles; of several that fit a module the one with the highest priority takes it. */
interface ChunkGroup {
  name: string
  test: RegExp
  priority?: number
}

const anyOf = (...paths: string[]) => new RegExp(paths.join('|'))

/** The modules with which the first script chooses the application to load; none of them waits for React. */
const startParts = anyOf(
  'src/(generated/sections|start-failure|providers/[a-z-]+/(session-store|clock|load-page|locale))\\.ts$',
  'rules/local-path\\.ts$',
  'vite/preload-helper',
  'rolldown/runtime',
)

/** The parts of the application that its sign-in pages use, and those that always come with them. */
const signInParts = anyOf(
  'src/ui/[a-z-]+/(brand|policy-links|cookie-notice|button|button-look|icon|icons|icon-paths|field|text-field|notebook-leaf|skeleton|loading-bar|toast)\\.tsx?$',
  'src/providers/[a-z-]+/(client|transport|api-error|renewal|pending|errors|lazy-part|providers\\.documents)\\.ts$',
  'src/learn/shell/cookie-consent\\.tsx?$',
  'src/learn/identity/sign-in/(words-of-error|sign-in-frame)\\.tsx?$',
  'src/layouts/auth-layout\\.tsx?$',
)

/** The frame of every page, the parts of the first page, and small parts that several pages share. */
const frameParts = anyOf(
  'src/learn/shell/(main-frame|page-error)\\.tsx$',
  'src/(learn|staff)/[a-z-]+/routes\\.ts$',
  'src/ui/form/navigating\\.ts$',
  'resources/(generated/)?addresses\\.ts$',
  'src/nouns/practice-area/area-in-short\\.ts$',
  'src/nouns/exam-sitting/exam-names\\.ts$',
  'src/nouns/user/name\\.ts$',
  'rules/folded\\.ts$',
  '(rules|schema/generated)/limits\\.ts$',
  'src/ui/rich-text/plain-words\\.ts$',
  'src/ui/overlay/(overlay-host|toast-place)\\.ts$',
  'src/providers/sign-in/keeps-here\\.ts$',
  'src/providers/api/(server-time|server-time\\.documents|intent-key)\\.ts$',
  'src/ui/[a-z-]+/(page-header|card|row-list|tag|when|countdown|money|link-button|segments|select-field|description-list)\\.tsx$',
  'src/ui/time/(london-days|length-words|weekdays)\\.ts$',
  'src/ui/[a-z-]+/(tabs|price-panel|rich-text)\\.module\\.css$',
)

/** What every page loads once it is drawn: live changes and notices. */
const laterParts = anyOf(
  'node_modules/(phoenix|graphql-ws)/',
  'src/ui/overlay/toaster\\.tsx$',
  'src/theme/nothing\\.ts$',
  'src/ui/action/icons-more\\.ts$',
)

const listParts = anyOf(
  'src/ui/(page/(pages|page-bar|shown-pages|within-end|tabs)|form/search-(box|input)|data/(data-table|chip)|time/wall-time)\\.tsx?$',
)

/** The fields of pages on which one reads, answers and notes. */
const fieldParts = anyOf(
  'src/nouns/adjustment/adjustment-words\\.ts$',
  'src/ui/form/(text-area|radio-group|checkbox|send-or-cancel|use-leave-guard)\\.tsx?$',
  'src/ui/files/check-file\\.ts$',
  'src/ui/rich-text/(picture-links|rich-text)\\.tsx$',
  'src/ui/action/step-buttons\\.tsx$',
  'src/parts/own-cards/(make-card|paragraph)\\.tsx?$',
  'src/parts/player/source-line\\.tsx$',
  'src/parts/saving/(unsent-store|use-sent-form)\\.ts$',
  'src/parts/upload/use-file-queue\\.ts$',
)

/** What the larger forms of learners and staff share. */
const formParts = anyOf(
  'src/ui/form/error-summary\\.tsx?$',
  'src/ui/select/(searchable-select|use-combobox|combobox-keys)\\.tsx?$',
  'src/ui/files/(image-field|save-file)\\.tsx?$',
  'src/ui/rich-text/(rich-text-field|rich-text-limit)\\.tsx?$',
  'src/theme/use-theme\\.ts$',
)

/** What is booked, as the dashboards, the calendar and the classroom show it. */
const sessionParts = anyOf(
  'src/learn/dashboard/(cards|dashboard-state|dashboard-page|next-session)\\.tsx?$',
  'src/nouns/session/(next-moment|attendees|room-address|state|score-words)\\.ts$',
  'rules/room/session-timing\\.ts$',
  'src/ui/data/(stat|person)\\.tsx$',
  'src/parts/readiness/readiness-words\\.ts$',
)

const libraryParts = anyOf(
  'src/learn/library/(bundle-card|cover|standing)\\.tsx?$',
  'src/learn/library/library-types\\.ts$',
  'src/nouns/bundle/(bundle-words|kind-and-address|lecture-parts)\\.ts$',
)

const topUpParts = anyOf('src/ui/money/price-panel\\.tsx$', 'src/parts/top-up/(money-first|visit-notice)\\.tsx$')

/** What plays a lecture, its videos and what is read beside them. */
const playerParts = anyOf(
  'src/parts/player/(lecture|places|video|reading|embed)/',
  'src/parts/player/use-player-keys\\.ts$',
)

/** A question as one answers it, and what was right. */
const questionParts = anyOf(
  'rules/library/(answer-length|answer-files)\\.ts$',
  'src/parts/player/test/(question-words|saved|pace|attempt\\.documents|question/(question-view|outcome)|answers/(use-answers|unsent))\\.tsx?$',
  'src/parts/player/test/files/handed-files\\.tsx$',
)

/** What keeps cards on a device, and sends what was done to them. */
const keptParts = anyOf('src/parts/kept-reviews/', 'src/providers/sign-in/kept-person\\.ts$')

const bookingParts = anyOf(
  'src/learn/booking/booking-page\\.tsx$',
  'src/nouns/session-type/type-words\\.ts$',
  'src/nouns/session/mocks-left\\.ts$',
)

const adminRoutes = anyOf(
  'src/generated/staff\\.ts$',
  'src/staff/[a-z-]+/feature\\.ts$',
  'src/admin/(routes\\.tsx|feature\\.ts)$',
  '/resources/(?!generated/catalogue/)',
)

/** What every page of the staff needs, a form as a list; the parts of its library that they share find their own places. */
const adminParts = anyOf(
  'src/admin/(admin-root|ability|catalogue|documents|live-provider|words)\\.tsx?$',
  'src/admin/form/(units|action-dialog|reference-names)\\.tsx?$',
  'src/admin/record/(places|delete-button)\\.tsx?$',
)

/**
 * Signing in needs two files and the frame one, and each page few more, since many small files cost more in headers than they save and wait for each
 * other.
 */
export const chunkGroups: ChunkGroup[] = [
  { name: 'start', test: startParts, priority: 3 },
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
  { name: 'base', test: signInParts, priority: 1 },
  { name: 'frame', test: frameParts },
  { name: 'later', test: laterParts },
  { name: 'lists', test: listParts },
  { name: 'fields', test: fieldParts },
  { name: 'forms', test: formParts },
  { name: 'sessions', test: sessionParts },
  { name: 'library', test: libraryParts },
  { name: 'kept', test: keptParts },
  { name: 'top-up', test: topUpParts },
  { name: 'player', test: playerParts },
  { name: 'questions', test: questionParts },
  {
    name: 'question-kinds',
    test: anyOf('rules/content/block-kinds\\.ts$', 'rules/library/points\\.ts$'),
    priority: 1,
  },
  { name: 'booking', test: bookingParts },
  { name: 'admin-routes', test: adminRoutes },
  { name: 'admin', test: adminParts },
  { name: 'admin-styles', test: /src\/admin\/.*\.module\.css$/ },
]
