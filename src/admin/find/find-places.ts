import { resources } from '../../../resources'
import { folded } from '../../../rules/folded'
import type { OperationAbility } from '../ability'
import { crumbsOf } from '../record/places'
import type { Found } from './find-lists'

/** The staff's lists that a person may open, whose name has a text; all of them before anything is typed. */
export function placesNamed(text: string, ability: OperationAbility): Found[] {
  const sought = folded(text)
  return resources
    .filter(({ list, path }) => path && ability.can('call', list))
    .map((resource) => {
      const above = crumbsOf(resource).slice(0, -1)
      return {
        key: `place ${resource.list}`,
        title: resource.label,
        facts: above.map(({ label }) => label).join(' · '),
        to: resource.path ?? '/',
      }
    })
    .filter(({ title, facts }) => folded(`${title} ${facts}`).includes(sought))
}
