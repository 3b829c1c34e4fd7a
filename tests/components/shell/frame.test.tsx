// @vitest-environment happy-dom
import { act } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Ability } from '../../../access/viewer'
import { FrameNotice } from '../../../src/layouts/frame-notice'
import { MainLayout } from '../../../src/layouts/main-layout'
import mainLayoutStyles from '../../../src/layouts/main-layout.module.css'
import { slideBetween } from '../../../src/layouts/path-depth'
import topBarStyles from '../../../src/layouts/top-bar.module.css'
import { adminMenuOf, menuOf } from '../../../src/learn/shell/menu'
import type { Viewer } from '../../../src/providers/sign-in/viewer'
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
const staff = ['Sessions', 'Users', 'Mocks', 'Billing', 'Settings']

function Counted({ onDraw }: { onDraw: () => void }) {
  onDraw()
  return null
}

afterEach(() => vi.useRealTimers())

describe('the menu', () => {
  // The other places appear when their pages are built.
  const learner = ['Dashboard', 'Booking', 'Classroom', 'Calendar']

  it('of a student has the places that are built, and none of the staff’s', () => {
    expect(labels(menuOf(viewer()))).toEqual(learner)
    expect(adminMenuOf(viewer())).toEqual([])
  })

  it.each(['tutoringSolicitor', 'interviewer'] as const)('of a %s has them too', (type) => {
    expect(labels(menuOf(viewer({ type })))).toEqual(learner)
  })

  it.each(['admin', 'supervisor'] as const)('of a %s has all places of the staff', (role) => {
    expect(labels(adminMenuOf(viewer({ role })))).toEqual(staff)
  })

  it.each<[Ability, string]>([
    ['view_all_sessions', 'Sessions'],
    ['view_all_users', 'Users'],
    ['view_all_mocks', 'Mocks'],
    ['manage_billing', 'Billing'],
    ['manage_roles', 'Settings'],
  ])('shows who holds %s the item %s alone', (ability, label) => {
    expect(labels(adminMenuOf(viewer({ abilities: [ability] })))).toEqual([label])
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
