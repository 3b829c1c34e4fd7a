import { expect, type Locator, type Page, test } from '@playwright/test'
import { enrolled } from './enrolled'
import type { Product } from './product'
import { sharedProduct } from './shared-product'
import { looks } from './taps'
import { walked } from './walked'

let product: Product
test.beforeAll(async () => {
  product = await sharedProduct()
})
test.afterAll(() => product?.close())

const GROUP = 'SQE1, both papers'
const OWNER = `query ($search: String!) { studyGroups(search: $search) { entries { id memberCount
  members { role user { email } } } } }`

interface Found {
  studyGroups: { entries: { id: string; memberCount: number; members: { role: string; user: { email: string } }[] }[] }
}

/** A group of the demo school, and the address of the tutor who owns it. */
async function ownedGroup() {
  const { accessToken } = await product.tokens('admin@articled.example')
  const { studyGroups } = await product.send<Found>(OWNER, { search: GROUP }, accessToken)
  const [group] = studyGroups.entries
  const owner = group?.members.find(({ role }) => role === 'owner')?.user.email
  if (!group || !owner) throw new Error(`nobody owns ${GROUP}`)
  return { ...group, owner }
}

/** Opens the bell and follows the notification that begins with these words. */
async function followBell(page: Page, words: string) {
  await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click()
  await page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: new RegExp(`^${words}`) })
    .first()
    .click()
}

const part = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Group' }).getByRole('link', { name: new RegExp(`^${name}`) })

const pageOf = async (email: string, how: object, path: string) => {
  const page = await (await product.signedIn(email, how)).newPage()
  await page.goto(product.url + path)
  return page
}

// The student comes with the one size and the tutor with the other, so that each run sees both.
for (const { look, place, ...how } of walked(looks, 1))
  test(`a student ${look} applies to a group, is let in and told, reads what the tutor posts, and leaves`, async () => {
    const [email, lastName] = [`applicant${place}@articled.example`, place ? 'Morgan' : 'Prosser']
    await enrolled(product, { email, firstName: 'Nia', lastName, preparation: 'sqe1' })
    const group = await ownedGroup()
    const title = `Read for Sunday, ${lastName}`
    const { look: _, place: __, ...other } = looks[1 - place] ?? looks[0]

    const student = await pageOf(email, how, '/study-groups')
    await student.getByRole('link', { name: /^Open/ }).first().click()
    await student.getByLabel('Search open groups').fill('both papers')
    await student.getByRole('link', { name: `See and apply: ${GROUP}` }).click()
    await student.getByRole('button', { name: 'Apply to join' }).click()
    const form = student.getByRole('dialog', { name: 'Apply to join' })
    await form.getByText('The coming sitting').click()
    await form.getByLabel('A line to those who lead it').fill('I work four days a week.')
    await form.getByRole('button', { name: 'Send application' }).click()
    const sent = student.getByRole('region', { name: 'What you sent' })
    await sent.getByText('I work four days a week.').waitFor()
    await sent.getByText('The coming sitting').waitFor()
    expect(await part(student, 'Members').count()).toBe(0)

    const tutor = await pageOf(group.owner, other, '/dashboard')
    await followBell(tutor, `Nia ${lastName} has applied`)
    const applicants = tutor.getByRole('region', { name: /^Applicants/ })
    const applicant = applicants.getByRole('listitem').filter({ hasText: `Nia ${lastName}` })
    await applicant.getByText('I work four days a week.').waitFor()
    await applicant.getByText(/^The coming sitting/).waitFor()
    await applicant.getByRole('button', { name: `Approve Nia ${lastName}` }).click()
    await applicant.waitFor({ state: 'detached' })
    await tutor.getByRole('region', { name: 'Members and invitations' }).getByText(`Nia ${lastName}`).waitFor()

    await followBell(student, `You are in: ${GROUP}`)
    await student.getByRole('heading', { name: 'You and this group' }).waitFor()
    const posts = student.getByRole('region', { name: 'Posts' })
    await posts.waitFor()
    await part(student, 'Members').click()
    const inPart = student.getByRole('region', { name: 'The coming sitting' })
    await inPart.getByText(`Nia ${lastName}`).waitFor()
    await expect(part(student, 'Members')).toContainText(String(group.memberCount + 1))

    await part(tutor, 'Info').click()
    await tutor.getByRole('button', { name: 'New post' }).click()
    const writing = tutor.getByRole('dialog', { name: `New post in ${GROUP}` })
    await writing.getByLabel('Title').fill(title)
    await writing.getByRole('button', { name: 'Post', exact: true }).click()
    await tutor
      .getByRole('dialog', { name: 'Notify the group?' })
      .getByRole('button', { name: /^Notify \d+ people$/ })
      .click()
    await tutor.getByRole('article', { name: title }).getByText('Members told').waitFor()

    await followBell(student, title)
    await posts.getByRole('article', { name: title }).getByText('New', { exact: true }).waitFor()

    await student.getByRole('button', { name: 'Leave group' }).click()
    const leaving = student.getByRole('alertdialog', { name: `Leave ${GROUP}?` })
    await leaving.getByRole('button', { name: 'Leave group' }).click()
    await student.getByRole('button', { name: 'Apply to join' }).waitFor()
    expect(await posts.count()).toBe(0)
    expect((await ownedGroup()).memberCount).toBe(group.memberCount)
    for (const page of [student, tutor]) await page.context().close()
  })
