import type { Answer, Person } from '../../../build'
import { type Reviews, reviews } from '../review-card/library'

const CARD = `id kind front back practiceArea { id } origin originName blockId slideId sessionId bundleId bundle { id } dueAt`
const CREATE = `mutation ($kind: CardKind!, $front: Html!, $back: Html, $practiceAreaId: ID, $blockId: ID, $slideId: ID, $sessionId: ID, $criterionId: ID, $idempotencyKey: String) {
  cardCreate(kind: $kind, front: $front, back: $back, practiceAreaId: $practiceAreaId, blockId: $blockId, slideId: $slideId, sessionId: $sessionId,
    criterionId: $criterionId, idempotencyKey: $idempotencyKey) { ${CARD} } }`
const UPDATE = `mutation ($id: ID!, $kind: CardKind, $front: Html, $back: Html, $practiceAreaId: ID) {
  cardUpdate(id: $id, kind: $kind, front: $front, back: $back, practiceAreaId: $practiceAreaId) { ${CARD} } }`
const DELETE = 'mutation ($id: ID!) { cardDelete(id: $id) { id } }'
const LIST = `query ($search: String, $practiceAreaId: ID, $page: Int, $pageSize: Int) {
  ownCards(search: $search, practiceAreaId: $practiceAreaId, page: $page, pageSize: $pageSize) { entries { ${CARD} } pageInfo { totalCount } } }`
const ONE = `query ($id: ID!) { ownCard(id: $id) { ${CARD} } }`

export const basic = { kind: 'basic', front: '<p>Who overreaches?</p>', back: '<p>Two trustees</p>' }
export const cloze = (front: string) => ({ kind: 'cloze', front: `<p>${front}</p>` })

/** A server with people who write cards of their own. */
export async function writers() {
  const app: Reviews = await reviews()
  const { tell } = app
  return {
    ...app,
    create: (card: object, who: Person): Promise<Answer> => tell(CREATE, card, who),
    change: (id: string, values: object, who: Person): Promise<Answer> => tell(UPDATE, { id, ...values }, who),
    remove: (id: string, who: Person): Promise<Answer> => tell(DELETE, { id }, who),
    read: (id: string, who: Person): Promise<Answer> => tell(ONE, { id }, who),
    list: async (who: Person, variables: object = {}) => (await tell(LIST, variables, who)).data.ownCards,
    /** Makes a card, and answers what the server says of it. */
    async made(card: object, who: Person) {
      const { data, errors } = await tell(CREATE, card, who)
      if (errors) throw new Error(JSON.stringify(errors))
      return data.cardCreate
    },
  }
}
export type Writers = Awaited<ReturnType<typeof writers>>
