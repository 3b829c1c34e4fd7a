// @vitest-environment happy-dom
import { act } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { abilities } from '../../../access/abilities'
import type { Ability } from '../../../access/viewer'
import { FrameNotice } from '../../../src/layouts/frame-notice'
import { MainLayout } from '../../../src/layouts/main-layout'
import mainLayoutStyles from '../../../src/layouts/main-layout.module.css'
import { placeAt } from '../../../src/layouts/menu-item'
import { slideBetween } from '../../../src/layouts/path-depth'
import railStyles from '../../../src/layouts/rail.module.css'
import topBarStyles from '../../../src/layouts/top-bar.module.css'
import { adminMenuOf, groupsOf, menuOf, moreOf, placesOf } from '../../../src/learn/shell/menu'
import { isBuilt } from '../../../src/providers/page/built'
import type { Viewer } from '../../../src/providers/sign-in/viewer'
import { routes } from '../../../src/routes'
import { Avatar } from '../../../src/ui/data/avatar'
import avatarStyles from '../../../src/ui/data/avatar.module.css'
import { OnlinePeople } from '../../../src/ui/data/online-people'
import { find, render } from '../render'

const viewer = (more: Partial<Viewer> = {}): Viewer => ({
  id: 'me',
  firstName: 'Maya',
  lastName: 'Castellane',
  fullName: 'Maya Castellane',
  email: 'student@articled.example',
  type: 'aspiringSolicitor',
  role: 'user',
  abilities: [],
  confirmed: true,
  confirmedAt: '2026-09-01T09:00:00.000Z',
  timezone: 'Europe/London',
  avatar: null,
  preparation: 'sqe2',
  country: null,
  termsConditionsVersion: '1.0',
  pricePolicyVersion: '1.0',
  privacyPolicyVersion: '1.0',
  ...more,
})
const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label)
const staff = [
  'Sessions',
  'Users',
  'Interest',
  'Mocks',
  'Smart events',
  'Library settings',
  'Billing',
  'Study groups',
  'Settings',
]

function Counted({ onDraw }: { onDraw: () => void }) {
  onDraw()
  return null
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the menu', () => {
  // The other places appear when their pages are built.
  const learner = ['Dashboard', 'Events', 'Library', 'Booking', 'Classroom', 'Groups', 'Calendar', 'Test results']
  const daily = ['Dashboard', 'Booking', 'Classroom', 'Calendar']

  it('of a student has the places that are built, and none of the staff’s', () => {
    expect(labels(menuOf(viewer()))).toEqual(learner)
    expect(adminMenuOf(viewer())).toEqual([])
  })

  it('of a student has the library among the four places of a phone', () => {
    expect(labels(placesOf(viewer()))).toEqual(['Dashboard', 'Booking', 'Classroom', 'Library'])
  })

  it.each(['tutoringSolicitor', 'interviewer'] as const)('of a %s has them too', (type) => {
    expect(labels(menuOf(viewer({ type })))).toEqual(learner)
  })

  it('of a tutor who may edit a mock has the mocks, and of nobody else', () => {
    const known = { editsMocks: true }
    const tutor = viewer({ type: 'tutoringSolicitor' })
    expect(menuOf(tutor, known).at(-1)).toMatchObject({ to: '/my-mocks', label: 'Mocks' })
    expect(labels(placesOf(tutor, known))).toEqual(daily)
    expect(labels(menuOf(viewer(), known))).toEqual(learner)
    expect(isBuilt('/my-mocks')).toBe(true)
  })

  it.each(['admin', 'supervisor'] as const)(
    'of a %s holds the staff’s places, and the learner’s behind one',
    (role) => {
      expect(labels(adminMenuOf(viewer({ role })))).toEqual(staff)
      expect(labels(menuOf(viewer({ role })))).toEqual(['Dashboard', ...staff])
      expect(groupsOf(viewer({ role }))).toMatchObject([{ label: 'My learning', folded: true }])
      expect(groupsOf(viewer({ role })).flatMap(({ items }) => labels(items))).toEqual(learner.slice(1))
      expect(labels(placesOf(viewer({ role })))).toEqual(['Dashboard', 'Sessions', 'Users', 'Mocks'])
    },
  )

  it('of a tutor whom something is entrusted to holds both, the staff’s below their own', () => {
    const tutor = viewer({ type: 'tutoringSolicitor', abilities: ['manage_billing'] })
    expect(labels(menuOf(tutor))).toEqual(learner)
    expect(groupsOf(tutor)).toMatchObject([{ label: 'Admin', items: [{ label: 'Billing' }] }])
    expect(labels(placesOf(tutor))).toEqual(daily)
  })

  it('leads whoever may see one part of the settings to that part', () => {
    const settingsOf = (ability: Ability) =>
      adminMenuOf(viewer({ abilities: [ability] })).find(({ label }) => label === 'Settings')?.to
    expect(settingsOf('manage_settings')).toBe('/settings')
    expect(settingsOf('manage_roles')).toBe('/settings/roles')
    expect(settingsOf('view_audit_log')).toBe('/settings/audit-log')
  })

  it('stands at one place: the one that says most of the address', () => {
    const staff = viewer({ role: 'admin', abilities: Object.keys(abilities) as Ability[] })
    const all = [...menuOf(staff), ...groupsOf(staff).flatMap(({ items }) => items)]
    const at = (pathname: string) => placeAt(pathname, all)?.label
    expect(['/study-groups/applicants', '/study-groups/all/g1/people'].map(at)).toEqual([
      'Study groups',
      'Study groups',
    ])
    expect(['/study-groups', '/study-groups/g1/info'].map(at)).toEqual(['Groups', 'Groups'])
    expect(at('/sessions/s1')).toBe('Sessions')
    expect(['/smart-events/all', '/smart-events/e1', '/smart-events/e1/tickets', '/events/e1'].map(at)).toEqual(
      Array(4).fill('Smart events'),
    )
    expect(['/smart-events', '/events'].map(at)).toEqual(['Events', 'Events'])
    expect(at('/nowhere')).toBeUndefined()
  })

  it('stands at the events of a learner at their older address too', () => {
    const at = (pathname: string) => placeAt(pathname, menuOf(viewer()))?.label
    expect(['/events', '/events/e1', '/smart-events/e1'].map(at)).toEqual(Array(3).fill('Events'))
  })

  it('opens for every place a page that is built', () => {
    const everywhere = [viewer(), viewer({ role: 'admin' }), viewer({ type: 'interviewer', abilities: [...abilities] })]
    const places = everywhere.flatMap((who) => [
      ...menuOf(who),
      ...groupsOf(who).flatMap(({ items }) => items),
      ...placesOf(who),
      ...moreOf(who),
    ])
    const landing = (path: string): string => {
      const route = routes.find((each) => each.path === path)
      return route?.to ? landing(route.to) : path
    }
    for (const { to } of places) {
      expect(routes.map(({ path }) => path)).toContain(landing(to))
      expect(isBuilt(landing(to)), to).toBe(true)
    }
  })

  it.each<[Ability, string]>([
    ['view_all_sessions', 'Sessions'],
    ['view_all_mocks', 'Mocks'],
    ['manage_billing', 'Billing'],
    ['manage_study_groups', 'Study groups'],
    ['manage_meetings', 'Smart events'],
    ['manage_roles', 'Settings'],
    ['view_audit_log', 'Settings'],
  ])('shows who holds %s the item %s alone', (ability, label) => {
    expect(labels(adminMenuOf(viewer({ abilities: [ability] })))).toEqual([label])
  })

  it('shows who sees all people the users, and those of them to be in touch with', () => {
    expect(labels(adminMenuOf(viewer({ abilities: ['view_all_users'] })))).toEqual(['Users', 'Interest'])
  })
})

describe('the frame', () => {
  const actions = { onTour: vi.fn(), onLogout: vi.fn() }
  const draw = (more: object = {}, children = <p>The page</p>) =>
    render(
      <MemoryRouter>
        <MainLayout
          user={{ id: 'me', name: 'Maya Castellane' }}
          balance={13_000}
          online
          menu={menuOf(viewer())}
          {...actions}
          {...more}
        >
          {children}
        </MainLayout>
      </MemoryRouter>,
    )
  const linkTo = (name: string) => find(`a[aria-label="${name}"]`).getAttribute('href')

  const rail = () =>
    [...document.querySelectorAll<HTMLElement>(`nav[data-bar=drawer] .${railStyles.link}`)].map(
      ({ textContent }) => textContent,
    )
  /** A rail so high, with rows of 60 px. */
  function highRail(height: number) {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height)
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60)
  }
  const placesOf10 = Array.from({ length: 10 }, (_, at) => ({
    to: `/place-${at}`,
    label: `Place ${at}`,
    icon: 'home' as const,
  }))

  it('keeps what does not fit into the rail behind More, with what stands there only', () => {
    highRail(600)
    const draw10 = draw({ menu: placesOf10 })
    expect(rail()).toEqual(labels(placesOf10))
    document.body.replaceChildren()
    void draw10
    draw({ menu: placesOf10, more: [{ to: '/marketplace', label: 'Marketplace', icon: 'tag' }] })
    expect(rail()).toEqual([...labels(placesOf10).slice(0, 9), 'More'])
  })

  it('shows few places in a low window, and always those behind which the others are', () => {
    highRail(310)
    const learning = { label: 'My learning', icon: 'courses', items: placesOf10.slice(8), folded: true }
    draw({ menu: placesOf10.slice(0, 8), groups: [learning] })
    expect(rail()).toEqual(['Place 0', 'Place 1', 'Place 2', 'My learning', 'More'])
  })

  it('leads to the packages and the wallet, and shows whether the person is online', () => {
    draw({ online: false, packages: true })
    expect(linkTo('Prices & Packages')).toBe('/wallet/packages')
    expect(linkTo('Wallet, £130.00. Top up')).toBe('/wallet/top-up')
    expect(find('[href="/wallet/packages"] .only-narrow').textContent).toBe('Packages')
    expect(find(`.${topBarStyles.online}`).textContent).toBe('Offline')
  })

  it('moves the clock each second without drawing the page again', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T09:59:58.000Z') })
    const drawn = vi.fn()
    draw({}, <Counted onDraw={drawn} />)
    drawn.mockClear()
    expect(find(`.${topBarStyles.clockTime}`).textContent).toBe('09:59:58')
    act(() => void vi.advanceTimersByTime(2000))
    expect(find(`.${topBarStyles.clockTime}`).textContent).toBe('10:00:00')
    expect(drawn).not.toHaveBeenCalled()
  })

  it('runs the clock by the given time', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T09:59:58.000Z') })
    const ahead = () => Date.now() + 60_000
    draw({ now: ahead })
    expect(find(`.${topBarStyles.clockTime}`).textContent).toBe('10:00:58')
  })

  it('shows notices about the application itself', () => {
    render(
      <FrameNotice value={<p id="notice">An update is available.</p>}>
        <MemoryRouter>
          <MainLayout user={{ name: 'Maya' }} balance={undefined} online menu={[]} {...actions}>
            The page
          </MainLayout>
        </MemoryRouter>
      </FrameNotice>,
    )
    expect(find(`.${mainLayoutStyles.frameBanner} #notice`).textContent).toBe('An update is available.')
  })
})

describe('a page', () => {
  it.each([
    ['/booking', '/booking/confirmation', 'deeper'],
    ['/users/1/profile', '/users', 'back'],
    ['/booking', '/calendar', 'none'],
  ])('slides from %s to %s: %s', (from, to, slide) => {
    expect(slideBetween(from, to)).toBe(slide)
  })
})

describe('an avatar', () => {
  it('has a dot and a word while its person is online', () => {
    const draw = render(<Avatar name="Ruth Adeyemi" userId="ruth" />)
    expect(find(`.${avatarStyles.avatar}`).textContent).toBe('RA')
    draw(
      <OnlinePeople value={new Set(['ruth'])}>
        <Avatar name="Ruth Adeyemi" userId="ruth" />
        <Avatar name="Somebody" />
      </OnlinePeople>,
    )
    expect([...document.querySelectorAll(`.${avatarStyles.avatar}`)].map(({ textContent }) => textContent)).toEqual([
      'RAonline',
      'S',
    ])
  })
})
