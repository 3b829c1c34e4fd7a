import { heads } from '../../../resources/generated/heads'
import { folded } from '../../../rules/folded'
import type { OperationAbility } from '../ability'
import { crumbsOf } from '../record/places'
import type { Found } from './find-lists'

/** The staff's lists that a person may open, whose name has a text; all of them before anything is typed. */
export function placesNamed(text: string, ability: OperationAbility): Found[] {
  const sought = folded(text)
  return heads
    .filter(({ list, path }) => path && ability.can('call', list))
    .map((head) => {
      const above = crumbsOf(head).slice(0, -1)
      return {
        key: `place ${head.list}`,
        title: head.label,
        facts: above.map(({ label }) => label).join(' · '),
        to: head.path ?? '/',
      }
    })
    .filter(({ title, facts }) => folded(`${title} ${facts}`).includes(sought))
}
